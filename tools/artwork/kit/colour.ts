/** The house palette: the Gulf coast in soft materials. */
export const house = {
  pearl: '#F5EEE2',
  oat: '#E8D9C0',
  sand: '#DDC4A1',
  coral: '#E8795B',
  shell: '#F2BFB0',
  saffron: '#EEB64E',
  sea: '#2F7C86',
  lagoon: '#86BFBA',
  sky: '#A8C9E0',
  palm: '#6F8F60',
  sage: '#B7C6A4',
  date: '#7B4C38',
  fig: '#7A5470',
  night: '#2F4264',
  clay: '#C4643F',
  lilac: '#C7B4D6',
  white: '#FBF8F2',
  wood: '#DDB483',
  darkWood: '#B9855A',
  ink: '#2B2220',
  honey: '#D99A3D',
  rose: '#D98A8A',
  blush: '#E8795B',
} as const

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const bytes = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export const darker = (colour: string, share = 0.14): string => mix(colour, '#3a1f14', share)
export const lighter = (colour: string, share = 0.3): string => mix(colour, '#ffffff', share)

/** Perceived lightness, 0 black to 1 white. */
export function lightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}
