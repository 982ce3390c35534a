func widgets() -> [Widget] {
    let map = SimpleMap()
    let scale = ShumateScale(viewport: map.viewport)
    return [map, scale, Compass(viewport: map.viewport)]
}
