import type { Cut } from './cut.ts'
import type { Canvas } from './shadow.ts'
import { FAINT, type Surface } from './surface.ts'

/** The key light comes from the upper left, as in a quiet studio. */
const KEY = normalised(-0.46, -0.62, 0.78)
const HALFWAY = normalised(KEY.x, KEY.y, KEY.z + 1)
const AMBIENT = 0.44
const SKY = 0.06
const DIRECT = 0.5
const WARMTH = [1.006, 1, 0.99] as const
/** Dark sides become more saturated, as in real cloth. */
const SATURATION = 0.22

function normalised(x: number, y: number, z: number) {
  const length = Math.hypot(x, y, z)
  return { x: x / length, y: y / length, z: z / length }
}

/** Lays the lit part over the canvas. A flat area keeps exactly its swatch colour. */
export function layLit(canvas: Canvas, cut: Cut, surface: Surface): void {
  const { part, material, mask, colour, scale } = cut
  const { x: left, y: top, w, h } = cut.area
  const { height, tone, inside, groove } = surface
  const shine = part.shine ?? material.shine ?? 0
  const tightness = (part.polish ?? material.polish ?? 20) * 2
  const flatShine = shine * HALFWAY.z ** tightness * 0.6
  const sheen = material.sheen ?? 0
  const edgeShade = part.edgeShade ?? 0.16
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const cover = mask[i] as number
      if (cover < FAINT) continue
      const slopeX = ((height[x < w - 1 ? i + 1 : i] as number) - (height[x > 0 ? i - 1 : i] as number)) * 0.5
      const slopeY = ((height[y < h - 1 ? i + w : i] as number) - (height[y > 0 ? i - w : i] as number)) * 0.5
      const nz = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1)
      const nx = -slopeX * nz
      const ny = -slopeY * nz
      const facing = Math.max(0, nx * KEY.x + ny * KEY.y + nz * KEY.z) / KEY.z
      let shade = AMBIENT - SKY * ny + DIRECT * facing
      if (shade > 1) shade = 1 + 0.5 * (1 - Math.exp(-(shade - 1) * 1.6))
      let open = 1
      if (groove) open -= 0.34 * Math.min(1, (groove[i] as number) * 1.5)
      const edgeDistance = (inside[i] as number) / scale
      if (edgeDistance < 30) open *= 1 - edgeShade * Math.exp(-edgeDistance / 5)
      const rim = sheen ? sheen * (1 - nz) ** 1.2 * 0.9 : 0
      const highlight = shine
        ? shine * Math.max(0, nx * HALFWAY.x + ny * HALFWAY.y + nz * HALFWAY.z) ** tightness - flatShine
        : 0
      const lit = shade * open
      const dark = lit < 1 ? (1 - lit) * SATURATION : 0
      const p = ((y + top) * canvas.width + x + left) * 3
      for (let c = 0; c < 3; c++) {
        const base = Math.max(1e-4, (colour[i * 3 + c] as number) * (tone[i] as number))
        const deep = dark > 0.004 ? base * Math.exp(dark * Math.log(base)) : base
        const value = Math.max(0, deep * lit * (WARMTH[c] as number) + rim * (base * 0.7 + 0.12) + highlight)
        canvas.light[p + c] = (canvas.light[p + c] as number) * (1 - cover) + value * cover
      }
    }
  }
}
