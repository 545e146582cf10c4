import { house, mix } from '../kit/colour.ts'
import { ellipse } from '../kit/outline.ts'
import { eye, makePart, strand } from '../kit/part.ts'
import type { Part } from '../renderer/part.ts'

/** A stuffed limb or body. */
export const stuffed = (fill: string, path: string, details: Partial<Part> = {}): Part => ({
  path,
  fill,
  material: 'plush',
  lift: 16,
  edge: 70,
  ...details,
})

/** Felt cheeks in a warmer tone of the fur. */
export const cheek = (fur: string, x: number, y: number, rx = 22, ry = 15): Part =>
  makePart('felt', mix(fur, house.coral, 0.5), ellipse(x, y, rx, ry), { lift: 0, edge: 4, steep: 0.1 })

export const nose = (x: number, y: number): Part =>
  makePart(
    'felt',
    '#C97B6B',
    `M${x - 20} ${y - 4} Q${x} ${y - 14} ${x + 20} ${y - 4} Q${x + 14} ${y + 16} ${x} ${y + 20} Q${x - 14} ${y + 16} ${x - 20} ${y - 4}Z`,
    { edge: 8, lift: 2 },
  )

export const smile = (x: number, y: number, width = 32, colour = '#8a5548'): Part =>
  strand(
    'felt',
    colour,
    `M${x} ${y} V${y + 14} Q${x - width * 0.44} ${y + 30} ${x - width} ${y + 20} M${x} ${y + 14} Q${x + width * 0.44} ${y + 30} ${x + width} ${y + 20}`,
    5,
    { edge: 3, lift: 0 },
  )

export const eyes = (left: number, right: number, y: number, radius = 9): Part[] => [
  eye(left, y, radius),
  eye(right, y, radius),
]
