import { darker, house } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { roundRect, symmetric } from '../kit/outline.ts'
import { makePart, pair, placedAt } from '../kit/part.ts'
import { scallopedWaves } from '../kit/prints.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { trousers } from './bottoms.ts'
import type { FrontDrawing } from './front-drawings.ts'
import { top } from './top.ts'
import type { ClothPrint } from './tops.ts'

const suit = symmetric(
  'M400 340 C446 338 474 268 478 148 Q494 136 514 148 C520 240 530 300 556 350 C548 440 548 480 556 540 C560 600 520 690 470 790 Q430 806 400 806',
)
const suitFolds = stroke('M270 420 Q330 470 360 600', 10) + stroke('M532 420 Q470 470 440 600', 10)

const backOfSuit = (cloth: string): Part =>
  makePart(
    'jersey',
    darker(cloth, 0.22),
    'M330 160 C350 290 450 290 470 160 L486 168 L470 320 L330 320 L314 168Z',
    { lift: 5, crease: 1 },
  )

/** A swimsuit with frills at the shoulders and legs. */
export function frillSwimsuit(c: Colourway, print?: ClothPrint): Part[] {
  const shoulderFrill = makePart(
    'jersey',
    c.trim,
    'M486 140 C548 170 600 240 604 330 Q586 340 574 332 Q564 352 548 344 Q540 356 528 346 C520 290 500 220 478 150Z',
    {
      lift: 6,
      edge: 12,
      fold: stroke('M492 160 Q560 220 586 330', 7) + stroke('M488 176 Q540 250 552 340', 7),
      foldBlur: 4,
      foldDepth: 8,
    },
  )
  const legFrill = makePart(
    'jersey',
    c.trim,
    'M558 536 C590 560 600 590 584 612 Q570 616 562 632 Q546 640 542 664 Q524 676 520 700 Q504 714 500 734 Q486 748 480 772 L462 764 C500 690 540 620 548 546Z',
    {
      lift: 5,
      edge: 10,
      fold:
        stroke('M556 560 L584 604', 6) +
        stroke('M544 600 L560 630', 6) +
        stroke('M524 650 L540 664', 6) +
        stroke('M500 700 L516 710', 6),
      foldBlur: 3,
      foldDepth: 7,
    },
  )
  const waves = scallopedWaves(c.ink, 44, 40, 7)
  return [
    backOfSuit(c.cloth),
    makePart('jersey', c.cloth, suit, {
      print: print?.(c) ?? waves,
      lift: 10,
      edge: 26,
      crease: 2.2,
      fold: suitFolds,
    }),
    ...pair(shoulderFrill),
    ...pair(legFrill),
  ]
}

/** A plain sporty swimsuit with a belt of colour. */
export function sportSwimsuit(c: Colourway, print: ClothPrint): Part[] {
  const leg = makePart(
    'jersey',
    c.trim,
    'M556 540 C560 600 520 690 470 790 L454 786 C502 690 538 604 540 544Z',
    { lift: 2.5, edge: 6, flat: true },
  )
  const strap = makePart(
    'jersey',
    c.trim,
    'M478 148 C474 268 446 338 400 340 L400 356 C456 352 490 270 494 144Z',
    { lift: 2.5, edge: 6, flat: true },
  )
  return [
    backOfSuit(c.cloth),
    makePart('jersey', c.cloth, suit, { print: print(c), lift: 10, edge: 26, crease: 2.2, fold: suitFolds }),
    ...pair(leg),
    ...pair(strap),
  ]
}

export const swimShorts = (c: Colourway, print: ClothPrint): Part[] =>
  trousers({
    cloth: c.cloth,
    material: 'poplin',
    print: print(c),
    top: 250,
    crotch: 500,
    hem: 680,
    waist: 176,
    width: 218,
    flare: 26,
    gap: 26,
    cord: house.pearl,
    waistCloth: c.cloth,
  })

/** A long-sleeved sun top with contrasting sleeves. */
export const sunTop = (c: Colourway, drawing: FrontDrawing): Part[] => [
  ...top({
    cloth: c.cloth,
    sleeve: 'long',
    sleeveCloth: c.trim,
    sleevePrint: ' ',
    neckCloth: c.trim,
    hem: 780,
    hemWidth: 160,
    chest: 156,
    motif: drawing(c),
    bodySeams: stitch('M262 300 Q300 520 276 780 M538 300 Q500 520 524 780', 1.4),
  }),
]

/** A zipped all-in-one against the sun, with short legs. */
export function sunSuit(c: Colourway, print: ClothPrint): Part[] {
  const svg = print(c)
  const body = symmetric(
    'M400 250 C440 250 470 226 478 190 L540 204 C552 212 556 230 558 252 L560 420 C566 500 574 600 582 700 Q520 722 430 712 Q416 640 400 632',
  )
  const parts = top({ cloth: c.trim, sleeve: 'short', neckCloth: c.trim, hem: 500 })
  const bodyIndex = parts.findIndex((part) => part.lift === 11)
  parts[bodyIndex] = makePart('jersey', c.cloth, body, {
    lift: 11,
    print: svg,
    edge: 22,
    fold: stroke('M300 400 Q340 560 330 690', 10) + stroke('M500 400 Q460 560 470 690', 10),
    groove: stitch('M430 700 Q520 710 580 688 M370 700 Q280 710 220 688'),
  })
  return [
    ...parts,
    {
      shape: (fill) => `<path d="M400 276 V600" stroke="${fill}" stroke-width="12"/>`,
      fill: darker(c.cloth, 0.3),
      material: 'canvas',
      lift: 2,
      flat: true,
      edge: 4,
      groove: `<path d="M400 276 V600" stroke-width="3" stroke-dasharray="3 3"/>`,
    },
    makePart('gloss', house.honey, roundRect(393, 280, 14, 32, 7), { edge: 6, lift: 4, flat: true }),
  ]
}

/** A bikini-style set with a frilled top and high briefs. */
export function twoPiece(c: Colourway, print: ClothPrint): Part[] {
  const svg = print(c)
  const upper = [
    ...pair(
      makePart('jersey', c.cloth, 'M470 200 L490 200 L512 330 L470 330Z', { lift: 5, edge: 7, print: svg }),
    ),
    makePart('jersey', c.cloth, symmetric('M400 320 Q470 316 530 290 Q570 340 566 420 Q500 430 400 430'), {
      lift: 9,
      edge: 20,
      print: svg,
      crease: 1.6,
    }),
    makePart(
      'jersey',
      c.trim,
      symmetric(
        'M400 352 Q480 350 548 312 Q588 370 584 438 Q560 426 546 446 Q522 430 504 452 Q482 434 460 456 Q440 438 418 458 Q408 446 400 456',
      ),
      {
        lift: 6,
        edge: 9,
        fold: [250, 300, 350, 400, 450, 500, 550].map((x) => stroke(`M${x} 350 L${x} 450`, 8)).join(''),
        foldBlur: 4,
        foldDepth: 8,
      },
    ),
  ]
  const lower = [
    makePart(
      'jersey',
      c.cloth,
      symmetric('M400 560 L552 556 Q576 640 566 690 Q500 720 450 800 Q426 816 400 816'),
      { lift: 10, edge: 22, print: svg, crease: 1.8 },
    ),
    makePart('jersey', c.trim, symmetric('M400 544 L552 540 Q560 564 558 590 L400 598'), {
      lift: 3,
      edge: 9,
      flat: true,
    }),
  ]
  return [...lower, ...placedAt(upper, { x: 0, y: 40, turn: 0, scale: 1 })]
}
