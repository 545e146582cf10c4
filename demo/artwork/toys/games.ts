import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { type MotifName, motifAt, motifs } from '../kit/motifs.ts'
import { circle, ellipse, roundRect } from '../kit/outline.ts'
import { eye, piece, strand } from '../kit/piece.ts'
import { stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { seededRandom } from '../renderer/random.ts'

const painted = (fill: string, path: string, details: Partial<Part> = {}): Part => ({
  path,
  fill,
  material: 'painted',
  lift: 10,
  edge: 12,
  ...details,
})
const colourOf = (c: Colourway, i: number) => c.set[i % c.set.length] ?? c.cloth
const sunken = { edge: 6, steep: -0.6, lift: 0, edgeShade: 0.45 }

type Point = readonly [x: number, y: number]

/** One side of a jigsaw piece from a to b; `out` 1 bulges to the left of the way, -1 to the right, 0 is straight. */
function jigsawSide([x0, y0]: Point, [x1, y1]: Point, out: number): string {
  if (!out) return `L${x1} ${y1}`
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length]
  const at = (along: number, away: number) =>
    `${((x0 + x1) / 2 + dx * along + dy * out * away).toFixed(1)} ${((y0 + y1) / 2 + dy * along - dx * out * away).toFixed(1)}`
  return `L${at(-14, 0)} C${at(-10, 10)} ${at(-26, 16)} ${at(-20, 30)} C${at(-12, 42)} ${at(12, 42)} ${at(20, 30)} C${at(26, 16)} ${at(10, 10)} ${at(14, 0)} L${x1} ${y1}`
}

/** A jigsaw in its tray, one piece still outside. */
export function puzzle(c: Colourway, motif: MotifName = 'camel'): Part[] {
  const sky = lighter(colourOf(c, 3), 0.6)
  const art = `<rect x="120" y="240" width="560" height="520" fill="${sky}"/><circle cx="520" cy="380" r="82" fill="${house.saffron}"/><path d="M100 560 Q240 440 400 540 T700 500 V780 H100Z" fill="${colourOf(c, 1)}"/><path d="M100 660 Q280 560 460 660 T700 620 V780 H100Z" fill="${colourOf(c, 4)}"/>${motifAt(motifs[motif](house.pearl, house.saffron), 300, 560, motif === 'camel' ? 4.4 : 4)}`
  const [columns, rows] = [4, 3]
  const [w, h] = [556 / columns, 516 / rows]
  const random = seededRandom(9)
  const bulges = () => Array.from({ length: columns * rows }, () => (random() > 0.5 ? 1 : -1))
  const [below, beside] = [bulges(), bulges()]
  const pieces: Part[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [122 + column * w, 242 + row * h]
      const index = row * columns + column
      const last = index === columns * rows - 1
      const sides = [
        jigsawSide([x, y], [x + w, y], row ? (below[index - columns] ?? 0) : 0),
        jigsawSide([x + w, y], [x + w, y + h], column < columns - 1 ? -(beside[index] ?? 0) : 0),
        jigsawSide([x + w, y + h], [x, y + h], row < rows - 1 ? -(below[index] ?? 0) : 0),
        jigsawSide([x, y + h], [x, y], column ? (beside[index - 1] ?? 0) : 0),
      ]
      const part = painted(sky, `M${x} ${y} ${sides.join(' ')}Z`, {
        print: art,
        edge: 5,
        lift: last ? 12 : 2,
        flat: !last,
      })
      if (last) part.at = { x: 690, y: 800, turn: 16, scale: 1, centreX: x + w / 2, centreY: y + h / 2 }
      pieces.push(part)
    }
  }
  return [
    piece('wood', house.wood, roundRect(90, 210, 620, 580, 22), { lift: 14, edge: 10 }),
    piece('wood', house.darkWood, roundRect(122, 242, 556, 516, 10), sunken),
    ...pieces,
  ]
}

/** Cards with pairs of pictures. */
export function memoryCards(c: Colourway): Part[] {
  const names: readonly MotifName[] = [
    'palm',
    'boat',
    'turtle',
    'camel',
    'sun',
    'fish',
    'star',
    'palm',
    'cactus',
  ]
  return names.map((name, i) => {
    const tint = lighter(colourOf(c, i), 0.72)
    const at = {
      x: 206 + (i % 3) * 196,
      y: 262 + Math.floor(i / 3) * 232,
      turn: [-5, 3, 6, 4, -3, -6, 2, 7, -4][i] ?? 0,
      scale: 1,
    }
    const back = i === 4 || i === 8
    const art = back
      ? `<rect x="-90" y="-110" width="180" height="220" fill="${colourOf(c, 3)}"/>${motifAt(motifs.tile(house.saffron, house.pearl), 0, 0, 3.4)}`
      : motifAt(motifs[name](colourOf(c, i), house.coral), 0, 4, 3)
    return {
      ...piece('paper', tint, roundRect(-82, -100, 164, 200, 18), { lift: 9, edge: 4, print: art }),
      at,
    }
  })
}

