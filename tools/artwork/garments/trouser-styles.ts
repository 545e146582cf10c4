import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { circle } from '../kit/outline.ts'
import { button, makePart, pair } from '../kit/part.ts'
import { stitch } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import { flyFront, trousers } from './bottoms.ts'
import { brass } from './brass.ts'
import type { ClothPrint } from './tops.ts'

/** Soft joggers with ribbed ankles and a felt dune badge. */
export function joggers(
  c: Colourway,
  style: { badge?: boolean; stripe?: boolean; material?: MaterialName } = {},
): Part[] {
  const side = style.stripe
    ? `<path d="M566 210 Q588 420 572 840 L550 840 Q566 420 546 210Z" fill="${c.ink}"/><path d="M234 210 Q212 420 228 840 L250 840 Q234 420 254 210Z" fill="${c.ink}"/>`
    : ''
  const parts = trousers({
    cloth: c.cloth,
    material: style.material ?? 'sweat',
    print: side,
    cuffs: darker(c.cloth, 0.1),
    hem: 790,
    width: 168,
    gap: 22,
    cord: house.pearl,
  })
  if (style.badge) {
    parts.push(
      makePart('felt', house.coral, circle(296, 330, 24), {
        lift: 2.5,
        flat: true,
        print: `<path d="M268 342 q14 -20 28 -6 t30 0 v30 h-60z" fill="${house.pearl}"/>`,
      }),
    )
  }
  return parts
}

/** Straight trousers with a fly: chinos in twill, jeans in denim. */
export function flyTrousers(
  c: Colourway,
  style: { denim?: boolean; turnUps?: boolean; patches?: boolean; material?: MaterialName } = {},
): Part[] {
  const material = style.material ?? (style.denim ? 'denim' : 'poplin')
  const outer = stitch('M540 300 Q566 500 556 850', 1.6)
  const hem = style.turnUps ? 800 : 846
  const parts = trousers({
    cloth: c.cloth,
    material,
    hem,
    waist: 138,
    width: 160,
    gap: 24,
    crotch: 450,
    waistband: 'plain',
    cord: null,
    legSeams: outer,
  })
  if (style.turnUps) {
    const lining = lighter(c.cloth, 0.34)
    parts.push(
      ...pair(
        makePart(material, lining, 'M424 792 Q490 806 562 790 L566 850 Q492 866 422 852Z', {
          lift: 5,
          edge: 8,
          groove: stitch('M428 842 Q492 856 562 840'),
        }),
      ),
    )
  }
  if (style.patches) {
    parts.push(
      makePart(material, darker(c.cloth, 0.16), 'M446 560 L536 552 L540 650 L450 660Z', {
        lift: 2,
        flat: true,
        edge: 5,
        groove: stitch('M453 567 L530 560 L533 644 L456 652Z', 1.6),
      }),
    )
  }
  return [...parts, ...flyFront(190, 138, darker(c.cloth, 0.1), style.denim ? brass : house.darkWood)]
}

/** Trousers with big side pockets. */
export function cargoTrousers(c: Colourway): Part[] {
  const pocket = makePart('poplin', c.cloth, 'M486 520 L580 512 L576 640 L488 646Z', {
    lift: 4,
    edge: 6,
    flat: true,
    groove: stitch('M493 560 L573 553 L570 633 L495 639Z'),
  })
  const flap = makePart('poplin', darker(c.cloth, 0.06), 'M480 514 L586 506 L586 548 L482 556Z', {
    lift: 3,
    edge: 5,
    flat: true,
  })
  return [
    ...trousers({
      cloth: c.cloth,
      material: 'poplin',
      hem: 800,
      width: 176,
      flare: 6,
      gap: 22,
      cuffs: darker(c.cloth, 0.08),
      cord: c.trim,
    }),
    ...pair(pocket),
    ...pair(flap),
    button(534, 534, 7),
    button(266, 534, 7),
  ]
}

export function leggings(c: Colourway, print?: ClothPrint, material: MaterialName = 'rib'): Part[] {
  return trousers({
    cloth: c.cloth,
    material,
    print: print?.(c) ?? '',
    hem: 850,
    waist: 118,
    width: 128,
    gap: 34,
    crotch: 420,
    cord: null,
    pockets: false,
    waistband: 'ribbed',
    waistCloth: darker(c.cloth, 0.08),
  })
}

/** Wide airy trousers with an elastic waist. */
export function wideTrousers(c: Colourway, print?: ClothPrint): Part[] {
  return trousers({
    cloth: c.cloth,
    material: 'gauze',
    print: print?.(c) ?? '',
    hem: 850,
    waist: 140,
    width: 186,
    flare: 44,
    gap: 18,
    crotch: 470,
    cord: c.trim,
    waistCloth: c.cloth,
  })
}
