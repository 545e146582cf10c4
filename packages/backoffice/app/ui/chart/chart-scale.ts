/** A round step that divides a scale up to `most` into at most four parts: 1, 2 or 5 times a power of ten. */
export function gridStep(max: number): number {
  const raw = Math.max(max, 1) / 4
  const power = 10 ** Math.floor(Math.log10(raw))
  const factor = [1, 2, 5, 10].find((one) => one * power >= raw) ?? 10
  return factor * power
}

/** Values of the gridlines from 0 to the first one that is at least `most`. */
export function gridLines(max: number): number[] {
  const step = gridStep(max)
  return Array.from({ length: Math.ceil(Math.max(max, 1) / step) + 1 }, (_, place) => place * step)
}