/** Six skittles and a ball. */
export function skittles(c: Colourway): Part[] {
  const pin = (x: number, y: number, i: number): Part[] => {
    const fill = colourOf(c, i)
    const at = { x, y, turn: 0, scale: 0.74 }
    return [
      {
        ...painted(fill, 'M-34 -40 Q-80 40 -74 150 Q-66 220 0 222 Q66 220 74 150 Q80 40 34 -40Z', {
          edge: 60,
          steep: 0.75,
          lift: 13,
          print: `<rect x="-100" y="60" width="200" height="26" fill="${house.pearl}"/>`,
        }),
        at,
      },
      { ...piece('wood', house.wood, circle(0, -86, 60), { edge: 56, steep: 0.9, lift: 8 }), at },
      { ...eye(-18, -88, 7), at },
      { ...eye(20, -88, 7), at },
      {
        ...strand('painted', darker(house.darkWood, 0.4), 'M-14 -62 Q2 -48 18 -62', 5, {
          lift: 0,
          steep: -0.4,
        }),
        at,
      },
    ]
  }
  return [
    ...[
      [200, 330],
      [400, 310],
      [600, 330],
      [300, 500],
      [500, 500],
      [270, 700],
    ].flatMap(([x = 0, y = 0], i) => pin(x, y, i)),
    painted(colourOf(c, 6), circle(520, 760, 92), { edge: 92, steep: 0.9, lift: 18, shine: 0.24 }),
  ]
}

/** A spinning top with a painted spiral. */
export function spinningTop(c: Colourway): Part[] {
  return [
    { ...piece('wood', house.wood, 'M378 130 H422 V380 H378Z', { turn: 90, edge: 18, lift: 12 }) },
    painted(colourOf(c, 1), circle(400, 126, 44), { edge: 40, steep: 0.9, lift: 8 }),
    painted(
      colourOf(c, 3),
      'M120 470 Q130 360 400 350 Q670 360 680 470 Q640 640 440 780 Q400 840 360 780 Q160 640 120 470Z',
      {
        edge: 110,
        steep: 0.7,
        lift: 18,
        print: `<path d="M100 520 Q400 620 700 520 V580 Q400 690 100 580Z" fill="${colourOf(c, 0)}"/><path d="M160 640 Q400 720 640 640 V690 Q400 770 160 690Z" fill="${colourOf(c, 1)}"/>`,
      },
    ),
    painted(colourOf(c, 2), ellipse(400, 440, 210, 58), { edge: 16, lift: 3 }),
    painted(colourOf(c, 0), ellipse(400, 432, 130, 34), { edge: 10, lift: 3 }),
    piece('gloss', '#CFC8BA', circle(400, 812, 22), { edge: 18, lift: 4 }),
  ]
}

/** Rods with counting beads. */
export function abacus(c: Colourway): Part[] {
  const rows = Array.from({ length: 6 }, (_, row) => {
    const y = 300 + row * 88
    const left = 10 - ((row * 3 + 2) % 8)
    const beads = Array.from({ length: 10 }, (_, i) => {
      const x = i < left ? 186 + i * 40 : 614 - (9 - i) * 40
      return painted(colourOf(c, row), ellipse(x, y, 20, 32), { edge: 20, steep: 0.85, lift: 7 })
    })
    return [strand('gloss', '#D9D3C6', `M140 ${y} H660`, 9, { edge: 4.5 }), ...beads]
  })
  const post = (x: number) =>
    piece('wood', house.wood, roundRect(x, 200, 48, 620, 16), { turn: 90, edge: 14, lift: 14 })
  return [
    ...rows.flat(),
    post(110),
    post(642),
    piece('wood', house.wood, roundRect(96, 190, 608, 46, 18), { edge: 14, lift: 14 }),
    piece('wood', house.wood, roundRect(70, 800, 660, 50, 20), { edge: 14, lift: 16 }),
  ]
}

