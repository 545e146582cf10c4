import type { MaterialName } from './materials.ts'
import type { Placement } from './placement.ts'

/** One piece of a picture, cut from one material. Parts are laid from bottom to top. */
export interface Part {
  /** The outline as SVG path data, or … */
  path?: string
  /** … as SVG elements for shapes without a single outline (strokes, groups). */
  shape?: (fill: string) => string
  fill: string
  material: MaterialName
  /** SVG drawn over the fill and clipped to the outline. */
  print?: string
  /** Stroked paths pressed in (seams), raised (ribs), or softly folded. */
  groove?: string
  ridge?: string
  fold?: string
  foldBlur?: number
  foldDepth?: number
  /** Height over the layer below; decides the shadow. */
  lift?: number
  /** A small piece sewn or glued on: a tight shadow instead of a wide one. */
  flat?: boolean
  at?: Placement
  /** An SVG transform of the outline inside the part. */
  transform?: string
  /** Direction and size of the weave. */
  turn?: number
  weave?: number
  /** Moves the creases, so that two sleeves do not crease alike. */
  seed?: number
  /** Depth of the micro relief; 1 keeps that of the material. */
  relief?: number
  /** Darkening along the outline. */
  edgeShade?: number
  /** Overrides of the material. */
  edge?: number
  steep?: number
  crease?: number
  wobble?: number
  smooth?: number
  shine?: number
  polish?: number
}

export const partOutline = (part: Part, fill: string): string =>
  part.path ? `<path d="${part.path}" fill="${fill}"/>` : (part.shape?.(fill) ?? '')
