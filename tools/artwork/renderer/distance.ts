const FAR = 1e9

/**
 * Exact distance in pixels from every inside pixel to the outline, at most `cap`
 * (lower envelope of parabolas, Felzenszwalb and Huttenlocher 2012).
 */
export function distanceInside(mask: Float32Array, width: number, height: number, cap: number): Float32Array {
  const field = new Float32Array(width * height)
  for (let i = 0; i < field.length; i++) field[i] = (mask[i] as number) > 0.5 ? FAR : 0
  const line = new DistanceLine(Math.max(width, height))
  for (let x = 0; x < width; x++) line.transform(field, x, width, height)
  for (let y = 0; y < height; y++) line.transform(field, y * width, 1, width)
  for (let i = 0; i < field.length; i++) field[i] = Math.min(Math.sqrt(field[i] as number), cap)
  return field
}

class DistanceLine {
  readonly #values: Float32Array
  readonly #peaks: Int32Array
  readonly #borders: Float32Array

  constructor(longest: number) {
    this.#values = new Float32Array(longest)
    this.#peaks = new Int32Array(longest)
    this.#borders = new Float32Array(longest + 1)
  }

  /** Squared distances along one row or column of `field`, in place. */
  transform(field: Float32Array, start: number, step: number, length: number): void {
    const values = this.#values
    const peaks = this.#peaks
    const borders = this.#borders
    let k = 0
    let any = false
    for (let q = 0; q < length; q++) {
      const value = field[start + q * step] as number
      values[q] = value
      if (value !== 0) any = true
    }
    if (!any) return
    peaks[0] = 0
    borders[0] = -FAR
    borders[1] = FAR
    for (let q = 1; q < length; q++) {
      const height = (values[q] as number) + q * q
      let p = peaks[k] as number
      let crossing = (height - (values[p] as number) - p * p) / (2 * q - 2 * p)
      while (crossing <= (borders[k] as number) && k > 0) {
        k--
        p = peaks[k] as number
        crossing = (height - (values[p] as number) - p * p) / (2 * q - 2 * p)
      }
      if (crossing <= (borders[k] as number)) k--
      k++
      peaks[k] = q
      borders[k] = crossing
      borders[k + 1] = FAR
    }
    k = 0
    for (let q = 0; q < length; q++) {
      while ((borders[k + 1] as number) < q) k++
      const p = peaks[k] as number
      field[start + q * step] = Math.min(FAR, (q - p) * (q - p) + (values[p] as number))
    }
  }
}
