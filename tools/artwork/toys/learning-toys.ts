import { darker, house } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifAt, motifs } from '../kit/motifs.ts'
import { circle, ellipse, roundRect } from '../kit/outline.ts'
import { makePart, strand } from '../kit/part.ts'
import { stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { painted, pickColour, sunken } from './games.ts'

/** Rods with counting beads. */
export function abacus(c: Colourway): Part[] {
  const rows = Array.from({ length: 6 }, (_, row) => {
    const y = 300 + row * 88
    const left = 10 - ((row * 3 + 2) % 8)
    const beads = Array.from({ length: 10 }, (_, i) => {
      const x = i < left ? 186 + i * 40 : 614 - (9 - i) * 40
      return painted(pickColour(c, row), ellipse(x, y, 20, 32), { edge: 20, steep: 0.85, lift: 7 })
    })
    return [strand('gloss', '#D9D3C6', `M140 ${y} H660`, 9, { edge: 4.5 }), ...beads]
  })
  const post = (x: number) =>
    makePart('wood', house.wood, roundRect(x, 200, 48, 620, 16), { turn: 90, edge: 14, lift: 14 })
  return [
    ...rows.flat(),
    post(110),
    post(642),
    makePart('wood', house.wood, roundRect(96, 190, 608, 46, 18), { edge: 14, lift: 14 }),
    makePart('wood', house.wood, roundRect(70, 800, 660, 50, 20), { edge: 14, lift: 16 }),
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
    makePart('wood', house.wood, roundRect(150, 170, 500, 470, 26), { edge: 18, lift: 20 }),
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
    block(circle(0, 0, 60), 190, 760, 0, pickColour(c, 0)),
    block(triangle, 340, 790, -14, pickColour(c, 1)),
    block(star, 480, 740, 12, pickColour(c, 2)),
    block(roundRect(-56, -56, 112, 112, 10), 630, 780, 18, pickColour(c, 3)),
  ]
}

/** A teaching clock with movable hands. */
export function clock(c: Colourway): Part[] {
  const marks = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6
    const big = i % 3 === 0
    return painted(
      pickColour(c, i),
      circle(400 + Math.sin(angle) * 236, 500 - Math.cos(angle) * 236, big ? 34 : 22),
      { edge: 14, lift: 5, flat: true },
    )
  })
  const hand = (path: string, fill: string, turn: number): Part => ({
    ...painted(fill, path, { edge: 8, lift: 6 }),
    at: { x: 400, y: 500, turn, scale: 1 },
  })
  return [
    makePart('wood', house.wood, circle(400, 500, 320), { edge: 18, lift: 18 }),
    painted(house.pearl, circle(400, 500, 284), { edge: 6, steep: -0.4, lift: 0 }),
    ...marks,
    {
      shape: () => motifAt(motifs.sun(house.saffron, pickColour(c, 0)), 400, 400, 2.4),
      fill: house.saffron,
      material: 'painted',
      edge: 4,
      lift: 1,
      flat: true,
    },
    hand('M-14 20 L-10 -150 Q0 -176 10 -150 L14 20Z', pickColour(c, 3), 60),
    hand('M-11 24 L-8 -210 Q0 -232 8 -210 L11 24Z', house.coral, 0),
    makePart('gloss', house.honey, circle(400, 500, 20), { edge: 14, lift: 5 }),
  ]
}

/** Wire loops with sliding beads on a wooden base. */
export function beadMaze(c: Colourway): Part[] {
  const bead = (x: number, y: number, i: number, r = 30) =>
    painted(pickColour(c, i), circle(x, y, r), { edge: r, steep: 0.9, lift: 8 })
  return [
    makePart('wood', house.wood, 'M110 760 Q120 720 160 720 H640 Q680 720 690 760 L700 820 H100Z', {
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
    painted(pickColour(c, 2), roundRect(100, 800, 600, 26, 10), {
      edge: 8,
      lift: 3,
      groove: stroke('M104 813 H696', 2),
    }),
  ]
}
