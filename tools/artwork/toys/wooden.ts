import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifAt, motifs } from '../kit/motifs.ts'
import { circle, roundRect } from '../kit/outline.ts'
import { eye, makePart, pairTurned, strand } from '../kit/part.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'

/** A painted wooden piece. */
const painted = (fill: string, path: string, details: Partial<Part> = {}): Part => ({
  path,
  fill,
  material: 'painted',
  lift: 9,
  ...details,
})
const timber = (path: string, details: Partial<Part> = {}): Part => ({
  path,
  fill: house.wood,
  material: 'wood',
  lift: 9,
  ...details,
})
const upright = { turn: 90 }

const pickColour = (c: Colourway, index: number): string => c.set[index % c.set.length] ?? c.cloth

export const wheel = (x: number, y: number, radius: number): Part[] => [
  makePart('wood', house.darkWood, circle(x, y, radius), { edge: 8, lift: 8 }),
  painted(house.pearl, circle(x, y, radius * 0.36), { edge: 6, lift: 2, flat: true }),
]

/** Nesting arches of a sunrise. */
export function arches(c: Colourway): Part[] {
  const arch = (radius: number, fill: string): Part => {
    const inner = radius - 52
    return painted(
      fill,
      `M${400 - radius} 690 V680 A${radius} ${radius} 0 0 1 ${400 + radius} 680 V690 H${400 + inner} V680 A${inner} ${inner} 0 0 0 ${400 - inner} 680 V690Z`,
      { lift: 15, edge: 9 },
    )
  }
  return [
    ...[0, 1, 2, 3, 4].map((i) => arch(330 - i * 62, pickColour(c, i))),
    timber('M350 690 V684 A50 50 0 0 1 450 684 V690Z', { lift: 15 }),
    timber(roundRect(70, 706, 660, 36, 6), { lift: 13, edge: 8 }),
  ]
}

/** Silicone rings on a wooden stem. */
export function stackingRings(c: Colourway): Part[] {
  const rings = [
    [340, 680],
    [300, 576],
    [256, 476],
    [212, 382],
    [166, 294],
  ].map(([w = 0, y = 0], i) =>
    makePart('silicone', pickColour(c, i), roundRect(400 - w / 2, y, w, 100 - i * 4, 48 - i * 2), {
      edge: 46 - i * 2,
      steep: 0.72,
      lift: 13,
    }),
  )
  return [
    timber(roundRect(210, 780, 380, 46, 22), { edge: 14, lift: 14 }),
    timber(roundRect(380, 220, 40, 570, 20), { ...upright, edge: 20, lift: 8 }),
    ...rings,
    painted(pickColour(c, 5), circle(400, 222, 50), { edge: 50, steep: 0.9, lift: 12 }),
  ]
}

/** Blocks with Latin and Arabic letters and small pictures. */
export function letterBlocks(c: Colourway): Part[] {
  const side = 168
  const inset = roundRect(-side / 2 + 15, -side / 2 + 15, side - 30, side - 30, 10)
  const letter =
    (path: string, dots = '') =>
    (fill: string) =>
      `<path d="${path}" fill="none" stroke="${fill}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/><g fill="${fill}">${dots}</g>`
  const letters = {
    A: letter('M-34 44 L0 -44 L34 44 M-21 14 H21'),
    B: letter('M-24 44 V-44 H2 A22 22 0 0 1 2 0 H-24 M2 0 H8 A22 22 0 0 1 8 44 H-24'),
    noon: letter('M-40 -14 Q-46 46 2 46 Q46 44 38 -22', '<circle cx="0" cy="-20" r="12"/>'),
    ba: letter('M-46 -28 Q-48 10 0 10 Q48 10 46 -30', '<circle cx="0" cy="42" r="12"/>'),
    sun: (fill: string) => motifAt(motifs.sun(fill), 0, 9, 2.3),
    palm: (fill: string) => motifAt(motifs.palm(fill), 0, -4, 2.2),
  }
  const block = (
    x: number,
    y: number,
    turn: number,
    index: number,
    art: (fill: string) => string,
  ): Part[] => {
    const at = { x, y, turn, scale: 1 }
    const face = `<rect x="${-side / 2 + 15}" y="${-side / 2 + 15}" width="${side - 30}" height="${side - 30}" rx="10" fill="${pickColour(c, index)}"/>`
    return [
      timber(roundRect(-side / 2, -side / 2, side, side, 14), {
        edge: 12,
        lift: 22,
        at,
        print: face,
        groove: stroke(inset, 2),
      }),
      { shape: art, fill: house.pearl, material: 'painted', edge: 4, lift: 1.4, flat: true, at },
    ]
  }
  return [
    ...block(220, 690, -3, 0, letters.A),
    ...block(404, 694, 2, 3, letters.noon),
    ...block(590, 688, -2, 1, letters.palm),
    ...block(312, 512, 4, 2, letters.ba),
    ...block(500, 506, -5, 4, letters.B),
    ...block(404, 324, 9, 5, letters.sun),
  ]
}

