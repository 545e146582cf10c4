/** A colour with red, green and blue from 0 to 255, and its opacity from 0 to 1. */
export interface Colour {
  red: number
  green: number
  blue: number
  alpha: number
}

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const RGB = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[/,]\s*([\d.]+)(%?))?\s*\)$/i

function hexColour(digits: string): Colour {
  const pairs = digits.length <= 4 ? digits.replaceAll(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0, alpha = 255] = (pairs.match(/../g) ?? []).map((two) =>
    Number.parseInt(two, 16),
  )
  return { red, green, blue, alpha: alpha / 255 }
}

/** Reads `#1e5f68`, `#fff`, `rgb(30 95 104)` or `rgb(30 95 104 / 50%)`. Null for other text. */
export function readColour(value: string): Colour | null {
  const [, digits] = HEX.exec(value) ?? []
  if (digits) return hexColour(digits)
  const match = RGB.exec(value)
  if (!match) return null
  const [red = 0, green = 0, blue = 0] = match.slice(1, 4).map(Number)
  const [, , , , opacity = '1', percent] = match
  const alpha = Number(opacity) / (percent ? 100 : 1)
  return Math.max(red, green, blue) <= 255 && alpha <= 1 ? { red, green, blue, alpha } : null
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance({ red, green, blue }: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio, of two opaque colours. */
export function getContrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
