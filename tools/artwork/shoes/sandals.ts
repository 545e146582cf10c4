import { darker, house } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { circle } from '../kit/outline.ts'
import { makePart, strand } from '../kit/part.ts'
import { scatter } from '../kit/prints.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { topPair } from './pairs.ts'

const sole =
  'M300 180 Q300 110 392 110 Q500 110 504 230 Q508 330 482 470 Q480 560 490 640 Q500 780 400 784 Q306 780 312 650 Q318 560 306 470 Q286 330 300 180Z'
const footbed =
  'M314 186 Q314 126 392 126 Q486 126 490 232 Q494 330 468 470 Q466 560 476 644 Q484 764 400 768 Q322 764 328 650 Q334 560 320 470 Q300 330 314 186Z'
const footbedStitches =
  'M324 190 Q326 138 392 136 Q476 138 480 232 Q484 330 458 470 Q456 560 466 644 Q472 752 400 756 Q334 752 338 650 Q344 560 330 470 Q310 330 324 190Z'
const cork = '#E3C9A2'

function base(rubber = '#8a5a3c', bed = cork): Part[] {
  return [
    makePart('rubber', rubber, sole, { lift: 12, edge: 10 }),
    makePart('leather', bed, footbed, { lift: 2, flat: true, edge: 10, groove: stitch(footbedStitches) }),
  ]
}

const strap = (fill: string, path: string, stitches: string, print = ''): Part =>
  makePart('leather', fill, path, { lift: 11, edge: 12, groove: stitch(stitches), print })

const toeStrap = 'M286 300 Q390 220 508 268 L512 342 Q390 300 292 384Z'
const toeStitches = 'M292 314 Q392 234 506 282 M296 370 Q392 288 508 328'
const midStrap = 'M292 420 Q400 356 502 400 L500 464 Q400 424 300 494Z'
const midStitches = 'M298 434 Q400 370 498 412 M302 480 Q400 410 496 450'
const heelStrap = 'M308 610 Q400 660 490 604 L494 660 Q400 716 308 668Z'

const buckle = (x: number, y: number): Part => ({
  shape: (fill) =>
    `<rect x="${x}" y="${y}" width="34" height="44" rx="8" fill="none" stroke="${fill}" stroke-width="8"/>`,
  fill: house.honey,
  material: 'gloss',
  edge: 4,
  lift: 3,
  flat: true,
})

/** Two straps over the foot, one behind the heel. */
export const strapSandals = (c: Colourway): Part[] =>
  topPair([
    ...base(),
    strap(c.cloth, toeStrap, toeStitches),
    strap(c.cloth, midStrap, midStitches),
    strap(c.cloth, heelStrap, 'M312 624 Q400 674 488 618'),
    buckle(462, 612),
  ])

/** Woven closed-toe sandals. */
export function fishermanSandals(c: Colourway): Part[] {
  const band = (path: string) => strand('leather', c.cloth, path, 34, { lift: 8, edge: 12 })
  return topPair([
    ...base('#6b4630', darker(cork, 0.06)),
    ...[-72, -36, 0, 36, 72].map((dx) =>
      band(`M${400 + dx * 0.6} 142 Q${400 + dx * 1.15} 260 ${400 + dx * 1.12} 410`),
    ),
    band('M306 236 Q400 190 496 236'),
    band('M300 320 Q400 276 502 320'),
    band('M308 410 Q400 372 492 410'),
    strap(c.cloth, 'M306 486 Q400 440 488 486 L488 540 Q400 498 308 540Z', 'M312 500 Q400 456 482 500'),
    strap(c.cloth, heelStrap, 'M312 624 Q400 674 488 618'),
    buckle(462, 482),
  ])
}

/** Rubber slides with one broad printed band. */
export function slides(c: Colourway, motif: string): Part[] {
  return topPair([
    makePart('rubber', darker(c.cloth, 0.2), sole, { lift: 12, edge: 16 }),
    makePart('rubber', c.trim === c.cloth ? house.pearl : c.trim, footbed, {
      lift: 1,
      flat: true,
      edge: 14,
      groove: [220, 260, 600, 640, 680].map((y) => stroke(`M346 ${y} Q400 ${y - 12} 452 ${y}`, 4)).join(''),
    }),
    makePart('silicone', c.cloth, 'M276 300 Q396 180 520 282 L510 452 Q396 380 290 478Z', {
      lift: 14,
      edge: 34,
      steep: 0.6,
      print: scatter([motif], { across: 66, down: 60, scale: 1.1, box: [240, 200, 320, 320] }),
    }),
  ])
}

/** Flip-flops with a Y-shaped strap. */
export function flipFlops(c: Colourway, print: string): Part[] {
  return topPair([
    makePart('rubber', darker(c.cloth, 0.25), sole, { lift: 12, edge: 10 }),
    makePart('rubber', c.cloth, footbed, { lift: 1, flat: true, edge: 8, print }),
    strand('silicone', c.trim, 'M398 226 Q330 300 304 470 M398 226 Q470 300 490 470', 26, {
      lift: 10,
      edge: 13,
    }),
    makePart('silicone', c.trim, circle(398, 224, 20), { lift: 6, edge: 16 }),
  ])
}

/** Snug neoprene shoes for rocks and pools. */
export function waterShoes(c: Colourway): Part[] {
  return topPair([
    makePart('rubber', darker(c.cloth, 0.4), sole, { lift: 12, edge: 12 }),
    makePart('mesh', c.cloth, footbed, {
      lift: 5,
      edge: 50,
      steep: 0.6,
      groove: stroke('M330 330 Q400 250 472 330', 3),
    }),
    makePart(
      'rubber',
      c.trim,
      'M314 190 Q314 126 392 126 Q486 126 490 232 Q492 250 490 270 Q400 190 314 262Z',
      {
        lift: 2,
        flat: true,
        edge: 14,
      },
    ),
    makePart('jersey', darker(c.cloth, 0.45), 'M352 470 Q400 440 448 470 L450 660 Q400 700 350 660Z', {
      lift: 0,
      edge: 8,
      steep: -0.5,
      edgeShade: 0.5,
    }),
    strand(
      'canvas',
      c.second,
      'M352 300 L450 350 M450 300 L352 350 M352 370 L450 420 M450 370 L352 420',
      10,
      { lift: 4, flat: true },
    ),
    makePart('silicone', c.second, 'M386 424 Q400 418 414 424 L414 456 Q400 462 386 456Z', {
      lift: 4,
      edge: 8,
    }),
    strand('canvas', c.trim, 'M382 690 Q400 730 418 690', 14, { lift: 5 }),
  ])
}