/** A cube with holes and the shapes that fit. */
export function shapeSorter(c: Colourway): Part[] {
  const triangle = 'M0 -64 L62 50 L-62 50Z'
  const star = 'M0 -66 L18 -22 L64 -18 L28 12 L40 58 L0 32 L-40 58 L-28 12 L-64 -18 L-18 -22Z'
  const block = (path: string, x: number, y: number, turn: number, fill: string): Part => ({
    ...painted(fill, path, { edge: 12, lift: 18 }),
    at: { x, y, turn, scale: 0.92 },
  })
  const hole = (path: string, x: number, y: number): Part => ({
    ...painted(darker(house.darkWood, 0.45), path, sunken),
    at: { x, y, turn: 0, scale: 0.9 },
  })
  return [
    piece('wood', house.wood, roundRect(150, 170, 500, 470, 26), { edge: 18, lift: 20 }),
    {
      shape: (fill) =>
        `<rect x="166" y="186" width="468" height="438" rx="20" fill="none" stroke="${fill}" stroke-width="12"/>`,
      fill: c.cloth,
      material: 'painted',
      edge: 4,
      lift: 1,
      flat: true,
    },
    hole(circle(0, 0, 60), 290, 310),
    hole(roundRect(-56, -56, 112, 112, 8), 510, 310),
    hole(triangle, 290, 500),
    hole(star, 510, 500),
    block(circle(0, 0, 60), 190, 760, 0, colourOf(c, 0)),
    block(triangle, 340, 790, -14, colourOf(c, 1)),
    block(star, 480, 740, 12, colourOf(c, 2)),
    block(roundRect(-56, -56, 112, 112, 10), 630, 780, 18, colourOf(c, 3)),
  ]
}

/** A teaching clock with movable hands. */
export function clock(c: Colourway): Part[] {
  const marks = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6
    const big = i % 3 === 0
    return painted(
      colourOf(c, i),
      circle(400 + Math.sin(angle) * 236, 500 - Math.cos(angle) * 236, big ? 34 : 22),
      { edge: 14, lift: 5, flat: true },
    )
  })
  const hand = (path: string, fill: string, turn: number): Part => ({
    ...painted(fill, path, { edge: 8, lift: 6 }),
    at: { x: 400, y: 500, turn, scale: 1 },
  })
  return [
    piece('wood', house.wood, circle(400, 500, 320), { edge: 18, lift: 18 }),
    painted(house.pearl, circle(400, 500, 284), { edge: 6, steep: -0.4, lift: 0 }),
    ...marks,
    {
      shape: () => motifAt(motifs.sun(house.saffron, colourOf(c, 0)), 400, 400, 2.4),
      fill: house.saffron,
      material: 'painted',
      edge: 4,
      lift: 1,
      flat: true,
    },
    hand('M-14 20 L-10 -150 Q0 -176 10 -150 L14 20Z', colourOf(c, 3), 60),
    hand('M-11 24 L-8 -210 Q0 -232 8 -210 L11 24Z', house.coral, 0),
    piece('gloss', house.honey, circle(400, 500, 20), { edge: 14, lift: 5 }),
  ]
}

/** Wire loops with sliding beads on a wooden base. */
export function beadMaze(c: Colourway): Part[] {
  const bead = (x: number, y: number, i: number, r = 30) =>
    painted(colourOf(c, i), circle(x, y, r), { edge: r, steep: 0.9, lift: 8 })
  return [
    piece('wood', house.wood, 'M110 760 Q120 720 160 720 H640 Q680 720 690 760 L700 820 H100Z', {
      edge: 16,
      lift: 16,
    }),
    strand(
      'painted',
      house.coral,
      'M200 740 V420 Q200 260 320 260 Q440 260 430 420 Q420 560 520 560 Q620 560 600 740',
      13,
      { edge: 6.5, lift: 12 },
    ),
    strand(
      'painted',
      house.sea,
      'M280 740 Q270 520 360 480 Q460 440 440 330 Q440 210 560 210 Q660 220 650 400 Q640 500 680 740',
      13,
      { edge: 6.5, lift: 12 },
    ),
    strand(
      'painted',
      house.saffron,
      'M140 740 Q120 300 240 190 Q340 120 380 240 Q400 330 330 400 Q250 480 340 620 Q380 680 400 740',
      13,
      { edge: 6.5, lift: 12 },
    ),
    ...[
      [200, 560, 0],
      [200, 500, 1],
      [206, 360, 2],
      [602, 680, 3],
      [600, 620, 0],
      [282, 680, 4],
      [286, 620, 5],
      [640, 300, 1],
      [652, 370, 2],
      [150, 620, 3],
      [146, 560, 6],
      [266, 176, 0],
      [332, 172, 4],
    ].map(([x = 0, y = 0, i = 0]) => bead(x, y, i)),
    painted(colourOf(c, 2), roundRect(100, 800, 600, 26, 10), {
      edge: 8,
      lift: 3,
      groove: stroke('M104 813 H696', 2),
    }),
  ]
}
