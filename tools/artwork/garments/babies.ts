import { darker, house } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { circle, roundRect, symmetric } from '../kit/outline.ts'
import { button, makePart, pair } from '../kit/part.ts'
import { duneRows } from '../kit/prints.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import type { FrontDrawing } from './front-drawings.ts'
import { softFolds, top } from './top.ts'
import type { ClothPrint } from './tops.ts'

const rompers = symmetric(
  'M400 262 C446 262 476 232 486 186 L540 204 C552 212 556 230 558 252 L566 420 C578 520 584 560 588 600 C566 640 520 672 470 742 Q440 762 400 764',
)
const legBinding =
  'M590 590 C602 602 600 622 590 630 C560 650 520 690 488 752 Q476 764 462 756 L456 738 C510 668 560 634 580 606Z'

const poppers = [
  button(352, 744, 8, house.pearl),
  button(400, 750, 8, house.pearl),
  button(448, 744, 8, house.pearl),
]

/** A bodysuit or romper: a tee that closes between the legs. */
export function romper(
  c: Colourway,
  style: {
    print?: ClothPrint
    drawing?: FrontDrawing
    dunes?: boolean
    sleeve?: 'short' | 'long' | 'flutter' | 'none'
    material?: 'jersey' | 'rib' | 'gauze' | 'waffle'
  } = {},
): Part[] {
  const { material = 'jersey', sleeve = 'short' } = style
  const print = style.print?.(c) ?? ''
  const dunes = style.dunes
    ? `<g transform="translate(0 -60)">${duneRows([c.second, c.ink, c.third])}</g>`
    : ''
  const parts = top({
    cloth: c.cloth,
    material,
    print,
    sleevePrint: print || ' ',
    sleeve,
    neckCloth: c.trim,
    hem: 600,
    hemStitch: false,
  })
  const front: Part = makePart(material, c.cloth, rompers, {
    lift: 11,
    print: print + dunes + (style.drawing?.(c) ?? ''),
    fold: softFolds,
  })
  const bodyIndex = parts.findIndex((part) => part.lift === 11)
  parts[bodyIndex] = front
  return [
    ...parts,
    ...pair(makePart('fineRib', c.trim, legBinding, { lift: 3, edge: 8, flat: true, turn: 40 })),
    ...poppers,
  ]
}

/** A footed sleepsuit that buttons along one leg. */
export function sleepsuit(c: Colourway, style: { print?: ClothPrint; drawing?: FrontDrawing } = {}): Part[] {
  const print = style.print?.(c) ?? ''
  const body = symmetric(
    'M400 262 C446 262 476 232 486 186 L540 204 C552 212 556 230 558 252 L562 420 C572 560 566 700 556 830 Q556 884 500 892 Q446 890 440 842 Q430 760 416 676 Q408 650 400 650',
  )
  const parts = top({ cloth: c.cloth, print, sleeve: 'long', ribs: c.trim, neckCloth: c.trim, hem: 600 })
  const bodyIndex = parts.findIndex((part) => part.lift === 11)
  parts[bodyIndex] = makePart('jersey', c.cloth, body, {
    lift: 11,
    print:
      print + (style.drawing ? `<g transform="translate(100 70) scale(.75)">${style.drawing(c)}</g>` : ''),
    fold: softFolds + stroke('M440 640 Q490 700 520 860', 10) + stroke('M360 640 Q310 700 280 860', 10),
    groove:
      stroke('M416 270 C420 420 416 560 452 700 Q470 780 468 880', 2.2) +
      stitch('M404 270 C408 420 404 564 438 700'),
  })
  const withoutRib = parts.filter((part) => !(part.material === 'fineRib' && part.edge === 12))
  const sole = makePart('jersey', c.trim, 'M556 800 Q560 886 500 892 Q446 890 440 842 Q500 862 556 800Z', {
    lift: 2,
    flat: true,
    edge: 14,
  })
  const studs = [
    [412, 330],
    [414, 400],
    [413, 470],
    [414, 540],
    [424, 610],
    [440, 680],
    [454, 750],
  ].map(([x = 0, y = 0]) => button(x, y, 7, house.pearl))
  return [...withoutRib, ...pair(sole), ...studs]
}

