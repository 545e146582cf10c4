import { darker, house, mix } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifAt, motifs } from '../kit/motifs.ts'
import { roundRect, symmetric } from '../kit/outline.ts'
import { buttonRow, pair, piece } from '../kit/piece.ts'
import { sunsetStripes, wovenBand } from '../kit/prints.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { pointedCollar } from './collars.ts'
import type { FrontDrawing } from './front-drawings.ts'
import { sleeveCuts } from './sleeves.ts'
import { top } from './top.ts'

const hoodCords = (fill: string): Part => ({
  shape: (colour) =>
    `<g fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round"><path d="M372 292 C362 340 376 380 366 420"/><path d="M428 292 C442 340 424 370 436 408"/></g>`,
  fill,
  material: 'rope',
  edge: 4,
  lift: 4,
  flat: true,
})

const zip = (tape: string, from: number, to: number): Part[] => [
  {
    shape: (fill) => `<path d="M400 ${from} V${to}" stroke="${fill}" stroke-width="15"/>`,
    fill: tape,
    material: 'canvas',
    lift: 2,
    flat: true,
    edge: 4,
    groove: `<path d="M400 ${from} V${to}" stroke-width="3" stroke-dasharray="3 3"/>`,
  },
  piece('gloss', house.honey, roundRect(392, from + 18, 16, 34, 8), { edge: 6, lift: 4, flat: true }),
]

const kangarooPocket = (cloth: string, bottom: number): Part =>
  piece(
    'sweat',
    cloth,
    symmetric(
      `M400 ${bottom - 148} L484 ${bottom - 148} L524 ${bottom - 68} L520 ${bottom - 4} L400 ${bottom}`,
    ),
    {
      lift: 3,
      edge: 10,
      flat: true,
      groove:
        stroke(`M316 ${bottom - 140} L276 ${bottom - 60}`) +
        stroke(`M484 ${bottom - 140} L524 ${bottom - 70}`),
    },
  )

/** Hood laid flat: the back of it below the garment, the two front edges above. */
const hoodBack = (cloth: string): Part =>
  piece(
    'sweat',
    darker(cloth, 0.05),
    symmetric('M400 96 C470 96 520 140 520 214 Q500 262 470 268 L400 276'),
    { lift: 10, edge: 36 },
  )

const hoodFront = (cloth: string, material: 'sweat' | 'poplin' | 'terry' = 'sweat'): Part[] => [
  piece('jersey', darker(cloth, 0.3), symmetric('M400 148 C446 148 478 172 478 214 Q460 262 400 268'), {
    lift: 3,
    flat: true,
    crease: 1.5,
  }),
  ...pair(
    piece(
      material,
      cloth,
      'M400 300 C352 284 316 240 300 182 Q308 120 360 100 Q324 150 326 196 Q344 250 402 276Z',
      {
        lift: 6,
        edge: 22,
        groove: stitch('M400 288 C362 276 330 238 314 186'),
      },
    ),
  ),
]

/** A pullover hoodie; the felt camel is optional. */
export function hoodie(c: Colourway, style: { drawing?: FrontDrawing; zipped?: boolean } = {}): Part[] {
  const body = {
    cloth: c.cloth,
    material: 'sweat',
    sleeve: 'long',
    ribs: darker(c.cloth, 0.1),
    neck: 'open',
    hem: 760,
    hemWidth: 168,
    neckDepth: 268,
    inside: darker(c.cloth, 0.24),
    label: false,
  } as const
  return [
    hoodBack(c.cloth),
    ...top({ ...body, motif: style.drawing?.(c) ?? '' }),
    ...(style.zipped ? zip(darker(c.cloth, 0.3), 300, 806) : []),
    ...hoodFront(c.cloth),
    kangarooPocket(c.cloth, 744),
    ...(style.zipped ? zip(darker(c.cloth, 0.3), 590, 806).slice(0, 1) : []),
    hoodCords(c.second === c.cloth ? house.pearl : c.second),
  ]
}

export function sweatshirt(c: Colourway, drawing?: FrontDrawing, sleeves?: string): Part[] {
  return top({
    cloth: c.cloth,
    material: 'sweat',
    sleeve: 'long',
    ribs: sleeves ?? darker(c.cloth, 0.1),
    hem: 760,
    hemWidth: 168,
    neckCloth: sleeves ?? darker(c.cloth, 0.1),
    sleeveCloth: sleeves ?? c.cloth,
    motif: drawing?.(c) ?? '',
    bodySeams: stroke('M384 284 L400 316 L416 284'),
  })
}

