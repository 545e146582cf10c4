import sharp, { type Sharp } from 'sharp'
import { blur } from './blur.ts'
import { linearOfHex, type Rgb, srgbOfLinear } from './colour-space.ts'
import { cutPart } from './cut.ts'
import { layLit } from './light.ts'
import { palmFronds } from './palm-shadow.ts'
import type { Part } from './part.ts'
import { type Placement, placeWithin, unmoved } from './placement.ts'
import { seededRandom } from './random.ts'
import { rasterise, type View } from './raster.ts'
import { type Canvas, castShadow } from './shadow.ts'
import { buildSurface } from './surface.ts'

sharp.concurrency(1)
sharp.cache(false)

export interface Backdrop {
  colour: string
  /** Colour at the lower edge, when it differs. */
  lower?: string
  /** Strength of the light pool at the upper left. */
  pool?: number
}

const SHADOW_TINT = [0.4, 0.33, 0.33] as const
const PALM_TINT = [0.62, 0.58, 0.66] as const
const GRAIN = 0.006
const SHOULDER = 0.86

/** A scene on a plain backdrop to which parts are added from bottom to top. */
export class Picture {
  readonly view: View
  readonly #canvas: Canvas
  readonly #pixelsPerUnit: number
  readonly #shadow: Rgb

  constructor(view: View, width: number, backdrop: Backdrop) {
    this.view = view
    this.#pixelsPerUnit = width / view.w
    const height = Math.round((width * view.h) / view.w)
    this.#canvas = { width, height, light: new Float32Array(width * height * 3) }
    const ground = linearOfHex(backdrop.colour)
    this.#shadow = [
      ground[0] ** 1.4 * SHADOW_TINT[0],
      ground[1] ** 1.4 * SHADOW_TINT[1],
      ground[2] ** 1.4 * SHADOW_TINT[2],
    ]
    this.#paintBackdrop(ground, linearOfHex(backdrop.lower ?? backdrop.colour), backdrop.pool ?? 1)
  }

  #paintBackdrop(upper: Rgb, lower: Rgb, pool: number): void {
    const { width, height, light } = this.#canvas
    for (let y = 0; y < height; y++) {
      const v = y / height
      for (let x = 0; x < width; x++) {
        const u = x / width
        const fromPool = Math.hypot((u - 0.3) * 0.9, (v - 0.22) * 0.8)
        const gain = 1 + pool * 0.055 * (1 - fromPool * 1.15)
        const o = (y * width + x) * 3
        light[o] = (upper[0] + (lower[0] - upper[0]) * v) * gain
        light[o + 1] = (upper[1] + (lower[1] - upper[1]) * v) * gain
        light[o + 2] = (upper[2] + (lower[2] - upper[2]) * v) * gain
      }
    }
  }

  async add(part: Part): Promise<void> {
    const at = part.at ?? unmoved
    const { width, height } = this.#canvas
    const raster = await rasterise(part, at, this.view, width, height)
    if (!raster) return
    const cut = cutPart(part, at, raster, this.view, this.#pixelsPerUnit)
    castShadow(this.#canvas, cut, this.#shadow)
    layLit(this.#canvas, cut, buildSurface(cut))
  }

  /** Adds parts that belong together, all of them moved by one placement. */
  async addAll(parts: readonly Part[], at?: Placement): Promise<void> {
    for (const part of parts) {
      await this.add(at ? { ...part, at: part.at ? placeWithin(at, part.at) : at } : part)
    }
  }

  /** The shadow of palm fronds over everything drawn so far. */
  async addPalmShadow(strength: number, transform = ''): Promise<void> {
    const { width, height, light } = this.#canvas
    const { x, y, w, h } = this.view
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}"><g fill="#fff" transform="${transform}">${palmFronds()}</g></svg>`
    const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer()
    const mask = blur(
      Float32Array.from(alpha, (value) => value / 255),
      width,
      height,
      8 * this.#pixelsPerUnit,
    )
    for (let i = 0; i < mask.length; i++) {
      const shade = (mask[i] as number) * strength * 2
      for (let c = 0; c < 3; c++) {
        light[i * 3 + c] = (light[i * 3 + c] as number) * (1 - shade * (1 - (PALM_TINT[c] as number)))
      }
    }
  }

  /** The drawing so far, for animations with a fixed background. */
  snapshot(): Float32Array {
    return this.#canvas.light.slice()
  }

  restore(snapshot: Float32Array): void {
    this.#canvas.light.set(snapshot)
  }

  /** The finished picture with a soft shoulder on highlights and a little grain. */
  image(): Sharp {
    const { width, height, light } = this.#canvas
    const random = seededRandom(7)
    const bytes = Buffer.alloc(width * height * 3)
    for (let i = 0; i < width * height; i++) {
      const noise = (random() + random() - 1) * GRAIN
      for (let c = 0; c < 3; c++) {
        let value = light[i * 3 + c] as number
        if (value > SHOULDER) {
          const room = 1 - SHOULDER
          value = SHOULDER + room * (1 - Math.exp(-(value - SHOULDER) / room))
        }
        bytes[i * 3 + c] = Math.max(0, Math.min(255, (srgbOfLinear(value) + noise) * 255 + 0.5))
      }
    }
    return sharp(bytes, { raw: { width, height, channels: 3 } })
  }
}
