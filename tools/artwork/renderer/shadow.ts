import { blur } from './blur.ts'
import type { Rgb } from './colour-space.ts'
import type { Cut } from './cut.ts'

/** Offset and blur as shares of the lift, and strength. */
type Pass = readonly [offset: number, blur: number, strength: number]

const standing: readonly Pass[] = [
  [0.12, 0.22, 0.42],
  [0.55, 0.6, 0.3],
  [1.5, 1.7, 0.17],
]
const lyingFlat: readonly Pass[] = [
  [0.2, 0.35, 0.36],
  [0.8, 0.9, 0.26],
]
const DIRECTION_X = 0.48
const DIRECTION_Y = 0.8
const UNSEEN = 0.002

export interface Canvas {
  width: number
  height: number
  /** Linear RGB, three floats a pixel. */
  light: Float32Array
}

export function castShadow(canvas: Canvas, cut: Cut, colour: Rgb): void {
  const lift = (cut.part.lift ?? 8) * cut.scale
  if (lift <= 0) return
  for (const pass of cut.part.flat ? lyingFlat : standing) castPass(canvas, cut, colour, lift, pass)
}

/** Wide shadows are computed on a reduced mask: they hold no detail. */
function castPass(
  canvas: Canvas,
  cut: Cut,
  colour: Rgb,
  lift: number,
  [offset, spread, strength]: Pass,
): void {
  const sigma = spread * lift
  const reduce = sigma > 10 ? 4 : sigma > 4 ? 2 : 1
  const margin = Math.ceil((sigma * 3) / reduce) + 1
  const small = reducedMask(cut, reduce, margin)
  const soft = blur(small.mask, small.width, small.height, sigma / reduce)
  const shiftX = cut.area.x + Math.round(DIRECTION_X * offset * lift) - margin * reduce
  const shiftY = cut.area.y + Math.round(DIRECTION_Y * offset * lift) - margin * reduce
  const middle = (reduce - 1) / 2
  const fromX = Math.max(0, shiftX)
  const fromY = Math.max(0, shiftY)
  const toX = Math.min(canvas.width, shiftX + (small.width - 1) * reduce)
  const toY = Math.min(canvas.height, shiftY + (small.height - 1) * reduce)
  const dim0 = 1 - colour[0]
  const dim1 = 1 - colour[1]
  const dim2 = 1 - colour[2]
  const { light } = canvas
  for (let y = fromY; y < toY; y++) {
    const v = Math.max(0, (y - shiftY - middle) / reduce)
    const j = v | 0
    const fy = v - j
    for (let x = fromX; x < toX; x++) {
      const u = Math.max(0, (x - shiftX - middle) / reduce)
      const i = u | 0
      const o = j * small.width + i
      let shade = soft[o] as number
      if (reduce > 1) {
        const fx = u - i
        const top = shade + ((soft[o + 1] as number) - shade) * fx
        const below = soft[o + small.width] as number
        const bottom = below + ((soft[o + small.width + 1] as number) - below) * fx
        shade = top + (bottom - top) * fy
      }
      const t = shade * strength
      if (t < UNSEEN) continue
      const p = (y * canvas.width + x) * 3
      light[p] = (light[p] as number) * (1 - t * dim0)
      light[p + 1] = (light[p + 1] as number) * (1 - t * dim1)
      light[p + 2] = (light[p + 2] as number) * (1 - t * dim2)
    }
  }
}

function reducedMask(cut: Cut, reduce: number, margin: number) {
  const { w, h } = cut.area
  const width = Math.ceil(w / reduce) + margin * 2 + 1
  const height = Math.ceil(h / reduce) + margin * 2 + 1
  const mask = new Float32Array(width * height)
  const share = 1 / (reduce * reduce)
  for (let y = 0; y < h; y++) {
    const row = (((y / reduce) | 0) + margin) * width + margin
    for (let x = 0; x < w; x++) {
      const value = cut.mask[y * w + x] as number
      if (value === 0) continue
      const o = row + ((x / reduce) | 0)
      mask[o] = (mask[o] as number) + value * share
    }
  }
  return { mask, width, height }
}
