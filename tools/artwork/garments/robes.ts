import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { button, buttonRow, makePart, pair } from '../kit/part.ts'
import { scatter } from '../kit/prints.ts'
import { gathers, stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { skirt } from './bottoms.ts'
import { roundCollar } from './collars.ts'
import { softFolds, top } from './top.ts'
import type { ClothPrint } from './tops.ts'

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
    makePart(
      'canvas',
      gold,
      'M314 186 C326 236 356 262 388 264 L388 520 Q400 540 412 520 L412 264 C444 262 474 236 486 186 L516 192 C504 262 470 292 436 296 L436 524 Q400 586 364 524 L364 296 C330 292 296 262 284 192Z',
      { ...sewn, print: embroidery(c.cloth, darker(gold, 0.35)) },
    ),
    makePart(
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
      makePart(
        'poplin',
        lighter(c.cloth, 0.3),
        'M399 276 C352 268 318 234 308 184 L298 190 C290 204 292 216 296 226 C314 266 350 298 399 304Z',
        { lift: 3, edge: 6, flat: true, crease: 0.4 },
      ),
    ),
    makePart('rope', c.trim, tassel, { lift: 4, edge: 6, flat: true }),
    makePart('felt', c.trim, 'M386 500 Q400 490 414 500 L420 566 Q400 576 380 566Z', {
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
