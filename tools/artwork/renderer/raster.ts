import sharp from 'sharp'
import { type Part, partOutline } from './part.ts'
import { type Placement, placementTransform } from './placement.ts'

/** The visible part of the scene, in scene units. */
export interface View {
  x: number
  y: number
  w: number
  h: number
}

/** A rectangle of picture pixels. */
export interface Area {
  x: number
  y: number
  w: number
  h: number
}

export interface PartRaster {
  area: Area
  /** Colour and coverage, four bytes a pixel. */
  paint: Buffer
  /** Groove, ridge and fold strokes in red, green and blue; three bytes a pixel. */
  strokes: Buffer | undefined
}

const PREVIEW = 8
const INVISIBLE = 3

async function pixels(svg: string, alpha: boolean): Promise<Buffer> {
  const image = sharp(Buffer.from(svg))
  return (alpha ? image.ensureAlpha() : image.removeAlpha()).raw().toBuffer()
}

function toSvg(body: string, view: View, width: number, height: number): string {
  const box = `${view.x} ${view.y} ${view.w} ${view.h}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="none">${body}</svg>`
}

function placed(body: string, part: Part, at: Placement): string {
  const inner = part.transform ? `<g transform="${part.transform}">${body}</g>` : body
  return `<g transform="${placementTransform(at)}">${inner}</g>`
}

function paintBody(part: Part, at: Placement): string {
  const fill = partOutline(part, part.fill)
  if (!part.print) return placed(fill, part, at)
  if (!part.path) return placed(`${fill}<g>${part.print}</g>`, part, at)
  const clip = `<clipPath id="outline"><path d="${part.path}"/></clipPath>`
  return `<defs>${clip}</defs>${placed(`${fill}<g clip-path="url(#outline)">${part.print}</g>`, part, at)}`
}

function strokesBody(part: Part, at: Placement, view: View): string {
  const ground = `<rect x="${view.x}" y="${view.y}" width="${view.w}" height="${view.h}" fill="#000"/>`
  const strokes = `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#00f">${part.fold ?? ''}</g><g stroke="#0f0">${part.ridge ?? ''}</g><g stroke="#f00">${part.groove ?? ''}</g></g>`
  return ground + placed(strokes, part, at)
}

/** The area of the part, found on a small preview so that only that area is drawn in full. */
async function coveredArea(
  body: string,
  view: View,
  width: number,
  height: number,
): Promise<Area | undefined> {
  const columns = Math.ceil(width / PREVIEW)
  const rows = Math.ceil(height / PREVIEW)
  const scale = view.w / width
  const wide = { x: view.x, y: view.y, w: columns * PREVIEW * scale, h: rows * PREVIEW * scale }
  const preview = await pixels(toSvg(body, wide, columns, rows), true)
  let left = columns
  let top = rows
  let right = -1
  let bottom = -1
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if ((preview[(y * columns + x) * 4 + 3] as number) === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < 0) return undefined
  const margin = 2
  const x = Math.max(0, (left - margin) * PREVIEW)
  const y = Math.max(0, (top - margin) * PREVIEW)
  return {
    x,
    y,
    w: Math.min(width, (right + 1 + margin) * PREVIEW) - x,
    h: Math.min(height, (bottom + 1 + margin) * PREVIEW) - y,
  }
}

export async function rasterise(
  part: Part,
  at: Placement,
  view: View,
  width: number,
  height: number,
): Promise<PartRaster | undefined> {
  const body = paintBody(part, at)
  const area = await coveredArea(body, view, width, height)
  if (!area) return undefined
  const scale = view.w / width
  const window = {
    x: view.x + area.x * scale,
    y: view.y + area.y * scale,
    w: area.w * scale,
    h: area.h * scale,
  }
  const paint = await pixels(toSvg(body, window, area.w, area.h), true)
  if (!hasCoverage(paint)) return undefined
  const marked = part.groove || part.ridge || part.fold
  const strokes = marked
    ? await pixels(toSvg(strokesBody(part, at, window), window, area.w, area.h), false)
    : undefined
  return { area, paint, strokes }
}

function hasCoverage(paint: Buffer): boolean {
  for (let i = 3; i < paint.length; i += 4) if ((paint[i] as number) > INVISIBLE) return true
  return false
}
