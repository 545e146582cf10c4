import { linearOfByte } from './colour-space.ts'
import type { Material } from './material.ts'
import { materials } from './materials.ts'
import { coarseField, grain, soft, soft2 } from './noise.ts'
import type { Part } from './part.ts'
import { type LocalMap, localMap, type Placement } from './placement.ts'
import type { Area, PartRaster, View } from './raster.ts'

/** A part cut out of its material: coverage and linear colour per pixel of its area. */
export interface Cut {
  part: Part
  material: Material
  area: Area
  /** Pixels per unit of the part. */
  scale: number
  /** Pixel of the area to the part's own coordinates. */
  map: LocalMap
  mask: Float32Array
  colour: Float32Array
  strokes: { groove: Float32Array; ridge: Float32Array; fold: Float32Array } | undefined
}

const WANDER_SIZE = 55

function pixelMap(at: Placement, view: View, area: Area, pixelsPerUnit: number): LocalMap {
  const unit = localMap(at)
  const originX = view.x + area.x / pixelsPerUnit
  const originY = view.y + area.y / pixelsPerUnit
  return {
    a: unit.a / pixelsPerUnit,
    b: unit.b / pixelsPerUnit,
    c: unit.c / pixelsPerUnit,
    d: unit.d / pixelsPerUnit,
    e: unit.e + unit.a * originX + unit.c * originY,
    f: unit.f + unit.b * originX + unit.d * originY,
  }
}

/** Copies the raster with its outline and print gently displaced, as cloth is never vector-straight. */
export function cutPart(
  part: Part,
  at: Placement,
  raster: PartRaster,
  view: View,
  pixelsPerUnit: number,
): Cut {
  const { area } = raster
  const { w, h } = area
  const scale = at.scale * pixelsPerUnit
  const material = materials[part.material]
  const map = pixelMap(at, view, area, pixelsPerUnit)
  const wobble = (part.wobble ?? material.wobble) * scale
  const fuzz = (material.fuzz ?? 0) * scale * 0.55
  const wander = (noise: typeof soft) =>
    coarseField(
      w,
      h,
      4,
      (x, y) => wobble * noise(map.a * x + map.c * y + map.e, map.b * x + map.d * y + map.f, WANDER_SIZE),
    )
  const wanderX = wander(soft)
  const wanderY = wander(soft2)
  const near = coverageNearby(raster.paint, w, h)
  const mask = new Float32Array(w * h)
  const colour = new Float32Array(w * h * 3)
  const strokes = raster.strokes && {
    groove: new Float32Array(w * h),
    ridge: new Float32Array(w * h),
    fold: new Float32Array(w * h),
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (!near.covers(x, y)) continue
      const i = y * w + x
      let dx = wanderX[i] as number
      let dy = wanderY[i] as number
      if (fuzz > 0) {
        const lx = map.a * x + map.c * y + map.e
        const ly = map.b * x + map.d * y + map.f
        dx += fuzz * (soft(lx, ly, 4) + 0.8 * grain(lx, ly, 2))
        dy += fuzz * (soft2(lx, ly, 4) + 0.8 * grain(lx + 40, ly, 2))
      }
      const sx = clamp(x + dx, w - 1.001)
      const sy = clamp(y + dy, h - 1.001)
      const xi = sx | 0
      const yi = sy | 0
      const fx = sx - xi
      const fy = sy - yi
      const corner = yi * w + xi
      const right = xi + 1 < w ? 1 : 0
      const below = yi + 1 < h ? w : 0
      let covered = 0
      let red = 0
      let green = 0
      let blue = 0
      for (let q = 0; q < 4; q++) {
        const source = corner + (q & 1 ? right : 0) + (q & 2 ? below : 0)
        const weight = (q & 1 ? fx : 1 - fx) * (q & 2 ? fy : 1 - fy)
        const alpha = ((raster.paint[source * 4 + 3] as number) / 255) * weight
        if (alpha > 0) {
          covered += alpha
          red += (linearOfByte[raster.paint[source * 4] as number] as number) * alpha
          green += (linearOfByte[raster.paint[source * 4 + 1] as number] as number) * alpha
          blue += (linearOfByte[raster.paint[source * 4 + 2] as number] as number) * alpha
        }
        if (strokes && raster.strokes) {
          const share = weight / 255
          strokes.groove[i] = (strokes.groove[i] as number) + (raster.strokes[source * 3] as number) * share
          strokes.ridge[i] = (strokes.ridge[i] as number) + (raster.strokes[source * 3 + 1] as number) * share
          strokes.fold[i] = (strokes.fold[i] as number) + (raster.strokes[source * 3 + 2] as number) * share
        }
      }
      if (covered <= 0) continue
      mask[i] = covered
      colour[i * 3] = red / covered
      colour[i * 3 + 1] = green / covered
      colour[i * 3 + 2] = blue / covered
    }
  }
  return { part, material, area, scale, map, mask, colour, strokes }
}

const clamp = (value: number, max: number) => (value < 0 ? 0 : Math.min(value, max))

/** A coarse map of painted areas, so that empty pixels cost nothing. */
function coverageNearby(paint: Buffer, w: number, h: number) {
  const cell = 16
  const columns = Math.ceil(w / cell) + 2
  const rows = Math.ceil(h / cell) + 2
  const used = new Uint8Array(columns * rows)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if ((paint[(y * w + x) * 4 + 3] as number) === 0) continue
      used[(((y / cell) | 0) + 1) * columns + ((x / cell) | 0) + 1] = 1
      x |= cell - 1
    }
  }
  const wide = new Uint8Array(columns * rows)
  for (let j = 1; j < rows - 1; j++) {
    for (let i = 1; i < columns - 1; i++) {
      if (!used[j * columns + i]) continue
      for (let dj = -1; dj <= 1; dj++) {
        for (let di = -1; di <= 1; di++) wide[(j + dj) * columns + i + di] = 1
      }
    }
  }
  return {
    covers: (x: number, y: number) => wide[(((y / cell) | 0) + 1) * columns + ((x / cell) | 0) + 1] === 1,
  }
}
