/** Properties of a lit surface. Lengths are scene units (a picture is 800 × 1000). */
export interface Material {
  /** Radius of the rounded edge. */
  edge: number
  /** Steepness of that edge, 1 = a quarter circle. */
  steep: number
  /** Depth and size of creases. */
  crease: number
  creaseSize?: number
  /** Displacement of the outline, so that no edge is vector-straight. */
  wobble: number
  /** Extra high-frequency displacement of hairy surfaces. */
  fuzz?: number
  /** Blur of the edge profile as a share of `edge`. */
  smooth?: number
  /** Strength and tightness of the highlight. */
  shine?: number
  polish?: number
  /** Light caught by fibres at the rim. */
  sheen?: number
  /** Micro height and brightness factor at a point. */
  relief: (x: number, y: number) => number
  tone: (x: number, y: number) => number
}
