import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { symmetric } from '../kit/outline.ts'
import { button, buttonRow, pair, piece } from '../kit/piece.ts'
import { scatter } from '../kit/prints.ts'
import { gathers, stitch, stroke } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import { skirt } from './bottoms.ts'
import { frillCollar, roundCollar } from './collars.ts'
import type { FrontDrawing } from './front-drawings.ts'
import type { Sleeve } from './sleeves.ts'
import { boundNeck, softFolds, top } from './top.ts'
import type { ClothPrint } from './tops.ts'

const sideFolds = stroke('M300 300 Q320 360 316 420', 8) + stroke('M500 300 Q480 360 486 420', 8)

function bodice(cloth: string, material: MaterialName, sleeve: Sleeve, print = '', hem = 428): Part[] {
  return top({
    cloth,
    material,
    print,
    sleeve,
    neck: 'open',
    hem,
    hemWidth: 152,
    chest: 151,
    neckDepth: 269,
    curve: 6,
    folds: sideFolds,
    hemStitch: false,
  })
}

const gatheredWaist = (cloth: string, material: MaterialName): Part =>
  piece(material, cloth, symmetric('M400 402 L554 404 Q558 420 554 438 L400 440'), {
    edge: 8,
    lift: 3,
    flat: true,
    fold: gathers(252, 546, 408, 24, 22),
    foldBlur: 2.4,
    foldDepth: 6,
  })

/** Two gathered tiers under a flutter-sleeved bodice. */
export function tieredDress(
  c: Colourway,
  style: { print?: ClothPrint; sleeve?: Sleeve; material?: MaterialName; collar?: 'bound' | 'frill' } = {},
): Part[] {
  const { material = 'gauze', sleeve = 'flutter' } = style
  const print = style.print?.(c) ?? ''
  return [
    skirt({
      cloth: darker(c.cloth, 0.04),
      material,
      print,
      top: 610,
      hem: 862,
      waist: 226,
      width: 300,
      folds: 21,
      seed: 8,
      lift: 10,
    }),
    skirt({
      cloth: c.cloth,
      material,
      print,
      top: 402,
      hem: 640,
      waist: 152,
      width: 236,
      folds: 15,
      seed: 2,
      lift: 7,
    }),
    ...bodice(c.cloth, material, sleeve, print),
    gatheredWaist(c.cloth, material),
    style.collar === 'frill'
      ? frillCollar(lighter(c.cloth, 0.14), material)
      : boundNeck(material, darker(c.cloth, 0.06)),
    ...(style.collar === 'frill' ? [] : buttonRow(400, [306, 340, 374], 7, house.pearl)),
  ]
}

/** A printed smock with puff sleeves and a round collar. */
export function smockDress(
  c: Colourway,
  style: { print?: ClothPrint; sleeve?: Sleeve; material?: MaterialName; collar?: string } = {},
): Part[] {
  const { material = 'poplin', sleeve = 'puff' } = style
  const print = style.print?.(c) ?? ''
  return [
    skirt({
      cloth: c.cloth,
      material,
      print,
      top: 398,
      hem: 850,
      waist: 154,
      width: 288,
      folds: 17,
      seed: 4,
    }),
    ...bodice(c.cloth, material, sleeve, print),
    piece(material, darker(c.cloth, 0.05), symmetric('M400 404 L556 404 Q558 414 556 424 L400 426'), {
      edge: 6,
      lift: 2,
      flat: true,
    }),
    ...roundCollar(style.collar ?? c.trim),
  ]
}

