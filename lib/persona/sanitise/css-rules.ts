/** The allowlist of styles. Anything else is dropped, because it might load a resource. */

export const AT_RULES = new Set([
  'media',
  'keyframes',
  '-webkit-keyframes',
  '-moz-keyframes',
  'supports',
  'layer',
  'container',
])

/** Functions that compute, colour, draw or move; none of them loads a resource. */
export const FUNCTIONS = new Set(
  'abs acos asin atan atan2 attr blur brightness calc circle clamp color color-mix conic-gradient contrast cos counter counters cubic-bezier drop-shadow ellipse exp fit-content grayscale hsl hsla hue-rotate hwb hypot inset invert lab lch light-dark linear linear-gradient log matrix matrix3d max min minmax mod oklab oklch opacity path perspective polygon pow radial-gradient rect rem repeat repeating-conic-gradient repeating-linear-gradient repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez round saturate scale scale3d scalex scaley scalez sepia sign sin skew skewx skewy sqrt steps style tan translate translate3d translatex translatey translatez var xywh -webkit-linear-gradient -webkit-radial-gradient -moz-linear-gradient -moz-radial-gradient -o-linear-gradient'.split(
    ' ',
  ),
)

export const PROPERTIES_THAT_RUN = new Set(['-moz-binding', 'behavior', '-ms-behavior'])