export function cardigan(c: Colourway, print = ''): Part[] {
  const band =
    'M296 190 C310 244 350 300 386 340 L386 790 H414 L414 340 C450 300 490 244 504 190 L484 184 C468 240 430 296 400 324 C370 296 332 240 316 184Z'
  const ribs = darker(c.cloth, 0.06)
  return [
    ...top({
      cloth: c.cloth,
      material: 'knit',
      print,
      sleeve: 'long',
      ribs,
      neck: 'v',
      hem: 740,
      hemWidth: 166,
      neckDepth: 268,
      inside: darker(c.cloth, 0.22),
    }),
    piece('fineRib', ribs, band, { lift: 4, edge: 8, flat: true, turn: 90 }),
    ...buttonRow(400, [380, 470, 560, 650, 740], 11),
    ...pair(
      piece(
        'knit',
        c.cloth,
        'M280 610 L354 610 Q362 610 362 618 L362 698 Q362 706 354 706 L280 706 Q272 706 272 698 L272 618 Q272 610 280 610Z',
        { lift: 3, edge: 10, flat: true, crease: 0 },
      ),
    ),
  ]
}

/** A knitted jumper with woven bands across the yoke, or plain stripes. */
export function jumper(c: Colourway, pattern: 'bands' | 'stripes' | 'plain' | 'dots' = 'bands'): Part[] {
  const dots = Array.from(
    { length: 60 },
    (_, i) =>
      `<circle cx="${240 + (i % 8) * 46 + (Math.floor(i / 8) % 2) * 23}" cy="${300 + Math.floor(i / 8) * 62}" r="8" fill="${c.ink}"/>`,
  ).join('')
  const prints = {
    bands:
      wovenBand(c.ink, c.second, 330) +
      wovenBand(c.third, c.ink, 410) +
      `<rect x="0" y="472" width="800" height="10" fill="${c.ink}"/>`,
    stripes: sunsetStripes([c.cloth, c.cloth, c.ink, c.second], 46, 300),
    plain: '',
    dots,
  }
  const sleevePrint =
    pattern === 'dots' || pattern === 'plain'
      ? ''
      : `<g transform="rotate(-12 600 400)">${prints[pattern]}</g>`
  return top({
    cloth: c.cloth,
    material: 'knit',
    sleeve: 'long',
    print: prints[pattern],
    sleevePrint: sleevePrint || ' ',
    ribs: darker(c.cloth, 0.08),
    hem: 745,
    hemWidth: 168,
    neckCloth: darker(c.cloth, 0.08),
  })
}

/** A sleeveless jumper with a V neck and striped edges. */
export function slipover(c: Colourway, checked: boolean): Part[] {
  const diamond = (x: number, y: number) =>
    `<path d="M${x} ${y - 66} L${x + 46} ${y} L${x} ${y + 66} L${x - 46} ${y}Z" fill="${(y / 132) % 2 ? c.ink : c.second}"/>`
  let argyle = ''
  for (let row = 0; row < 5; row++) for (let x = 216; x <= 600; x += 92) argyle += diamond(x, 396 + row * 132)
  const rib = 'M486 186 C470 246 434 300 400 326 L400 352 C446 322 490 262 504 190Z'
  const armhole = 'M532 194 C518 250 520 350 554 396 L538 412 C498 356 496 250 510 190Z'
  return [
    ...top({
      cloth: c.cloth,
      material: 'knit',
      sleeve: 'none',
      neck: 'v',
      neckDepth: 266,
      ribs: c.trim,
      hem: 745,
      chest: 150,
      hemWidth: 160,
      motif: checked ? argyle : '',
    }),
    ...pair(piece('fineRib', c.trim, rib, { lift: 3, edge: 7, flat: true })),
    ...pair(piece('fineRib', c.trim, armhole, { lift: 3, edge: 7, flat: true })),
  ]
}