/** Thin straps tied at the shoulders, smocked bodice. */
export function sundress(c: Colourway, print?: ClothPrint): Part[] {
  const svg = print?.(c) ?? ''
  const bow = piece(
    'poplin',
    c.cloth,
    'M486 172 Q446 128 456 168 Q460 190 486 182 Q520 200 524 172 Q526 136 486 172Z',
    { lift: 5, edge: 8, print: svg },
  )
  const strap = piece('poplin', c.cloth, 'M476 176 L496 176 L506 282 L474 282Z', {
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
    piece('poplin', c.cloth, symmetric('M400 276 Q470 284 524 262 L546 300 Q556 370 548 424 L400 430'), {
      print: svg,
      lift: 7,
      edge: 12,
      groove: stroke(smocking, 2.4),
      fold: gathers(262, 538, 282, 140, 26, 3),
      foldBlur: 2,
      foldDepth: 4,
    }),
    piece(
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
  const strap = piece(material, c.cloth, 'M326 300 L300 168 Q306 128 334 120 Q352 122 350 150 L366 300Z', {
    lift: 5,
    edge: 8,
    groove: stitch('M333 292 L308 160'),
  })
  const pocket = piece(material, c.cloth, 'M262 560 L350 548 L356 640 Q312 664 268 650Z', {
    turn: 90,
    lift: 3,
    edge: 7,
    flat: true,
    print,
    groove: stroke('M264 578 L351 566'),
  })
  return [
    ...pair(
      piece(material, darker(c.cloth, 0.2), 'M306 150 Q330 96 356 128 L446 330 L400 360 L330 170Z', {
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
    piece(material, c.cloth, symmetric('M400 262 L488 262 Q502 264 504 280 L526 414 L400 420'), {
      lift: 6,
      edge: 12,
      print,
      groove: stroke('M292 276 L508 276') + stitch('M292 283 L508 283'),
    }),
    piece(material, darker(c.cloth, 0.05), symmetric('M400 404 L528 404 Q534 420 532 440 L400 444'), {
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

/** Tulle over satin for Eid and birthdays. */
export function partyDress(c: Colourway): Part[] {
  const spark = scatter(
    [`<circle r="4" fill="${house.honey}"/>`, `<circle r="2.6" fill="${lighter(c.cloth, 0.6)}"/>`],
    { across: 42, down: 40, jitter: 12 },
  )
  const loop = piece('satin', c.trim, 'M400 430 Q300 372 296 428 Q300 488 400 450Z', { lift: 6, edge: 14 })
  const tail = piece('satin', c.trim, 'M392 440 L330 580 L372 572 L404 450Z', { lift: 4, edge: 8 })
  return [
    skirt({
      cloth: darker(c.cloth, 0.06),
      material: 'tulle',
      top: 420,
      hem: 874,
      waist: 150,
      width: 330,
      folds: 27,
      seed: 9,
      scallop: 16,
      hemSeam: false,
    }),
    skirt({
      cloth: c.cloth,
      material: 'tulle',
      print: spark,
      top: 412,
      hem: 800,
      waist: 150,
      width: 304,
      folds: 25,
      seed: 5,
      scallop: 18,
      hemSeam: false,
    }),
    skirt({
      cloth: lighter(c.cloth, 0.14),
      material: 'tulle',
      print: spark,
      top: 408,
      hem: 700,
      waist: 150,
      width: 262,
      folds: 23,
      seed: 2,
      scallop: 16,
      hemSeam: false,
    }),
    ...bodice(c.cloth, 'satin', 'flutter', ''),
    boundNeck('satin', darker(c.cloth, 0.08)),
    piece('satin', c.trim, symmetric('M400 400 L556 400 Q560 424 556 452 L400 456'), {
      lift: 4,
      edge: 12,
      flat: true,
      crease: 2,
    }),
    ...pair(tail),
    ...pair(loop),
    piece('satin', darker(c.trim, 0.06), 'M384 424 Q400 416 416 424 L418 458 Q400 466 382 458Z', {
      lift: 4,
      edge: 10,
    }),
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
    piece('fineRib', darker(skirtCloth, 0.06), symmetric('M400 506 L556 504 Q559 514 556 524 L400 526'), {
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
      piece('knit', c.cloth, 'M280 640 L356 640 L356 726 Q318 742 280 726Z', {
        lift: 3,
        edge: 10,
        flat: true,
        crease: 0,
        groove: stroke('M280 662 L356 662'),
      }),
    ),
  ]
}

const embroidery = (dots: string, diamonds: string, across = 24, down = 12) =>
  scatter([`<circle r="4" fill="${dots}"/>`, `<path d="M0 -6 L5 0 L0 6 L-5 0Z" fill="${diamonds}"/>`], {
    across,
    down,
    jitter: 0,
    turn: 0,
  })

/** A festive linen kaftan with embroidered placket, cuffs and hem. */
export function kaftan(c: Colourway, long = false): Part[] {
  const hem = long ? 960 : 900
  const width = long ? 226 : 236
  const gold = c.trim
  const folds =
    softFolds +
    stroke(`M330 500 Q320 700 280 ${hem}`, 11) +
    stroke(`M470 500 Q480 700 520 ${hem}`, 11) +
    stroke(`M400 520 Q404 720 396 ${hem}`, 9)
  const band = `<path d="M722 464 L608 540" stroke="${gold}" stroke-width="26"/><path d="M708 436 L594 512" stroke="${gold}" stroke-width="4"/>`
  const parts = top({
    cloth: c.cloth,
    material: 'linen',
    sleeve: 'elbow',
    sleevePrint: band,
    neck: 'open',
    hem,
    hemWidth: width,
    chest: 158,
    neckDepth: 262,
    curve: 20,
    folds,
  })
  const sewn = { lift: 1.6, flat: true, edge: 5, crease: 0.4 }
  parts.push(
    piece(
      'canvas',
      gold,
      'M314 186 C326 236 356 262 388 264 L388 520 Q400 540 412 520 L412 264 C444 262 474 236 486 186 L516 192 C504 262 470 292 436 296 L436 524 Q400 586 364 524 L364 296 C330 292 296 262 284 192Z',
      { ...sewn, print: embroidery(c.cloth, darker(gold, 0.35)) },
    ),
    piece(
      'canvas',
      gold,
      `M${400 - width + 4} ${hem - 22} C${400 - width * 0.7} ${hem + 2} ${400 - width * 0.35} ${hem + 3} 400 ${hem + 3} C${400 + width * 0.35} ${hem + 3} ${400 + width * 0.7} ${hem + 2} ${396 + width} ${hem - 22} L${393 + width} ${hem - 54} C${400 + width * 0.7} ${hem - 28} ${400 + width * 0.3} ${hem - 26} 400 ${hem - 26} C${400 - width * 0.3} ${hem - 26} ${400 - width * 0.7} ${hem - 28} ${407 - width} ${hem - 54}Z`,
      { ...sewn, lift: 1.2, edge: 4, print: embroidery(c.cloth, darker(gold, 0.3), 18, 9) },
    ),
  )
  return parts
}

/** The long robe of the Gulf for boys, with its tassel. */
export function kandura(c: Colourway): Part[] {
  const folds =
    softFolds +
    stroke('M330 500 Q320 740 300 960', 12) +
    stroke('M470 500 Q480 740 500 960', 12) +
    stroke('M400 560 Q404 760 398 960', 9)
  const tassel = `M394 330 L390 520 Q400 530 410 520 L406 330Z`
  return [
    ...top({
      cloth: c.cloth,
      material: 'poplin',
      sleeve: 'long',
      cuffs: darker(c.cloth, 0.04),
      neck: 'open',
      hem: 968,
      hemWidth: 206,
      chest: 156,
      neckDepth: 256,
      curve: 12,
      folds,
      bodySeams: stitch('M384 290 V430 H416 V290'),
    }),
    ...pair(
      piece(
        'poplin',
        lighter(c.cloth, 0.3),
        'M399 276 C352 268 318 234 308 184 L298 190 C290 204 292 216 296 226 C314 266 350 298 399 304Z',
        { lift: 3, edge: 6, flat: true, crease: 0.4 },
      ),
    ),
    piece('rope', c.trim, tassel, { lift: 4, edge: 6, flat: true }),
    piece('felt', c.trim, 'M386 500 Q400 490 414 500 L420 566 Q400 576 380 566Z', {
      lift: 4,
      edge: 8,
      flat: true,
      fold: gathers(386, 414, 512, 54, 6, 3),
      foldBlur: 1.4,
      foldDepth: 5,
    }),
    button(400, 318, 8, house.pearl),
  ]
}

/** A nightdress with a frill at the hem. */
export function nightdress(c: Colourway, print: ClothPrint): Part[] {
  const svg = print(c)
  return [
    skirt({
      cloth: c.cloth,
      material: 'poplin',
      print: svg,
      top: 790,
      hem: 900,
      waist: 214,
      width: 244,
      folds: 27,
      seed: 4,
      hemSeam: false,
    }),
    ...top({
      cloth: c.cloth,
      material: 'poplin',
      print: svg,
      sleevePrint: svg,
      sleeve: 'long',
      cuffs: c.trim,
      neck: 'open',
      hem: 810,
      hemWidth: 220,
      chest: 162,
      neckDepth: 268,
      curve: 4,
    }),
    ...roundCollar(c.trim),
    ...buttonRow(400, [346, 400, 454], 7, house.pearl),
  ]
}
