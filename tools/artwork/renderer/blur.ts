/** Three box blurs, near enough to a Gaussian of `sigma` pixels. Edges repeat their last value. */
export function blur(source: Float32Array, width: number, height: number, sigma: number): Float32Array {
  if (sigma < 0.35) return source
  const from = source.slice()
  const to = new Float32Array(source.length)
  for (const radius of boxRadii(sigma)) {
    if (radius < 1) continue
    blurRows(from, to, width, height, radius)
    blurColumns(to, from, width, height, radius)
  }
  return from
}

/** Box widths whose three passes add up to the wanted variance. */
function boxRadii(sigma: number): number[] {
  const passes = 3
  let low = Math.floor(Math.sqrt((12 * sigma * sigma) / passes + 1))
  if (low % 2 === 0) low--
  const narrowCount = 12 * sigma * sigma - passes * low * low - 4 * passes * low - 3 * passes
  const narrow = Math.round(narrowCount / (-4 * low - 4))
  return Array.from({ length: passes }, (_, i) => ((i < narrow ? low : low + 2) - 1) / 2)
}

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1)
  const last = width - 1
  for (let y = 0; y < height; y++) {
    const o = y * width
    let sum = (from[o] as number) * radius
    for (let i = 0; i < radius; i++) sum += from[o + Math.min(i, last)] as number
    for (let x = 0; x < width; x++) {
      sum += from[o + Math.min(x + radius, last)] as number
      to[o + x] = sum * share
      sum -= from[o + (x > radius ? x - radius : 0)] as number
    }
  }
}

function blurColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1)
  const last = height - 1
  const sums = new Float32Array(width)
  for (let x = 0; x < width; x++) sums[x] = (from[x] as number) * radius
  for (let i = 0; i < radius; i++) {
    const o = Math.min(i, last) * width
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[o + x] as number)
  }
  for (let y = 0; y < height; y++) {
    const ahead = Math.min(y + radius, last) * width
    const behind = (y > radius ? y - radius : 0) * width
    const o = y * width
    for (let x = 0; x < width; x++) {
      const sum = (sums[x] as number) + (from[ahead + x] as number)
      to[o + x] = sum * share
      sums[x] = sum - (from[behind + x] as number)
    }
  }
}
