import { darker, house, lighter, mix } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifAt, motifs } from '../kit/motifs.ts'
import { circle, ellipse, roundRect } from '../kit/outline.ts'
import { piece, placedAt, strand } from '../kit/piece.ts'
import { scatter } from '../kit/prints.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'

const colourOf = (c: Colourway, i: number) => c.set[i % c.set.length] ?? c.cloth

/** Wax crayons in their box. */
export function crayons(c: Colourway): Part[] {
  const heights = [40, 0, 26, -12, 18, -4, 34, 10]
  const sticks = heights.flatMap((h, i) => {
    const x = 186 + i * 61
    const fill = colourOf(c, i)
    return [
      piece(
        'silicone',
        fill,
        `M${x - 24} 640 V${300 + h} Q${x - 22} ${284 + h} ${x - 14} ${270 + h} L${x - 8} ${226 + h} Q${x} ${216 + h} ${x + 8} ${226 + h} L${x + 14} ${270 + h} Q${x + 22} ${284 + h} ${x + 24} ${300 + h} V640Z`,
        { edge: 24, steep: 0.8, shine: 0.08, lift: 8 },
      ),
      piece('paper', lighter(fill, 0.12), roundRect(x - 25, 330 + h, 50, 310, 2), {
        edge: 24,
        steep: 0.7,
        lift: 1,
        flat: true,
        print: `<path d="M${x - 30} ${352 + h} h60 M${x - 30} ${362 + h} h60" stroke="${darker(fill, 0.3)}" stroke-width="3"/>`,
      }),
    ]
  })
  const label = `<g transform="translate(400 690)"><circle cy="-20" r="66" fill="${colourOf(c, 0)}"/><path d="M-254 60 Q-120 -60 20 30 T260 10 V200 H-260Z" fill="${colourOf(c, 1)}"/><path d="M-254 100 Q-60 20 80 90 T260 60 V200 H-260Z" fill="${colourOf(c, 6)}"/></g>`
  return [
    piece('paper', '#E9D6B4', roundRect(150, 420, 500, 400, 16), { lift: 12, edge: 6 }),
    ...sticks,
    piece('paper', '#F5EBD8', 'M146 500 Q400 560 654 500 V816 Q654 832 638 832 H162 Q146 832 146 816Z', {
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
      piece('painted', house.pearl, circle(x, y, 50), { edge: 10, steep: -0.5, lift: 0, edgeShade: 0.3 }),
      piece('gloss', colourOf(c, i), circle(x, y, 42), { edge: 26, steep: 0.3, lift: 1, flat: true }),
    ]
  })
  return [
    piece('painted', darker(c.cloth, 0.06), roundRect(130, 180, 540, 200, 30), { edge: 18, lift: 12 }),
    piece('painted', '#FBF6EC', roundRect(152, 200, 496, 160, 20), {
      edge: 8,
      steep: -0.5,
      lift: 0,
      print: `<circle cx="260" cy="280" r="46" fill="${colourOf(c, 0)}" fill-opacity=".7"/><circle cx="390" cy="270" r="38" fill="${colourOf(c, 3)}" fill-opacity=".7"/><path d="M470 300 q40 -60 90 -20 t40 30 q-70 40 -130 -10Z" fill="${colourOf(c, 1)}" fill-opacity=".75"/>`,
    }),
    piece('painted', c.cloth, roundRect(130, 390, 540, 320, 34), { edge: 20, lift: 14 }),
    piece('painted', '#FBF6EC', roundRect(158, 416, 484, 268, 22), { edge: 8, steep: -0.5, lift: 0 }),
    ...pans.flat(),
    ...placedAt(
      [
        piece('painted', colourOf(c, 0), roundRect(-12, -230, 24, 330, 12), { edge: 12, lift: 12 }),
        piece('gloss', '#D9D3C6', roundRect(-15, 90, 30, 70, 6), { edge: 12, lift: 4 }),
        piece('teddy', house.date, 'M-16 156 Q-22 210 0 256 Q22 210 16 156Z', { edge: 14, lift: 4 }),
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
    piece('paper', '#EDE1CB', roundRect(196, 176, 440, 640, 10), { lift: 16, edge: 6, groove: pages }),
    piece('linen', c.cloth, roundRect(170, 166, 440, 640, 12), {
      lift: 6,
      edge: 10,
      crease: 0.6,
      groove: stroke('M214 166 V806', 4),
      print: `<circle cx="410" cy="430" r="104" fill="${house.saffron}"/><path d="M160 560 Q280 420 420 540 T640 500 V820 H160Z" fill="${dunes[0]}"/><path d="M160 660 Q320 540 460 660 T640 610 V820 H160Z" fill="${dunes[1]}"/>${motifAt(motifs.camel(house.pearl), 420, 610, 1.9)}<g fill="${house.pearl}">${stars}</g>`,
    }),
    piece(
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
        piece('felt', fill, roundRect(-210, -220, 420, 440, 36), {
          lift: 12,
          edge: 16,
          groove: stitch(roundRect(-196, -206, 392, 412, 28), 1.6),
        }),
        { shape: () => art, fill: c.ink, material: 'felt', lift: 4, edge: 8, flat: true },
      ],
      { x, y, turn, scale: 1 },
    )
  return [
    ...page(colourOf(c, 2), 470, 430, 12, motifAt(motifs.fish(colourOf(c, 0), house.ink), 30, 0, 6)),
    ...page(colourOf(c, 3), 360, 540, -6, motifAt(motifs.turtle(colourOf(c, 1), colourOf(c, 4)), 0, 20, 7)),
    strand('linen', house.coral, 'M168 360 Q100 330 110 420 Q130 470 172 430', 16, { lift: 6 }),
  ]
}

/** Pot, cups and a tray of dates. */
export function teaSet(c: Colourway): Part[] {
  const cup = (x: number, y: number): Part[] => [
    piece('painted', lighter(c.cloth, 0.5), ellipse(x, y + 70, 92, 26), { edge: 12, lift: 8 }),
    piece(
      'painted',
      c.ink,
      `M${x - 58} ${y} H${x + 58} Q${x + 50} ${y + 82} ${x} ${y + 84} Q${x - 50} ${y + 82} ${x - 58} ${y}Z`,
      { edge: 34, steep: 0.7, lift: 9 },
    ),
    piece('painted', darker(house.date, 0.1), ellipse(x, y, 56, 16), { edge: 8, steep: -0.5, lift: 0 }),
  ]
  return [
    piece('wood', house.wood, ellipse(400, 640, 340, 200), { edge: 14, lift: 16 }),
    piece('wood', house.darkWood, ellipse(400, 632, 306, 172), {
      edge: 10,
      steep: -0.4,
      lift: 0,
      edgeShade: 0.4,
    }),
    strand('painted', c.cloth, 'M540 380 Q640 340 620 470 Q600 540 530 540', 26, { lift: 9, edge: 13 }),
    piece('painted', c.cloth, 'M250 420 Q190 400 176 330 L140 318 Q150 290 190 304 Q220 380 290 390Z', {
      edge: 18,
      lift: 10,
    }),
    piece(
      'painted',
      c.cloth,
      'M400 260 Q540 270 556 430 Q556 590 400 594 Q244 590 244 430 Q260 270 400 260Z',
      {
        edge: 130,
        steep: 0.75,
        lift: 18,
        print: scatter([motifs.tile(c.second, c.ink)], {
          across: 96,
          down: 84,
          scale: 1.2,
          turn: 0,
          jitter: 0,
          box: [208, 400, 400, 170],
        }),
      },
    ),
    piece('painted', darker(c.cloth, 0.08), ellipse(400, 276, 100, 30), { edge: 16, lift: 6 }),
    piece('painted', c.second, circle(400, 226, 32), { edge: 30, steep: 0.9, lift: 6 }),
    ...cup(250, 640),
    ...cup(560, 650),
    ...[
      [384, 700, 20],
      [420, 720, -30],
      [396, 740, 60],
    ].map(([x = 0, y = 0, turn = 0]) =>
      piece('gloss', house.date, ellipse(0, 0, 18, 30), {
        edge: 16,
        lift: 5,
        shine: 0.2,
        at: { x, y, turn, scale: 1 },
      }),
    ),
  ]
}

/** A crate of wooden fruit. */
export function fruitCrate(c: Colourway): Part[] {
  const fruit = (x: number, y: number, r: number, fill: string): Part =>
    piece('painted', fill, circle(x, y, r), { edge: r, steep: 0.85, lift: 10, shine: 0.18 })
  const leaf = (x: number, y: number, turn: number): Part =>
    piece('felt', house.palm, 'M0 0 Q24 -34 66 -20 Q44 14 0 0Z', {
      edge: 8,
      lift: 5,
      at: { x, y, turn, scale: 1 },
    })
  const slat = (y: number): Part =>
    piece('wood', house.wood, roundRect(120, y, 560, 82, 8), { edge: 9, lift: 9 })
  return [
    piece('wood', house.darkWood, roundRect(140, 420, 520, 380, 10), { lift: 12 }),
    fruit(220, 430, 88, '#E8A33F'),
    fruit(400, 400, 96, '#D5533B'),
    fruit(580, 430, 86, '#E8C24A'),
    fruit(310, 500, 80, '#8FA95B'),
    fruit(490, 500, 82, '#C4643F'),
    piece('painted', '#EFCB58', 'M520 300 Q640 250 690 380 Q640 320 560 350 Q520 350 520 300Z', {
      edge: 26,
      lift: 10,
    }),
    leaf(408, 312, -20),
    leaf(224, 350, -60),
    leaf(310, 424, 10),
    strand('wood', house.darkWood, 'M400 320 Q396 290 410 270', 9, { lift: 5 }),
    slat(540),
    slat(634),
    slat(728),
    ...[150, 610].map((x) =>
      piece('wood', house.darkWood, roundRect(x, 520, 44, 310, 8), { turn: 90, edge: 8, lift: 6 }),
    ),
    {
      shape: () => motifAt(motifs.palm(c.cloth, house.date), 400, 676, 1.9),
      fill: c.cloth,
      material: 'painted',
      edge: 3,
      lift: 1,
      flat: true,
    },
  ]
}

/** Threading beads on a cord. */
export function threadingBeads(c: Colourway): Part[] {
  const spots = [
    [180, 620],
    [236, 500],
    [330, 410],
    [450, 370],
    [560, 410],
    [620, 510],
    [590, 620],
    [500, 690],
    [390, 700],
  ]
  return [
    strand(
      'rope',
      house.oat,
      'M120 760 Q140 520 330 410 Q560 300 624 520 Q620 700 430 710 Q330 720 300 820',
      14,
      { lift: 6, edge: 7 },
    ),
    ...spots.map(([x = 0, y = 0], i) =>
      i % 3 === 2
        ? piece('painted', colourOf(c, i), roundRect(x - 52, y - 52, 104, 104, 22), { edge: 20, lift: 12 })
        : piece('painted', colourOf(c, i), circle(x, y, i % 3 ? 50 : 62), {
            edge: 50,
            steep: 0.85,
            lift: 12,
          }),
    ),
    piece('wood', house.wood, roundRect(262, 800, 76, 30, 12), {
      edge: 10,
      lift: 8,
      transform: 'rotate(-64 300 815)',
    }),
  ]
}

/** A rattle with rings. */
export function rattle(c: Colourway): Part[] {
  const ring = (x: number, y: number, r: number, fill: string): Part => ({
    shape: (colour) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="34"/>`,
    fill,
    material: 'wood',
    edge: 17,
    lift: 12,
  })
  return [
    ring(400, 720, 130, house.wood),
    ...pairOfKeys(c),
    piece('knit', c.cloth, circle(400, 340, 170), { weave: 0.7, edge: 150, steep: 0.75, lift: 18 }),
    piece('felt', house.ink, circle(350, 330, 12), { edge: 6, lift: 1, flat: true }),
    piece('felt', house.ink, circle(450, 330, 12), { edge: 6, lift: 1, flat: true }),
    strand('felt', house.ink, 'M372 376 Q400 402 428 376', 7, { lift: 0 }),
    ...[
      [318, 372],
      [482, 372],
    ].map(([x = 0, y = 0]) =>
      piece('felt', mix(c.cloth, house.coral, 0.6), ellipse(x, y, 22, 15), { lift: 0, edge: 4, steep: 0.1 }),
    ),
    piece('felt', c.second, 'M300 214 Q400 120 500 214 Q400 176 300 214Z', { edge: 14, lift: 5 }),
    piece('felt', c.second, circle(400, 150, 30), { edge: 20, lift: 6 }),
  ]
}

const pairOfKeys = (c: Colourway): Part[] => [
  piece('silicone', colourOf(c, 1), circle(310, 600, 44), { edge: 34, lift: 10 }),
  piece('silicone', colourOf(c, 3), circle(490, 600, 44), { edge: 34, lift: 10 }),
  piece('silicone', colourOf(c, 0), circle(400, 560, 40), { edge: 34, lift: 10 }),
]
