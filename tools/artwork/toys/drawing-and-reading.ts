import { darker, house, lighter, mix } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifAt, motifs } from '../kit/motifs.ts'
import { circle, roundRect } from '../kit/outline.ts'
import { makePart, placedAt, strand } from '../kit/part.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { pickColour } from './pick-colour.ts'

/** Wax crayons in their box. */
export function crayons(c: Colourway): Part[] {
  const heights = [40, 0, 26, -12, 18, -4, 34, 10]
  const sticks = heights.flatMap((h, i) => {
    const x = 186 + i * 61
    const fill = pickColour(c, i)
    return [
      makePart(
        'silicone',
        fill,
        `M${x - 24} 640 V${300 + h} Q${x - 22} ${284 + h} ${x - 14} ${270 + h} L${x - 8} ${226 + h} Q${x} ${216 + h} ${x + 8} ${226 + h} L${x + 14} ${270 + h} Q${x + 22} ${284 + h} ${x + 24} ${300 + h} V640Z`,
        { edge: 24, steep: 0.8, shine: 0.08, lift: 8 },
      ),
      makePart('paper', lighter(fill, 0.12), roundRect(x - 25, 330 + h, 50, 310, 2), {
        edge: 24,
        steep: 0.7,
        lift: 1,
        flat: true,
        print: `<path d="M${x - 30} ${352 + h} h60 M${x - 30} ${362 + h} h60" stroke="${darker(fill, 0.3)}" stroke-width="3"/>`,
      }),
    ]
  })
  const label = `<g transform="translate(400 690)"><circle cy="-20" r="66" fill="${pickColour(c, 0)}"/><path d="M-254 60 Q-120 -60 20 30 T260 10 V200 H-260Z" fill="${pickColour(c, 1)}"/><path d="M-254 100 Q-60 20 80 90 T260 60 V200 H-260Z" fill="${pickColour(c, 6)}"/></g>`
  return [
    makePart('paper', '#E9D6B4', roundRect(150, 420, 500, 400, 16), { lift: 12, edge: 6 }),
    ...sticks,
    makePart('paper', '#F5EBD8', 'M146 500 Q400 560 654 500 V816 Q654 832 638 832 H162 Q146 832 146 816Z', {
      lift: 6,
      edge: 6,
      print: label,
    }),
  ]
}

/** A watercolour box with a brush. */
export function paintBox(c: Colourway): Part[] {
  const pans = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [226 + (i % 4) * 116, 480 + Math.floor(i / 4) * 124]
    return [
      makePart('painted', house.pearl, circle(x, y, 50), { edge: 10, steep: -0.5, lift: 0, edgeShade: 0.3 }),
      makePart('gloss', pickColour(c, i), circle(x, y, 42), { edge: 26, steep: 0.3, lift: 1, flat: true }),
    ]
  })
  return [
    makePart('painted', darker(c.cloth, 0.06), roundRect(130, 180, 540, 200, 30), { edge: 18, lift: 12 }),
    makePart('painted', '#FBF6EC', roundRect(152, 200, 496, 160, 20), {
      edge: 8,
      steep: -0.5,
      lift: 0,
      print: `<circle cx="260" cy="280" r="46" fill="${pickColour(c, 0)}" fill-opacity=".7"/><circle cx="390" cy="270" r="38" fill="${pickColour(c, 3)}" fill-opacity=".7"/><path d="M470 300 q40 -60 90 -20 t40 30 q-70 40 -130 -10Z" fill="${pickColour(c, 1)}" fill-opacity=".75"/>`,
    }),
    makePart('painted', c.cloth, roundRect(130, 390, 540, 320, 34), { edge: 20, lift: 14 }),
    makePart('painted', '#FBF6EC', roundRect(158, 416, 484, 268, 22), { edge: 8, steep: -0.5, lift: 0 }),
    ...pans.flat(),
    ...placedAt(
      [
        makePart('painted', pickColour(c, 0), roundRect(-12, -230, 24, 330, 12), { edge: 12, lift: 12 }),
        makePart('gloss', '#D9D3C6', roundRect(-15, 90, 30, 70, 6), { edge: 12, lift: 4 }),
        makePart('teddy', house.date, 'M-16 156 Q-22 210 0 256 Q22 210 16 156Z', { edge: 14, lift: 4 }),
      ],
      { x: 420, y: 790, turn: 98, scale: 0.95 },
    ),
  ]
}

/** A cloth-bound picture book. */
export function storyBook(c: Colourway): Part[] {
  const dunes = [mix(c.cloth, house.clay, 0.6), mix(c.cloth, house.saffron, 0.75)]
  const stars = [
    [280, 260, 5],
    [540, 300, 4],
    [480, 220, 5],
    [340, 220, 3.4],
    [250, 360, 3.4],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join('')
  const pages = Array.from({ length: 5 }, (_, i) => stroke(`M${616 + i * 4} 186 V806`, 1)).join('')
  return [
    makePart('paper', '#EDE1CB', roundRect(196, 176, 440, 640, 10), { lift: 16, edge: 6, groove: pages }),
    makePart('linen', c.cloth, roundRect(170, 166, 440, 640, 12), {
      lift: 6,
      edge: 10,
      crease: 0.6,
      groove: stroke('M214 166 V806', 4),
      print: `<circle cx="410" cy="430" r="104" fill="${house.saffron}"/><path d="M160 560 Q280 420 420 540 T640 500 V820 H160Z" fill="${dunes[0]}"/><path d="M160 660 Q320 540 460 660 T640 610 V820 H160Z" fill="${dunes[1]}"/>${motifAt(motifs.camel(house.pearl), 420, 610, 1.9)}<g fill="${house.pearl}">${stars}</g>`,
    }),
    makePart(
      'poplin',
      c.cloth === '#E8795B' ? house.sea : house.coral,
      'M546 166 V316 L568 296 L590 316 V166Z',
      { edge: 4, lift: 3, flat: true },
    ),
  ]
}

/** A fabric book for babies with a crinkly page. */
export function clothBook(c: Colourway): Part[] {
  const page = (fill: string, x: number, y: number, turn: number, art: string): Part[] =>
    placedAt(
      [
        makePart('felt', fill, roundRect(-210, -220, 420, 440, 36), {
          lift: 12,
          edge: 16,
          groove: stitch(roundRect(-196, -206, 392, 412, 28), 1.6),
        }),
        { shape: () => art, fill: c.ink, material: 'felt', lift: 4, edge: 8, flat: true },
      ],
      { x, y, turn, scale: 1 },
    )
  return [
    ...page(pickColour(c, 2), 470, 430, 12, motifAt(motifs.fish(pickColour(c, 0), house.ink), 30, 0, 6)),
    ...page(
      pickColour(c, 3),
      360,
      540,
      -6,
      motifAt(motifs.turtle(pickColour(c, 1), pickColour(c, 4)), 0, 20, 7),
    ),
    strand('linen', house.coral, 'M168 360 Q100 330 110 420 Q130 470 172 430', 16, { lift: 6 }),
  ]
}