export function train(c: Colourway): Part[] {
  const [engine, cab, roof] = [pickColour(c, 1), pickColour(c, 3), pickColour(c, 4)]
  return [
    timber(roundRect(440, 590, 300, 40, 10)),
    timber(roundRect(60, 590, 340, 40, 10)),
    strand('rope', house.pearl, 'M396 612 Q420 630 446 612', 9, { edge: 4 }),
    painted(engine, 'M76 430 Q76 400 106 400 H250 V592 H76Z', { edge: 18 }),
    painted(cab, roundRect(236, 300, 150, 292, 12), { edge: 12 }),
    painted(darker(cab, 0.3), roundRect(266, 340, 90, 96, 10), {
      edge: 6,
      steep: -0.6,
      lift: 0,
      edgeShade: 0.4,
    }),
    painted(roof, 'M214 296 Q220 262 250 262 H376 Q406 264 410 296Z', { edge: 12 }),
    painted(roof, 'M120 400 L112 318 Q144 300 180 318 L172 400Z', { edge: 14 }),
    painted(house.pearl, roundRect(100, 292, 92, 30, 12), { edge: 10 }),
    painted(roof, roundRect(64, 470, 22, 60, 10)),
    painted(lighter(engine, 0.35), roundRect(96, 470, 130, 14, 7), { edge: 5, lift: 2 }),
    painted(roof, roundRect(456, 470, 268, 122, 12), { edge: 12 }),
    painted(pickColour(c, 7), 'M480 470 Q478 410 520 410 Q560 410 560 470Z', { edge: 26, lift: 7 }),
    painted(cab, 'M540 470 Q536 380 590 380 Q640 380 640 470Z', { edge: 32, lift: 8 }),
    painted(engine, 'M626 470 Q624 420 662 420 Q702 420 702 470Z', { edge: 26, lift: 7 }),
    painted(lighter(roof, 0.3), roundRect(476, 520, 228, 14, 7), { edge: 5, lift: 2 }),
    ...wheel(132, 650, 50),
    ...wheel(312, 640, 60),
    ...wheel(510, 650, 50),
    ...wheel(672, 650, 50),
  ]
}

/** A dhow with linen sails. */
export function dhow(c: Colourway): Part[] {
  const hullTop =
    'M112 640 Q130 616 190 660 Q400 690 610 656 Q680 600 720 590 Q716 620 708 644 Q640 690 600 696 Q400 730 186 700 Q130 680 118 668Z'
  return [
    { ...timber(roundRect(392, 140, 20, 560, 9), { ...upright, lift: 10 }), fill: house.darkWood },
    makePart('linen', c.cloth, 'M424 168 Q640 300 664 596 Q540 630 424 604Z', {
      lift: 12,
      edge: 16,
      fold: stroke('M440 220 Q560 360 640 590', 12) + stroke('M440 330 Q500 460 540 600', 10),
      print: `<path d="M424 470 Q560 500 700 460 V540 Q560 580 424 548Z" fill="${c.ink}"/>`,
      groove: stitch('M434 188 Q628 310 652 588', 1.2),
    }),
    makePart('linen', c.cloth, 'M380 250 Q230 400 200 590 Q290 616 380 600Z', {
      lift: 12,
      edge: 16,
      fold: stroke('M370 300 Q280 440 250 590', 11),
      groove: stitch('M372 268 Q240 410 212 584', 1.2),
    }),
    makePart('felt', house.coral, 'M402 140 L480 168 L402 200Z', { lift: 6, edge: 4 }),
    timber(
      'M110 640 Q130 616 190 660 Q400 690 610 656 Q680 600 720 590 Q700 720 620 800 Q560 830 400 830 Q250 830 190 790 Q130 730 110 640Z',
      {
        lift: 16,
        edge: 22,
        steep: 0.8,
        groove: stroke('M140 706 Q400 760 690 680 M168 762 Q400 806 656 746', 2.4),
      },
    ),
    painted(house.sea, hullTop, { lift: 3, flat: true, edge: 7 }),
    ...[250, 340, 430, 520].map((x) =>
      painted(house.pearl, circle(x, 762, 13), { edge: 5, lift: 2, flat: true }),
    ),
  ]
}

