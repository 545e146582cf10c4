import { darker } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { symmetric } from '../kit/outline.ts'
import { button, makePart, pair } from '../kit/part.ts'
import { gathers, stitch, stroke } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import { skirt } from './bottoms.ts'
import type { FrontDrawing } from './front-drawings.ts'
import type { Sleeve } from './sleeves.ts'
import { softFolds, top } from './top.ts'
import type { ClothPrint } from './tops.ts'

/** Thin straps tied at the shoulders, smocked bodice. */
export function sundress(c: Colourway, print?: ClothPrint): Part[] {
  const svg = print?.(c) ?? ''
  const bow = makePart(
    'poplin',
    c.cloth,
    'M486 172 Q446 128 456 168 Q460 190 486 182 Q520 200 524 172 Q526 136 486 172Z',
    { lift: 5, edge: 8, print: svg },
  )
  const strap = makePart('poplin', c.cloth, 'M476 176 L496 176 L506 282 L474 282Z', {
    lift: 4,
    edge: 7,
    print: svg,
  })
  const smocking = Array.from({ length: 7 }, (_, i) => `M258 ${292 + i * 20} H542`).join(' ')
  return [
    skirt({
      cloth: c.cloth,
      material: 'poplin',
      print: svg,
      top: 400,
      hem: 850,
      waist: 146,
      width: 300,
      folds: 19,
      seed: 3,
    }),
    ...pair(strap),
    makePart('poplin', c.cloth, symmetric('M400 276 Q470 284 524 262 L546 300 Q556 370 548 424 L400 430'), {
      print: svg,
      lift: 7,
      edge: 12,
      groove: stroke(smocking, 2.4),
      fold: gathers(262, 538, 282, 140, 26, 3),
      foldBlur: 2,
      foldDepth: 4,
    }),
    makePart(
      'poplin',
      darker(c.cloth, 0.05),
      symmetric('M400 268 Q470 276 526 254 Q534 262 532 276 Q470 298 400 290'),
      { lift: 3, edge: 5, flat: true, fold: gathers(270, 530, 266, 22, 24, 3), foldBlur: 2, foldDepth: 4 },
    ),
    ...pair(bow),
  ]
}

/** A bibbed dress to wear over a top. */
export function pinafore(c: Colourway, material: MaterialName = 'corduroy', print = ''): Part[] {
  const strap = makePart(material, c.cloth, 'M326 300 L300 168 Q306 128 334 120 Q352 122 350 150 L366 300Z', {
    lift: 5,
    edge: 8,
    groove: stitch('M333 292 L308 160'),
  })
  const pocket = makePart(material, c.cloth, 'M262 560 L350 548 L356 640 Q312 664 268 650Z', {
    turn: 90,
    lift: 3,
    edge: 7,
    flat: true,
    print,
    groove: stroke('M264 578 L351 566'),
  })
  return [
    ...pair(
      makePart(material, darker(c.cloth, 0.2), 'M306 150 Q330 96 356 128 L446 330 L400 360 L330 170Z', {
        lift: 6,
        turn: -24,
      }),
    ),
    skirt({
      cloth: c.cloth,
      material,
      print,
      top: 410,
      hem: 820,
      waist: 128,
      width: 248,
      folds: 9,
      seed: 12,
      scallop: 3,
    }),
    makePart(material, c.cloth, symmetric('M400 262 L488 262 Q502 264 504 280 L526 414 L400 420'), {
      lift: 6,
      edge: 12,
      print,
      groove: stroke('M292 276 L508 276') + stitch('M292 283 L508 283'),
    }),
    makePart(material, darker(c.cloth, 0.05), symmetric('M400 404 L528 404 Q534 420 532 440 L400 444'), {
      turn: 90,
      lift: 2.6,
      edge: 7,
      flat: true,
    }),
    ...pair(pocket),
    ...pair(strap),
    button(348, 286, 12),
    button(452, 286, 12),
  ]
}

/** A long tee with a gathered skirt. */
export function jerseyDress(
  c: Colourway,
  style: { print?: ClothPrint; drawing?: FrontDrawing; sleeve?: Sleeve; skirtCloth?: string } = {},
): Part[] {
  const print = style.print?.(c) ?? ''
  const skirtCloth = style.skirtCloth ?? c.cloth
  return [
    skirt({
      cloth: skirtCloth,
      material: 'jersey',
      print,
      top: 500,
      hem: 840,
      waist: 150,
      width: 254,
      folds: 15,
      seed: 7,
    }),
    ...top({
      cloth: c.cloth,
      print: style.skirtCloth ? '' : print,
      sleeve: style.sleeve ?? 'short',
      hem: 520,
      hemWidth: 154,
      chest: 156,
      curve: 4,
      hemStitch: false,
      neckCloth: c.trim,
      motif: style.drawing ? `<g transform="translate(100 80) scale(.75)">${style.drawing(c)}</g>` : '',
    }),
    makePart('fineRib', darker(skirtCloth, 0.06), symmetric('M400 506 L556 504 Q559 514 556 524 L400 526'), {
      lift: 2,
      edge: 6,
      flat: true,
    }),
  ]
}

/** A knitted dress with a ribbed roll neck and hem. */
export function knitDress(c: Colourway): Part[] {
  return [
    ...top({
      cloth: c.cloth,
      material: 'knit',
      sleeve: 'long',
      neckCloth: darker(c.cloth, 0.08),
      hem: 830,
      hemWidth: 232,
      chest: 160,
      ribs: darker(c.cloth, 0.08),
      folds: softFolds,
    }),
    ...pair(
      makePart('knit', c.cloth, 'M280 640 L356 640 L356 726 Q318 742 280 726Z', {
        lift: 3,
        edge: 10,
        flat: true,
        crease: 0,
        groove: stroke('M280 662 L356 662'),
      }),
    ),
  ]
}
