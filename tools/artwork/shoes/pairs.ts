import { placedAt } from '../kit/part.ts'
import type { Part } from '../renderer/part.ts'

/** Two shoes seen from the side, one behind the other. */
export const sidePair = (shoe: readonly Part[]): Part[] => [
  ...placedAt(shoe, { x: 440, y: 330, turn: -14, scale: 0.92, centreX: 400, centreY: 430 }),
  ...placedAt(shoe, { x: 370, y: 640, turn: -6, scale: 1, centreX: 400, centreY: 430 }),
]

/** Two shoes seen from above, toes up. */
export const topPair = (shoe: readonly Part[]): Part[] => [
  ...placedAt(shoe, { x: 266, y: 500, turn: -6, scale: 0.86, centreX: 400, centreY: 450 }),
  ...placedAt(shoe, { x: 544, y: 490, turn: 6, scale: 0.86, centreX: 400, centreY: 450, mirrored: true }),
]

/** Two boots seen from the side. */
export const bootPair = (boot: readonly Part[]): Part[] => [
  ...placedAt(boot, { x: 470, y: 430, turn: 4, scale: 0.9, centreX: 440, centreY: 500 }),
  ...placedAt(boot, { x: 350, y: 540, turn: -4, scale: 0.96, centreX: 440, centreY: 500 }),
]
