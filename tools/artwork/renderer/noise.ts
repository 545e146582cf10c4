import { seededRandom } from './random.ts'

const SIZE = 512
const WRAP = SIZE - 1

/** Number of lattice steps in one "feature" of the blurred tiles. */
const STEPS_PER_FEATURE = 6

function boxBlurWrapped(source: Float32Array, radius: number, horizontal: boolean): Float32Array {
  const result = new Float32Array(SIZE * SIZE)
  const share = 1 / (2 * radius + 1)
  const along = horizontal ? 1 : SIZE
  const across = horizontal ? SIZE : 1
  for (let line = 0; line < SIZE; line++) {
    const start = line * across
    const at = (i: number) => source[start + ((i + SIZE) & WRAP) * along] ?? 0
    let sum = 0
    for (let i = -radius; i <= radius; i++) sum += at(i)
    for (let i = 0; i < SIZE; i++) {
      result[start + i * along] = sum * share
      sum += at(i + radius + 1) - at(i - radius)
    }
  }
  return result
}

/** Blurred white noise that repeats seamlessly, with mean 0 and deviation 1. */
function noiseTile(seed: number, radius: number): Float32Array {
  const random = seededRandom(seed)
  let tile: Float32Array = Float32Array.from({ length: SIZE * SIZE }, () => random() - 0.5)
  for (let pass = 0; pass < 3; pass++) {
    tile = boxBlurWrapped(boxBlurWrapped(tile, radius, true), radius, false)
  }
  let mean = 0
  for (const value of tile) mean += value
  mean /= tile.length
  let variance = 0
  for (const value of tile) variance += (value - mean) ** 2
  const deviation = Math.sqrt(variance / tile.length)
  return tile.map((value) => (value - mean) / deviation)
}

const softTile = noiseTile(11, 3)
const secondTile = noiseTile(29, 3)
const fineTile = noiseTile(83, 1)

/** Quadratic B-spline sampling: smooth slopes, so that folds show no lattice bumps. */
function sampleSmooth(tile: Float32Array, x: number, y: number): number {
  const nearX = Math.round(x)
  const nearY = Math.round(y)
  const fx = x - nearX
  const fy = y - nearY
  const left = 0.5 * (0.5 - fx) * (0.5 - fx)
  const middle = 0.75 - fx * fx
  const right = 0.5 * (0.5 + fx) * (0.5 + fx)
  const x0 = (nearX - 1) & WRAP
  const x1 = nearX & WRAP
  const x2 = (nearX + 1) & WRAP
  const row = (line: number) => {
    const o = (line & WRAP) * SIZE
    return (
      (tile[o + x0] as number) * left + (tile[o + x1] as number) * middle + (tile[o + x2] as number) * right
    )
  }
  return (
    row(nearY - 1) * 0.5 * (0.5 - fy) * (0.5 - fy) +
    row(nearY) * (0.75 - fy * fy) +
    row(nearY + 1) * 0.5 * (0.5 + fy) * (0.5 + fy)
  )
}

function sampleQuick(tile: Float32Array, x: number, y: number): number {
  const wholeX = Math.floor(x)
  const wholeY = Math.floor(y)
  let fx = x - wholeX
  let fy = y - wholeY
  fx = fx * fx * (3 - 2 * fx)
  fy = fy * fy * (3 - 2 * fy)
  const x0 = wholeX & WRAP
  const x1 = (wholeX + 1) & WRAP
  const y0 = (wholeY & WRAP) * SIZE
  const y1 = ((wholeY + 1) & WRAP) * SIZE
  const top = (tile[y0 + x0] as number) * (1 - fx) + (tile[y0 + x1] as number) * fx
  const bottom = (tile[y1 + x0] as number) * (1 - fx) + (tile[y1 + x1] as number) * fx
  return top + (bottom - top) * fy
}

/** Soft noise whose hills are about `feature` scene units wide. */
export const soft = (x: number, y: number, feature: number): number =>
  sampleSmooth(softTile, (x * STEPS_PER_FEATURE) / feature, (y * STEPS_PER_FEATURE) / feature)

/** A second soft noise, independent of the first. */
export const soft2 = (x: number, y: number, feature: number): number =>
  sampleSmooth(secondTile, (x * STEPS_PER_FEATURE) / feature + 91, (y * STEPS_PER_FEATURE) / feature + 37)

/** Fine grain, cheap enough for every pixel. */
export const grain = (x: number, y: number, feature: number): number =>
  sampleQuick(fineTile, (x * 2) / feature, (y * 2) / feature)

/**
 * A slowly changing function sampled on a coarse lattice and interpolated.
 * Folds change over dozens of pixels, so most of the sampling can be saved.
 */
export function coarseField(
  width: number,
  height: number,
  step: number,
  value: (x: number, y: number) => number,
): Float32Array {
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const lattice = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) lattice[j * columns + i] = value(i * step, j * step)
  }
  const field = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const j = Math.floor(y / step)
    const fy = y / step - j
    for (let x = 0; x < width; x++) {
      const i = Math.floor(x / step)
      const fx = x / step - i
      const o = j * columns + i
      const a = lattice[o] as number
      const b = lattice[o + 1] as number
      const c = lattice[o + columns] as number
      const d = lattice[o + columns + 1] as number
      const top = a + (b - a) * fx
      field[y * width + x] = top + (c + (d - c) * fx - top) * fy
    }
  }
  return field
}