export function teddyJacket(c: Colourway): Part[] {
  const patch = piece(
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
    piece(
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
  const flap = piece('denim', c.cloth, 'M270 384 L360 384 L360 414 L315 432 L270 414Z', {
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
    piece('denim', darker(c.cloth, 0.04), 'M230 740 Q400 766 570 740 L570 786 Q400 812 230 786Z', {
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

/** A hooded coat for the few rainy days. */
export function raincoat(c: Colourway): Part[] {
  const pocket = piece(
    'poplin',
    c.cloth,
    'M262 600 L354 600 L354 720 Q354 734 340 734 L276 734 Q262 734 262 720Z',
    { lift: 3, edge: 6, flat: true, crease: 1 },
  )
  const flap = piece('poplin', darker(c.cloth, 0.05), 'M256 592 L360 592 L360 628 Q308 646 256 628Z', {
    lift: 3,
    edge: 5,
    flat: true,
    crease: 0.5,
  })
  return [
    { ...hoodBack(c.cloth), material: 'poplin', edge: 30 },
    ...top({
      cloth: c.cloth,
      material: 'poplin',
      sleeve: 'long',
      cuffs: c.trim,
      neck: 'open',
      hem: 826,
      hemWidth: 200,
      chest: 172,
      neckDepth: 266,
      inside: c.trim,
      label: false,
      bodySeams: stroke('M426 280 V830', 2) + stitch('M374 280 V830'),
    }),
    ...hoodFront(c.cloth, 'poplin'),
    ...pair(pocket),
    ...pair(flap),
    ...buttonRow(400, [340, 440, 540, 640, 740], 12, c.trim === house.pearl ? house.darkWood : c.trim),
  ]
}

/** A quilted gilet: horizontal padding, stand-up collar, zip. */
export function gilet(c: Colourway): Part[] {
  const seams = [330, 410, 490, 570, 650, 730].map((y) => `M226 ${y} Q400 ${y + 16} 574 ${y}`).join(' ')
  return [
    ...top({
      cloth: c.cloth,
      material: 'padding',
      sleeve: 'none',
      neck: 'open',
      hem: 800,
      hemWidth: 172,
      chest: 160,
      neckDepth: 240,
      inside: c.trim,
      hemStitch: false,
      folds: '',
      bodySeams: stroke(seams, 7),
    }),
    ...pair(
      piece('padding', c.cloth, 'M400 280 C350 270 316 236 304 180 Q298 150 330 138 Q372 128 400 132Z', {
        lift: 5,
        edge: 18,
        flat: true,
        groove: stroke('M400 214 Q346 206 306 178', 4),
      }),
    ),
    ...zip(darker(c.cloth, 0.35), 136, 800),
    ...pair(
      piece('fineRib', c.trim, 'M532 194 C518 250 520 350 562 396 L548 410 C502 356 500 250 514 190Z', {
        lift: 3,
        edge: 6,
        flat: true,
      }),
    ),
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
    piece(
      'fineRib',
      c.trim,
      symmetric('M400 272 C448 270 478 238 484 176 Q504 172 512 192 C508 262 456 312 400 312'),
      { lift: 4, edge: 10, flat: true },
    ),
    ...zip(darker(c.cloth, 0.3), 308, 790),
    ...pair(
      piece('canvas', darker(c.cloth, 0.12), 'M290 560 L306 566 L280 666 L264 660Z', {
        lift: 2,
        edge: 5,
        flat: true,
      }),
    ),
    {
      ...piece('felt', c.third, 'M-36 0 A36 36 0 1 1 36 0 A36 36 0 1 1 -36 0Z', {
        lift: 3,
        flat: true,
        edge: 5,
        print: badge,
      }),
      at: { x: 490, y: 400, turn: 0, scale: 1 },
    },
  ]
}

/** A hooded towel to slip into after swimming. */
export function towelPoncho(c: Colourway, print: string): Part[] {
  const body = symmetric(
    'M400 262 C446 262 476 232 486 186 L560 210 Q640 250 664 420 L676 790 Q540 826 400 822',
  )
  return [
    { ...hoodBack(c.cloth), material: 'terry', edge: 36 },
    piece('jersey', darker(c.cloth, 0.24), 'M314 186 C350 166 450 166 486 186 L470 262 L330 262Z', {
      lift: 4,
      flat: true,
    }),
    piece('terry', c.cloth, body, {
      lift: 12,
      print,
      fold:
        stroke('M300 400 Q312 600 284 800', 11) +
        stroke('M500 420 Q488 620 520 800', 11) +
        stroke('M400 480 V800', 8),
      groove: stroke('M142 774 Q400 812 658 774', 2),
    }),
    ...hoodFront(c.cloth, 'terry'),
  ]
}

/** A dressing gown with a shawl collar and a belt. */
export function dressingGown(c: Colourway): Part[] {
  const shawl = 'M486 186 C478 262 440 360 404 440 L404 500 C462 430 512 300 520 196 Q510 180 486 186Z'
  const sleeve = sleeveCuts.long.cuff ?? ''
  return [
    ...top({
      cloth: c.cloth,
      material: 'waffle',
      sleeve: 'long',
      neck: 'v',
      neckDepth: 300,
      hem: 900,
      hemWidth: 204,
      chest: 168,
      inside: darker(c.cloth, 0.2),
      bodySeams: stroke('M404 470 Q420 690 412 900', 2.4),
    }),
    ...pair(piece('waffle', c.trim, sleeve, { lift: 4, edge: 10, turn: -12 })),
    ...pair(piece('waffle', c.trim, shawl, { lift: 5, edge: 12, flat: true })),
    piece('waffle', c.trim, 'M226 520 Q400 548 574 520 L576 566 Q400 594 224 566Z', { lift: 5, edge: 12 }),
    piece('waffle', c.trim, 'M430 560 L470 560 L490 760 L444 766Z', { lift: 5, edge: 12 }),
    piece('waffle', c.trim, 'M396 552 L430 560 L410 730 L366 722Z', { lift: 6, edge: 12 }),
    piece('waffle', darker(c.trim, 0.06), roundRect(392, 526, 52, 54, 16), { lift: 5, edge: 14 }),
  ]
}

export const bandedPrint = (c: Colourway): string =>
  wovenBand(c.ink, c.second, 560, 60) + wovenBand(c.second, c.ink, 660, 60)
