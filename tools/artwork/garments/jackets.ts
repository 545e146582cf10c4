import { darker, house, mix } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifAt, motifs } from '../kit/motifs.ts'
import { symmetric } from '../kit/outline.ts'
import { buttonRow, makePart, pair } from '../kit/part.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { pointedCollar } from './collars.ts'
import { top } from './top.ts'
import { zip } from './zip.ts'

export function teddyJacket(c: Colourway): Part[] {
  const patch = makePart(
    'canvas',
    darker(c.cloth, 0.2),
    'M268 560 L352 560 L352 660 Q352 672 340 672 L280 672 Q268 672 268 660Z',
    { lift: 3, edge: 6, flat: true, groove: stroke('M268 584 L352 584') },
  )
  return [
    ...top({
      cloth: c.cloth,
      material: 'teddy',
      sleeve: 'long',
      neck: 'open',
      hem: 760,
      hemWidth: 178,
      chest: 170,
      neckDepth: 262,
      ribs: darker(c.cloth, 0.2),
      hemStitch: false,
      inside: house.pearl,
    }),
    makePart(
      'teddy',
      c.cloth,
      symmetric('M400 272 C448 270 480 238 484 172 Q510 168 522 196 C520 276 460 320 400 318'),
      { lift: 6, edge: 22 },
    ),
    ...zip(darker(c.cloth, 0.34), 312, 800),
    ...pair(patch),
  ]
}

export function denimJacket(c: Colourway): Part[] {
  const thread = '#E0B27A'
  const flap = makePart('denim', c.cloth, 'M270 384 L360 384 L360 414 L315 432 L270 414Z', {
    lift: 3,
    edge: 6,
    flat: true,
    groove: stitch('M276 390 L354 390 L354 410 L315 425 L276 410Z'),
  })
  const yoke = stroke('M244 366 H386 M414 366 H556', 2) + stitch('M244 373 H386 M414 373 H556', 1.4)
  const panels =
    stroke('M300 430 L326 780 M500 430 L474 780', 2) + stitch('M307 430 L333 780 M493 430 L467 780', 1.4)
  return [
    ...top({
      cloth: c.cloth,
      material: 'denim',
      sleeve: 'long',
      cuffs: darker(c.cloth, 0.08),
      neck: 'open',
      hem: 770,
      hemWidth: 168,
      chest: 164,
      neckDepth: 266,
      curve: 8,
      hemStitch: false,
      inside: mix(c.cloth, '#ffffff', 0.3),
      bodySeams: yoke + panels + stroke('M416 268 V770', 2) + stitch('M384 272 V770', 1.4),
    }),
    makePart('denim', darker(c.cloth, 0.04), 'M230 740 Q400 766 570 740 L570 786 Q400 812 230 786Z', {
      lift: 3,
      edge: 8,
      flat: true,
      groove: stitch('M236 750 Q400 775 564 750 M236 778 Q400 803 564 778', 1.4),
    }),
    ...pair(flap),
    ...pointedCollar(c.cloth, 'denim'),
    ...buttonRow(400, [330, 420, 510, 600, 690, 776], 9, thread),
    ...buttonRow(315, [418], 6, thread),
    ...buttonRow(485, [418], 6, thread),
  ]
}

/** A light bomber jacket with ribbed collar and a badge. */
export function bomber(c: Colourway): Part[] {
  const badge = motifAt(motifs.sun(c.ink, c.second), 0, 4, 1.1)
  return [
    ...top({
      cloth: c.cloth,
      material: 'satin',
      sleeve: 'long',
      ribs: c.trim,
      neck: 'open',
      hem: 752,
      hemWidth: 176,
      chest: 172,
      neckDepth: 262,
      inside: darker(c.cloth, 0.25),
      hemStitch: false,
    }),
    makePart(
      'fineRib',
      c.trim,
      symmetric('M400 272 C448 270 478 238 484 176 Q504 172 512 192 C508 262 456 312 400 312'),
      { lift: 4, edge: 10, flat: true },
    ),
    ...zip(darker(c.cloth, 0.3), 308, 790),
    ...pair(
      makePart('canvas', darker(c.cloth, 0.12), 'M290 560 L306 566 L280 666 L264 660Z', {
        lift: 2,
        edge: 5,
        flat: true,
      }),
    ),
    {
      ...makePart('felt', c.third, 'M-36 0 A36 36 0 1 1 36 0 A36 36 0 1 1 -36 0Z', {
        lift: 3,
        flat: true,
        edge: 5,
        print: badge,
      }),
      at: { x: 490, y: 400, turn: 0, scale: 1 },
    },
  ]
}
