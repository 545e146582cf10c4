import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { symmetric } from '../kit/outline.ts'
import { button, makePart, pair } from '../kit/part.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import { trousers } from './bottoms.ts'
import { boundNeck, top } from './top.ts'
import type { ClothPrint } from './tops.ts'

/** Bib and braces over long or short legs. */
export function dungarees(
  c: Colourway,
  style: { material?: MaterialName; short?: boolean; print?: ClothPrint; pocket?: string } = {},
): Part[] {
  const { material = 'corduroy', short = false } = style
  const print = style.print?.(c) ?? ''
  const strap = makePart(material, c.cloth, 'M326 300 L300 168 Q306 128 334 120 Q352 122 350 150 L366 300Z', {
    lift: 5,
    edge: 8,
    print,
    groove: stitch('M333 292 L308 160') + stitch('M358 292 L343 146'),
  })
  const legs = trousers({
    cloth: c.cloth,
    material,
    print,
    top: 420,
    crotch: 600,
    hem: short ? 730 : 872,
    waist: 146,
    width: short ? 184 : 172,
    flare: short ? 14 : 0,
    gap: 26,
    cord: null,
    waistCloth: c.cloth,
  }).slice(0, -1)
  const parts = [
    ...pair(
      makePart(material, darker(c.cloth, 0.2), 'M306 150 Q330 96 356 128 L446 330 L400 360 L330 170Z', {
        lift: 6,
        turn: -24,
      }),
    ),
    ...legs,
    makePart(material, c.cloth, symmetric('M400 404 L548 408 Q552 440 550 466 L400 472'), {
      turn: 90,
      edge: 10,
      lift: 3,
      flat: true,
      print,
      groove: stroke('M250 460 Q400 470 550 460'),
    }),
    makePart(material, c.cloth, symmetric('M400 262 L494 262 Q508 264 510 280 L516 412 L400 416'), {
      lift: 6,
      edge: 12,
      print,
      groove: stroke('M284 276 L516 276') + stitch('M284 282 L516 282'),
    }),
    makePart(
      material,
      style.pocket ?? c.cloth,
      'M344 318 L456 318 L456 384 Q456 404 430 404 L370 404 Q344 404 344 384Z',
      { turn: 90, lift: 2.6, edge: 7, flat: true, print, groove: stroke('M344 336 L456 336') },
    ),
    ...pair(strap),
  ]
  if (short)
    parts.push(
      ...pair(
        makePart(material, lighter(c.cloth, 0.2), 'M428 694 Q510 706 590 690 L598 738 Q510 756 426 742Z', {
          lift: 4,
          edge: 7,
          groove: stitch('M432 732 Q510 744 592 728'),
        }),
      ),
    )
  return [...parts, button(348, 284, 12), button(452, 284, 12), button(264, 438, 8), button(536, 438, 8)]
}

/** One-piece with short sleeves and a tied waist. */
export function jumpsuit(
  c: Colourway,
  style: { print?: ClothPrint; long?: boolean; material?: MaterialName } = {},
): Part[] {
  const { material = 'linen', long = true } = style
  const print = style.print?.(c) ?? ''
  const scaled = 0.92
  const legs = trousers({
    cloth: c.cloth,
    material,
    print,
    top: 440,
    crotch: 620,
    hem: long ? 890 : 740,
    waist: 146,
    width: long ? 172 : 190,
    flare: long ? 14 : 26,
    gap: 24,
    cord: null,
    waistCloth: c.cloth,
  })
  const parts: Part[] = [
    ...legs,
    ...top({
      cloth: c.cloth,
      material,
      print,
      sleeve: 'flutter',
      neck: 'open',
      neckDepth: 269,
      hem: 470,
      hemWidth: 152,
      chest: 152,
      curve: 4,
      hemStitch: false,
      folds: stroke('M300 300 Q320 380 312 450', 8) + stroke('M500 300 Q480 380 490 450', 8),
    }),
    boundNeck(material, darker(c.cloth, 0.06), 270),
    makePart(material, c.trim, symmetric('M400 448 L554 446 Q558 462 555 482 L400 488'), {
      lift: 4,
      edge: 8,
      flat: true,
    }),
    makePart(material, c.trim, 'M404 470 Q444 520 438 600 L414 604 Q416 530 392 478Z', { lift: 5, edge: 7 }),
    makePart(material, c.trim, 'M398 470 Q372 520 384 584 L360 582 Q352 520 384 470Z', { lift: 5, edge: 7 }),
    button(400, 306, 7, house.pearl),
    button(400, 346, 7, house.pearl),
    button(400, 386, 7, house.pearl),
  ]
  return parts.map((part) => ({
    ...part,
    at: { x: 400, y: 500, turn: 0, scale: scaled, centreX: 400, centreY: 500 },
  }))
}