export function robot(c: Colourway): Part[] {
  const limb = { ...upright, edge: 20 }
  const [shell, boots, hands] = [c.cloth, house.saffron, house.coral]
  return [
    ...pairTurned(timber(roundRect(226, 470, 50, 200, 24), limb)),
    ...pairTurned(painted(hands, circle(251, 680, 36), { edge: 30 })),
    ...pairTurned(timber(roundRect(318, 720, 66, 130, 14), limb)),
    ...pairTurned(painted(boots, roundRect(296, 828, 100, 54, 22), { edge: 20 })),
    timber(roundRect(378, 398, 44, 60, 6)),
    painted(shell, roundRect(276, 430, 248, 310, 26), { edge: 20 }),
    painted(house.pearl, roundRect(316, 480, 168, 110, 14), {
      edge: 6,
      lift: 2,
      print: motifAt(motifs.sun(house.coral, house.sea), 400, 540, 2.4),
    }),
    ...[
      [340, house.coral],
      [400, house.saffron],
      [460, house.pearl],
    ].map(([x, fill]) => painted(String(fill), circle(Number(x), 640, 20), { edge: 14, lift: 4 })),
    timber(roundRect(270, 190, 260, 214, 34), { edge: 20 }),
    painted(house.pearl, circle(340, 290, 42), { edge: 8, lift: 3 }),
    painted(house.pearl, circle(460, 290, 42), { edge: 8, lift: 3 }),
    eye(346, 294, 16),
    eye(454, 294, 16),
    strand('painted', darker(house.darkWood, 0.4), 'M366 352 Q400 374 434 352', 9, {
      edge: 3,
      lift: 0,
      steep: -0.4,
    }),
    timber(roundRect(393, 130, 14, 64, 6)),
    painted(hands, circle(400, 124, 26), { edge: 24 }),
  ]
}

/** A little house with a wind tower, an arch door and a date palm. */
export function windTowerHouse(c: Colourway): Part[] {
  const opening = (path: string): Part =>
    painted(darker(house.date, 0.3), path, { edge: 6, steep: -0.6, lift: 0, edgeShade: 0.4 })
  const [wall, tower, roof] = [pickColour(c, 4), pickColour(c, 2), pickColour(c, 0)]
  const slit = (x: number) => opening(roundRect(x, 236, 26, 110, 12))
  return [
    timber(roundRect(90, 800, 620, 40, 12), { lift: 14 }),
    painted(tower, roundRect(180, 170, 190, 640, 10), { edge: 12, lift: 12 }),
    ...[206, 262, 318].map(slit),
    timber(roundRect(166, 376, 218, 22, 8), { lift: 4 }),
    timber(roundRect(160, 146, 230, 34, 10), { lift: 6 }),
    painted(wall, roundRect(330, 420, 320, 390, 10), { edge: 12, lift: 14 }),
    painted(roof, roundRect(312, 396, 356, 40, 12), { edge: 12, lift: 8 }),
    painted(pickColour(c, 3), 'M430 810 V650 A62 62 0 0 1 554 650 V810Z', { edge: 8, lift: 4 }),
    opening('M452 810 V656 A40 40 0 0 1 532 656 V810Z'),
    ...[372, 590].map((x) => opening(`M${x - 20} 560 V512 A20 20 0 0 1 ${x + 20} 512 V560Z`)),
    opening('M236 600 V536 A38 38 0 0 1 312 536 V600Z'),
    {
      ...timber('M612 800 Q606 700 620 620 L640 620 Q634 700 646 800Z', upright),
      fill: house.darkWood,
      lift: 12,
    },
    painted(
      '#5F8557',
      'M630 620 Q560 560 520 610 Q570 590 630 634 Q600 560 640 520 Q640 570 636 620 Q680 550 730 580 Q690 590 640 632 Q710 610 726 660 Q680 636 630 640Z',
      { edge: 8, lift: 10 },
    ),
  ]
}