/** Two bibs, one printed and one plain. */
export function bibs(c: Colourway, print: ClothPrint): Part[] {
  const outline =
    'M400 330 C470 330 500 270 486 190 Q500 150 540 170 C620 250 610 560 560 650 Q520 720 400 724'
  const bib = (fill: string, svg: string): Part[] => [
    makePart('terry', fill, symmetric(outline), {
      lift: 9,
      edge: 18,
      print: svg,
      groove: stitch(
        symmetric(
          'M400 346 C480 344 514 276 502 196 Q510 176 532 188 C600 260 594 552 546 640 Q508 704 400 708',
        ),
      ),
    }),
    button(302, 184, 9, house.pearl),
  ]
  return [
    ...bib(c.second, '').map((part) => ({
      ...part,
      at: { x: 480, y: 400, turn: 12, scale: 0.8, centreX: 400, centreY: 440 },
    })),
    ...bib(c.cloth, print(c)).map((part) => ({
      ...part,
      at: { x: 340, y: 560, turn: -6, scale: 0.92, centreX: 400, centreY: 440 },
    })),
  ]
}

/** Soft first shoes with a fold-over flap. */
export function booties(c: Colourway): Part[] {
  const bootie: Part[] = [
    makePart(
      'felt',
      darker(c.cloth, 0.16),
      'M300 300 Q300 210 400 206 Q500 210 500 300 Q512 460 496 620 Q486 730 400 734 Q314 730 304 620 Q288 460 300 300Z',
      { lift: 12, edge: 18 },
    ),
    makePart(
      'felt',
      c.cloth,
      'M308 300 Q308 218 400 214 Q492 218 492 300 Q502 450 488 610 Q478 716 400 720 Q322 716 312 610 Q298 450 308 300Z',
      { lift: 3, edge: 46, steep: 0.6 },
    ),
    makePart('teddy', house.pearl, 'M338 470 Q400 430 462 470 Q468 640 400 660 Q332 640 338 470Z', {
      lift: 0,
      edge: 10,
      steep: -0.4,
      edgeShade: 0.5,
    }),
    makePart('felt', c.cloth, 'M312 420 Q400 360 488 420 L486 500 Q400 440 314 500Z', {
      lift: 7,
      edge: 14,
      groove: stitch('M318 428 Q400 372 482 428 M318 490 Q400 430 482 490'),
    }),
    makePart('felt', c.ink, circle(400, 300, 26), { lift: 3, edge: 8, flat: true }),
    button(470, 448, 9, house.pearl),
  ]
  const at = { y: 470, scale: 1, centreX: 400, centreY: 470 }
  return [
    ...bootie.map((part) => ({ ...part, at: { ...at, x: 270, turn: -8 } })),
    ...bootie.map((part) => ({ ...part, at: { ...at, x: 530, turn: 8, mirrored: true } })),
  ]
}

/** A folded muslin blanket with a fringe. */
export function blanket(c: Colourway, print: ClothPrint): Part[] {
  const fringe = Array.from({ length: 27 }, (_, i) => `M${166 + i * 18} 806 v34`).join(' ')
  return [
    {
      shape: (fill) =>
        `<path d="${fringe}" stroke="${fill}" stroke-width="7" stroke-linecap="round" fill="none"/>`,
      fill: darker(c.cloth, 0.05),
      material: 'rope',
      lift: 5,
      edge: 3,
    },
    makePart('knit', darker(c.cloth, 0.08), roundRect(150, 300, 500, 520, 26), { lift: 14, edge: 26 }),
    makePart('knit', c.cloth, roundRect(158, 260, 490, 470, 30), {
      lift: 10,
      edge: 30,
      print: print(c),
      fold: stroke('M160 470 Q400 500 646 460', 14),
    }),
    makePart('knit', darker(c.cloth, 0.03), roundRect(156, 236, 494, 250, 40), {
      lift: 9,
      edge: 40,
      print: print(c),
    }),
    makePart('leather', house.darkWood, 'M560 640 L620 634 L624 676 L564 682Z', {
      lift: 2.4,
      flat: true,
      edge: 5,
      groove: stitch('M566 646 L614 641 L617 671 L570 676Z'),
    }),
  ]
}
