extension Policy {
    static let glib: [String: [Decision]] = [
        "g_date_days_between": [.name("days(until:)")],
        "g_date_order": [.name("sort(with:)")],
        "g_date_set_dmy": [.name("set(day:month:year:)")],
        "g_date_set_parse": [.name("parse(_:)")],
        "g_date_set_time": [.hide("deprecated; setTime(_:) takes the same")],
        "g_date_set_time_t": [.name("setTime(_:)")],
        "g_date_valid_dmy": [.name("isValid(day:month:year:)")],
        "g_date_valid": [.name("isValid")],
        "g_date_valid_day": [.name("isValid(day:)")],
        "g_date_valid_julian": [.name("isValid(julianDay:)")],
        "g_date_valid_month": [.name("isValid(month:)")],
        "g_date_valid_weekday": [.name("isValid(weekday:)")],
        "g_date_valid_year": [.name("isValid(year:)")],
        "g_time_zone_new": [.hide("deprecated; init(identifier:) says where there is no such zone")],
        "g_time_zone_new_identifier": [.name("init(identifier:)")],
        "g_time_zone_adjust_time": [.name("adjustTime(_:time:)")],
        "g_time_zone_is_dst": [.name("isDaylightSavingTime(interval:)")],
        "g_time_zone_get_offset": [.name("offset(interval:)")],
        "g_time_zone_get_abbreviation": [.name("abbreviation(interval:)")],
    ]
}
