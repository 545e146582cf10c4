import { blur } from './blur.ts'
import type { Cut } from './cut.ts'
import { distanceInside } from './distance.ts'
import { coarseField, soft, soft2 } from './noise.ts'

/** The height field of a cut part, in pixels, with other inputs of the lighting. */
export interface Surface {
  height: Float32Array
  tone: Float32Array
  /** Distance to the outline in pixels. */
  inside: Float32Array
  /** Blurred seams, for the shade inside them. */
  groove: Float32Array | undefined
}

/** Beyond this many units the outline no longer darkens the surface. */
const EDGE_SHADE_REACH = 12
export const FAINT = 0.004

export function buildSurface(cut: Cut): Surface {
  const { part, material, mask, scale } = cut
  const { w, h } = cut.area
  const edge = (part.edge ?? material.edge) * scale
  const inside = distanceInside(mask, w, h, Math.max(edge, EDGE_SHADE_REACH * scale))
  const rounded = roundedEdge(inside, edge, part.steep ?? material.steep)
  const softness = edge * (part.smooth ?? material.smooth ?? 0.14)
  const height = blur(rounded, w, h, Math.max(0.9, softness))
  const groove = addStrokes(height, cut)
  return { height, tone: addWeave(height, cut), inside, groove }
}

function roundedEdge(inside: Float32Array, edge: number, steep: number): Float32Array {
  return inside.map((distance) => {
    const fromTop = 1 - Math.min(1, distance / edge)
    return steep * edge * Math.sqrt(Math.max(0, 1 - fromTop * fromTop))
  })
}

function addStrokes(height: Float32Array, cut: Cut): Float32Array | undefined {
  if (!cut.strokes) return undefined
  const { part, scale } = cut
  const { w, h } = cut.area
  const groove = part.groove ? blur(cut.strokes.groove, w, h, 0.9 * scale) : undefined
  const ridge = part.ridge ? blur(cut.strokes.ridge, w, h, 1.4 * scale) : undefined
  const fold = part.fold ? blur(cut.strokes.fold, w, h, (part.foldBlur ?? 7) * scale) : undefined
  const depth = 2.2 * scale
  const foldDepth = (part.foldDepth ?? 9) * scale
  for (let i = 0; i < height.length; i++) {
    let change = 0
    if (groove) change -= (groove[i] as number) * depth
    if (ridge) change += (ridge[i] as number) * depth
    if (fold) change += (fold[i] as number) * foldDepth
    height[i] = (height[i] as number) + change
  }
  return groove
}

/** Adds creases and the material's own relief; returns its brightness factor per pixel. */
function addWeave(height: Float32Array, cut: Cut): Float32Array {
  const { part, material, mask, map, scale } = cut
  const { w, h } = cut.area
  const angle = (-(part.turn ?? 0) * Math.PI) / 180
  const cos = Math.cos(angle) / (part.weave ?? 1)
  const sin = Math.sin(angle) / (part.weave ?? 1)
  const ax = map.a * cos - map.b * sin
  const ay = map.a * sin + map.b * cos
  const cx = map.c * cos - map.d * sin
  const cy = map.c * sin + map.d * cos
  const ex = map.e * cos - map.f * sin
  const ey = map.e * sin + map.f * cos
  const crease = part.crease ?? material.crease
  const size = material.creaseSize ?? 120
  const seed = (part.seed ?? 0) * 17.3
  const step = Math.max(2, Math.round(1.6 * scale))
  const creases = crease
    ? coarseField(w, h, step, (x, y) =>
        creaseHeight(ax * x + cx * y + ex, ay * x + cy * y + ey, crease, size, seed),
      )
    : undefined
  const depth = part.relief ?? 1
  const tone = new Float32Array(mask.length)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if ((mask[i] as number) < FAINT) continue
      const lx = ax * x + cx * y + ex
      const ly = ay * x + cy * y + ey
      const weave = material.relief(lx, ly) * depth
      height[i] = (height[i] as number) + (weave + (creases ? (creases[i] as number) : 0)) * scale
      tone[i] = material.tone(lx, ly)
    }
  }
  return tone
}

/** Directional creases in two octaves; hills are steeper than valleys. */
function creaseHeight(x: number, y: number, crease: number, size: number, seed: number): number {
  const warpedX = x + 26 * soft2(x, y, 190)
  const warpedY = y + 20 * soft(x, y, 190)
  const large = soft(warpedX * 1.5 + seed, warpedY * 0.62 + seed, size)
  const small = soft2(warpedX * 0.8 + seed, warpedY * 1.3, size * 0.5)
  return crease * (large + (large > 0 ? 0.5 : 0.2) * large * Math.abs(large)) + crease * 0.32 * small
}
