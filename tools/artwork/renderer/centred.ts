import sharp from 'sharp'
import { type Part, partOutline } from './part.ts'
import { type Placement, placementTransform, unmoved } from './placement.ts'

export interface Bounds {
  x: number
  y: number
  w: number
  h: number
}

/** The box that a product fills. */
export interface Box {
  x?: number
  y?: number
  w?: number
  h?: number
  turn?: number
  /** Maximum enlargement of a small product. */
  largest?: number
}

const MARGIN = 400
const SPAN = { w: 1600, h: 1800 }
const COLUMNS = 400

/** The box around all parts, measured on a small raster. */
export async function measureBounds(parts: readonly Part[]): Promise<Bounds> {
  const rows = (COLUMNS * SPAN.h) / SPAN.w
  const body = parts.map(outlineInPlace).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS}" height="${rows}" viewBox="${-MARGIN} ${-MARGIN} ${SPAN.w} ${SPAN.h}">${body}</svg>`
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer()
  let left = COLUMNS
  let top = rows
  let right = -1
  let bottom = -1
  for (let i = 0; i < alpha.length; i++) {
    if ((alpha[i] as number) <= 20) continue
    const x = i % COLUMNS
    const y = Math.floor(i / COLUMNS)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const unit = SPAN.w / COLUMNS
  return {
    x: left * unit - MARGIN,
    y: top * unit - MARGIN,
    w: (right - left + 1) * unit,
    h: (bottom - top + 1) * unit,
  }
}

function outlineInPlace(part: Part): string {
  const outline = partOutline(part, '#000')
  const inner = part.transform ? `<g transform="${part.transform}">${outline}</g>` : outline
  return `<g transform="${placementTransform(part.at ?? unmoved)}">${inner}</g>`
}

/** A placement that centres the parts in a box, so that no product needs a manual placement. */
export async function centred(
  parts: readonly Part[],
  box: Box = {},
): Promise<Placement & { bounds: Bounds }> {
  const { x = 400, y = 496, w = 650, h = 780, turn = 0, largest = 1.3 } = box
  const bounds = await measureBounds(parts)
  return {
    x,
    y,
    turn,
    scale: Math.min(w / bounds.w, h / bounds.h, largest),
    centreX: bounds.x + bounds.w / 2,
    centreY: bounds.y + bounds.h / 2,
    bounds,
  }
}
