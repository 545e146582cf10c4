/** sRGB bytes to linear light and back. */
export const linearOfByte = Float32Array.from({ length: 256 }, (_, i) => {
  const c = i / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
})

const STEPS = 8192
const encoded = Float32Array.from({ length: STEPS + 2 }, (_, i) => {
  const v = i / STEPS
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055
})

/** Linear light 0..1 to sRGB 0..1, from a table because `pow` per pixel is slow. */
export function srgbOfLinear(value: number): number {
  if (value <= 0) return 0
  if (value >= 1) return 1
  const place = value * STEPS
  const index = place | 0
  const low = encoded[index] as number
  return low + ((encoded[index + 1] as number) - low) * (place - index)
}

export type Rgb = readonly [number, number, number]

export function linearOfHex(hex: string): Rgb {
  const channel = (at: number) => linearOfByte[Number.parseInt(hex.slice(at, at + 2), 16)] as number
  return [channel(1), channel(3), channel(5)]
}
