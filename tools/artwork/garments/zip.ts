import { house } from '../kit/colour.ts'
import { roundRect } from '../kit/outline.ts'
import { makePart } from '../kit/part.ts'
import type { Part } from '../renderer/part.ts'

export const zip = (tape: string, from: number, to: number): Part[] => [
  {
    shape: (fill) => `<path d="M400 ${from} V${to}" stroke="${fill}" stroke-width="15"/>`,
    fill: tape,
    material: 'canvas',
    lift: 2,
    flat: true,
    edge: 4,
    groove: `<path d="M400 ${from} V${to}" stroke-width="3" stroke-dasharray="3 3"/>`,
  },
  makePart('gloss', house.honey, roundRect(392, from + 18, 16, 34, 8), { edge: 6, lift: 4, flat: true }),
]
