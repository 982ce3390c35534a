extension Policy {
    private static let neighbors = "reads beyond the path's memory where the point is on another path"

    static let gsk: [String: [Decision]] = [
        "gsk_*_error_quark": [.hide("GLibError names the domain; `catch` matches the enumeration")],
        "gsk_value_*": [.hide("Value holds render nodes")],
        // Paths.
        "gsk_path_foreach_intersection": [.name("forEachIntersection(with:_:)"), .parameters(["path2": "other"])],
        "gsk_path_get_next": [.hide(neighbors)],
        "gsk_path_get_previous": [.hide(neighbors)],
        "gsk_transform_matrix_2d": [.name("matrix2D(xx:yx:xy:yy:dx:dy:)")],
        // Colors.
        "gsk_component_transfer_new_gamma": [
            .parameters(["amp": "amplitude", "exp": "exponent", "ofs": "offset"])
        ],
        "gsk_component_transfer_new_linear": [.parameters(["m": "slope", "b": "intercept"])],
        "gsk_component_transfer_node_new": [.parameters(["r": "red", "g": "green", "b": "blue", "a": "alpha"])],
        "gsk_component_transfer_node_get_transfer": [.name("transfer(for:)")],
        "gsk_composite_node_new": [.parameters(["op": "operator"])],
        // Nodes.
        "gsk_render_replay_default": [.name("replayByDefault(_:)")],
        // A snap is a number, which no type is the home of.
        "gsk_rect_snap_new": [.home("SnapDirection", as: "rect_snap"), .name("rectSnap(top:right:bottom:left:)")],
        "gsk_rect_snap_get_direction": [
            .home("SnapDirection", as: "get_direction"), .name("direction(of:at:)"),
        ],
    ]
}
