import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifAt, motifs } from '../kit/motifs.ts'
import { circle, roundRect } from '../kit/outline.ts'
import { eye, makePart, placedAt, strand } from '../kit/part.ts'
import { stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'

const pickColour = (c: Colourway, i: number) => c.set[i % c.set.length] ?? c.cloth

export function kite(c: Colourway): Part[] {
  const [left, right, low, tail] = [pickColour(c, 1), pickColour(c, 3), pickColour(c, 2), pickColour(c, 0)]
  const spars = stroke('M400 96 V694 M146 350 H654', 9)
  const bow = 'M0 0 L-44 -22 Q-50 0 -44 22Z M0 0 L44 -22 Q50 0 44 22Z'
  return [
    strand('rope', house.darkWood, 'M400 690 C360 760 470 800 420 860 C380 900 460 930 500 960', 5, {
      edge: 2,
      lift: 5,
    }),
    makePart('poplin', left, 'M400 90 L660 350 L400 700 L140 350Z', {
      lift: 14,
      edge: 10,
      crease: 2.2,
      print: `<path d="M400 90 L660 350 L400 350Z" fill="${right}"/><path d="M140 350 L400 350 L400 700Z" fill="${low}"/><path d="M400 350 H660 L400 700Z" fill="${tail}"/><circle cx="400" cy="350" r="92" fill="${house.pearl}"/>${motifAt(motifs.sun(house.coral), 400, 352, 3)}`,
      groove: stroke('M400 96 V694 M146 350 H654', 2),
      ridge: spars,
    }),
    ...[
      [404, 770, 30],
      [436, 840, -20],
      [440, 910, 24],
    ].map(([x = 0, y = 0, turn = 0], i) =>
      makePart('felt', [right, left, tail][i] ?? tail, bow, {
        edge: 6,
        lift: 6,
        at: { x, y, turn, scale: 1 },
      }),
    ),
  ]
}

export function beachBall(c: Colourway): Part[] {
  const [poleX, poleY] = [350, 430]
  const fills = [pickColour(c, 0), house.pearl, pickColour(c, 3), house.pearl, pickColour(c, 4), house.pearl]
  const at = (angle: number, radius: number) =>
    `${poleX + Math.cos(angle) * radius} ${poleY + Math.sin(angle) * radius}`
  const gores = fills.map((fill, i) => {
    const [from, to] = [(i / 6) * 2 * Math.PI - 0.5, ((i + 1) / 6) * 2 * Math.PI - 0.5]
    return `<path d="M${poleX} ${poleY} Q${at(from - 0.42, 210)} ${at(from, 560)} L${at((from + to) / 2, 900)} L${at(to, 560)} Q${at(to - 0.42, 210)} ${poleX} ${poleY}Z" fill="${fill}"/>`
  })
  return [
    makePart('gloss', house.pearl, circle(400, 500, 290), {
      edge: 290,
      steep: 0.92,
      smooth: 0.05,
      lift: 46,
      print: `${gores.join('')}<circle cx="${poleX}" cy="${poleY}" r="52" fill="${house.pearl}"/>`,
      shine: 0.28,
      polish: 30,
      edgeShade: 0,
    }),
  ]
}

/** Bucket, spade, rake and two moulds. */
export function sandSet(c: Colourway): Part[] {
  const [pail, band, spade, star] = [pickColour(c, 3), pickColour(c, 1), pickColour(c, 0), pickColour(c, 4)]
  const tool = (at: { x: number; y: number; turn: number }, head: string, fill: string): Part[] =>
    placedAt(
      [
        makePart('silicone', fill, roundRect(-20, -300, 40, 330, 18), { edge: 18, lift: 12 }),
        makePart('silicone', fill, head, { edge: 22, lift: 13 }),
      ],
      { ...at, scale: 0.9 },
    )
  const starPath = 'M0 -90 L26 -32 L88 -26 L40 16 L54 80 L0 46 L-54 80 L-40 16 L-88 -26 L-26 -32Z'
  return [
    ...tool(
      { x: 640, y: 420, turn: 16 },
      'M-70 20 Q0 0 70 20 L78 150 Q60 230 0 250 Q-60 230 -78 150Z',
      spade,
    ),
    ...tool(
      { x: 560, y: 380, turn: -6 },
      'M-90 10 H90 V60 L80 180 H52 L48 80 H14 V180 H-14 V80 H-48 L-52 180 H-80 L-90 60Z',
      star,
    ),
    strand('rope', house.pearl, 'M140 400 Q300 130 470 400', 16, { edge: 8, lift: 8 }),
    makePart('silicone', pail, 'M120 390 H490 L440 770 Q430 810 380 812 H230 Q180 810 170 770Z', {
      edge: 60,
      steep: 0.6,
      lift: 18,
      print: `<path d="M100 600 q30 -34 60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 V660 q-30 -34 -60 0 t-60 0 t-60 0 t-60 0 t-60 0 t-60 0 t-60 0Z" fill="${band}"/>`,
    }),
    makePart('silicone', lighter(pail, 0.12), roundRect(104, 366, 402, 46, 20), { edge: 18, lift: 6 }),
    makePart('silicone', band, starPath, {
      edge: 16,
      lift: 14,
      at: { x: 590, y: 800, turn: 14, scale: 0.9 },
    }),
  ]
}

/** Three boats for the bath. */
export function bathBoats(c: Colourway): Part[] {
  const boat = (x: number, y: number, scale: number, i: number): Part[] =>
    placedAt(
      [
        makePart('silicone', pickColour(c, i), 'M-210 40 H210 Q190 160 110 168 H-110 Q-190 160 -210 40Z', {
          edge: 40,
          steep: 0.7,
          lift: 15,
        }),
        makePart('silicone', lighter(pickColour(c, i), 0.24), roundRect(-222, 20, 444, 36, 18), {
          edge: 14,
          lift: 4,
        }),
        makePart('silicone', house.pearl, roundRect(-90, -90, 190, 116, 24), { edge: 30, lift: 10 }),
        makePart('silicone', pickColour(c, i + 1), roundRect(20, -160, 60, 84, 16), { edge: 20, lift: 8 }),
        ...[-40, 36].map((cx) =>
          makePart('silicone', darker(pickColour(c, i), 0.1), circle(cx, -34, 22), {
            edge: 8,
            steep: -0.5,
            lift: 0,
          }),
        ),
        eye(-150, 96, 9),
        eye(-96, 96, 9),
        strand('silicone', darker(pickColour(c, i), 0.45), 'M-140 120 Q-122 136 -104 120', 6, { lift: 0 }),
      ],
      { x, y, turn: i * 3 - 4, scale },
    )
  return [...boat(500, 250, 0.85, 4), ...boat(300, 510, 1, 0), ...boat(480, 780, 1.1, 2)]
}

/** A skipping rope with turned handles. */
export function skippingRope(c: Colourway): Part[] {
  const handle = (x: number, turn: number): Part[] =>
    placedAt(
      [
        makePart(
          'wood',
          house.wood,
          'M-24 -120 Q-34 0 -26 120 Q0 150 26 120 Q34 0 24 -120 Q0 -136 -24 -120Z',
          {
            turn: 90,
            edge: 22,
            lift: 13,
          },
        ),
        makePart('painted', pickColour(c, 0), roundRect(-33, -40, 66, 34, 10), { edge: 12, lift: 3 }),
        makePart('painted', pickColour(c, 3), roundRect(-33, 10, 66, 34, 10), { edge: 12, lift: 3 }),
      ],
      { x, y: 300, turn, scale: 1.15 },
    )
  return [
    strand(
      'rope',
      lighter(c.cloth, 0.2),
      'M220 420 C120 760 330 860 420 720 C500 580 250 560 330 720 C420 900 700 840 590 420',
      22,
      { lift: 9, edge: 11 },
    ),
    ...handle(200, 14),
    ...handle(600, -14),
  ]
}

/** Five rings to throw at a post. */
export function ringToss(c: Colourway): Part[] {
  const ring = (x: number, y: number, rx: number, ry: number, i: number): Part => ({
    shape: (fill) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${fill}" stroke-width="30"/>`,
    fill: pickColour(c, i),
    material: 'rope',
    edge: 15,
    lift: 10,
  })
  return [
    makePart('wood', house.wood, 'M300 640 H420 L700 700 V740 H420 L400 800 H320 L300 740 H90 V700Z', {
      edge: 12,
      lift: 14,
    }),
    makePart('wood', house.wood, roundRect(336, 180, 48, 520, 22), { turn: 90, edge: 22, lift: 14 }),
    makePart('painted', pickColour(c, 0), circle(360, 178, 38), { edge: 34, steep: 0.9, lift: 8 }),
    ring(360, 630, 124, 46, 1),
    ring(360, 580, 118, 44, 3),
    ring(620, 420, 100, 96, 0),
    ring(600, 840, 110, 56, 4),
    ring(180, 850, 106, 54, 2),
  ]
}
