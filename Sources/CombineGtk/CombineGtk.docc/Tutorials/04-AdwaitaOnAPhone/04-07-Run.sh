swift run Recipes --width 360
