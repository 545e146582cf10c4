import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { circle, symmetric } from '../kit/outline.ts'
import { button, buttonRow, pair, piece } from '../kit/piece.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import { flyFront, skirt, skirtBand, trousers } from './bottoms.ts'
import type { ClothPrint } from './tops.ts'

const brass = '#D8A657'

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
      piece('felt', house.coral, circle(296, 330, 24), {
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
        piece(material, lining, 'M424 792 Q490 806 562 790 L566 850 Q492 866 422 852Z', {
          lift: 5,
          edge: 8,
          groove: stitch('M428 842 Q492 856 562 840'),
        }),
      ),
    )
  }
  if (style.patches) {
    parts.push(
      piece(material, darker(c.cloth, 0.16), 'M446 560 L536 552 L540 650 L450 660Z', {
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
  const pocket = piece('poplin', c.cloth, 'M486 520 L580 512 L576 640 L488 646Z', {
    lift: 4,
    edge: 6,
    flat: true,
    groove: stitch('M493 560 L573 553 L570 633 L495 639Z'),
  })
  const flap = piece('poplin', darker(c.cloth, 0.06), 'M480 514 L586 506 L586 548 L482 556Z', {
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

interface ShortsStyle {
  material?: MaterialName
  print?: ClothPrint
  cord?: boolean
  turnUps?: boolean
  fly?: boolean
  long?: boolean
  sideStripe?: boolean
}

export function shorts(c: Colourway, style: ShortsStyle = {}): Part[] {
  const { material = 'gauze' } = style
  const hem = style.long ? 760 : 690
  const stripe = style.sideStripe
    ? `<path d="M560 250 Q610 420 640 720 L610 726 Q584 430 536 250Z" fill="${c.trim}"/><path d="M240 250 Q190 420 160 720 L190 726 Q216 430 264 250Z" fill="${c.trim}"/>`
    : ''
  const parts = trousers({
    cloth: c.cloth,
    material,
    print: (style.print?.(c) ?? '') + stripe,
    top: 260,
    crotch: 520,
    hem,
    waist: 170,
    width: 212,
    flare: style.fly ? 14 : 30,
    gap: 28,
    cord: style.cord === false || style.fly ? null : house.pearl,
    waistCloth: c.cloth,
    waistband: style.fly ? 'plain' : 'gathered',
  })
  if (style.turnUps)
    parts.push(
      ...pair(
        piece(
          material,
          lighter(c.cloth, 0.25),
          `M424 ${hem - 40} Q530 ${hem - 28} 640 ${hem - 44} L646 ${hem + 10} Q530 ${hem + 26} 422 ${hem + 12}Z`,
          { lift: 4, edge: 7, groove: stitch(`M428 ${hem + 2} Q530 ${hem + 16} 640 ${hem}`) },
        ),
      ),
    )
  if (style.fly)
    parts.push(...flyFront(260, 170, darker(c.cloth, 0.1), material === 'denim' ? brass : house.darkWood))
  return parts
}

/** Round shorts for babies, gathered at waist and legs. */
export function bloomers(c: Colourway, print?: ClothPrint): Part[] {
  const svg = print?.(c) ?? ''
  const body = symmetric(
    'M400 300 L560 300 Q660 420 668 560 Q660 610 600 640 Q540 660 470 650 Q440 600 400 596',
  )
  const legBand = piece(
    'fineRib',
    c.trim,
    'M664 556 Q676 600 646 640 Q580 690 480 676 L470 646 Q560 650 610 618 Q636 596 640 560Z',
    { lift: 4, edge: 9, flat: true },
  )
  return [
    piece('gauze', c.cloth, body, {
      print: svg,
      lift: 11,
      edge: 30,
      fold: [300, 340, 380, 420, 460, 500]
        .map((x) => stroke(`M${x} 330 Q${400 + (x - 400) * 1.5} 460 ${400 + (x - 400) * 1.7} 600`, 9))
        .join(''),
      groove: stroke('M400 330 V596', 2),
    }),
    ...pair(legBand),
    skirtBand(c.cloth, 'gauze', 272, 166, 48),
  ]
}

/** Three tiers from light to dark. */
export function tieredSkirt(c: Colourway, material: MaterialName = 'gauze', print?: ClothPrint): Part[] {
  const svg = print?.(c) ?? ''
  const [lower, middle, upper] = [darker(c.cloth, 0.1), c.cloth, lighter(c.cloth, 0.32)]
  return [
    skirt({
      cloth: lower,
      material,
      print: svg,
      top: 600,
      hem: 800,
      waist: 250,
      width: 306,
      folds: 23,
      seed: 9,
    }),
    skirt({
      cloth: middle,
      material,
      print: svg,
      top: 420,
      hem: 622,
      waist: 196,
      width: 258,
      folds: 19,
      seed: 5,
      lift: 7,
    }),
    skirt({
      cloth: upper,
      material,
      print: svg,
      top: 266,
      hem: 440,
      waist: 148,
      width: 202,
      folds: 15,
      seed: 1,
      lift: 7,
    }),
    skirtBand(upper, material, 236, 150),
  ]
}

/** A plain gathered skirt of one print. */
export function circleSkirt(c: Colourway, print: ClothPrint, material: MaterialName = 'poplin'): Part[] {
  return [
    skirt({
      cloth: c.cloth,
      material,
      print: print(c),
      top: 284,
      hem: 720,
      waist: 150,
      width: 320,
      folds: 21,
      seed: 6,
    }),
    skirtBand(darker(c.cloth, 0.05), material, 240, 152),
  ]
}

/** Knife pleats all around. */
export function pleatedSkirt(c: Colourway, print?: ClothPrint): Part[] {
  const pleats = Array.from({ length: 15 }, (_, i) => {
    const t = (i / 14) * 2 - 1
    return `M${400 + t * 150} 290 L${400 + t * 268} 722`
  }).join(' ')
  return [
    piece('poplin', c.cloth, symmetric('M400 270 L554 270 L678 712 Q540 738 400 738'), {
      print: print?.(c) ?? '',
      lift: 10,
      edge: 8,
      crease: 0.8,
      groove: stroke(pleats, 5),
      fold: stroke(pleats, 16),
      foldBlur: 8,
      foldDepth: 7,
    }),
    piece('poplin', darker(c.cloth, 0.06), symmetric('M400 240 L552 240 Q556 262 554 286 L400 290'), {
      lift: 3,
      edge: 8,
      flat: true,
      groove: stitch('M252 278 Q400 284 548 278'),
    }),
    button(520, 264, 9),
  ]
}

/** A denim skirt that buttons down the front. */
export function denimSkirt(c: Colourway): Part[] {
  const pocket =
    stroke('M272 330 Q330 372 344 292 M528 330 Q470 372 456 292', 2) +
    stitch('M270 340 Q338 384 352 292 M530 340 Q462 384 448 292', 1.4)
  return [
    piece('denim', c.cloth, symmetric('M400 270 L546 270 Q590 480 622 700 Q520 724 400 724'), {
      lift: 11,
      groove: `${pocket}${stroke('M420 290 V722', 2)}${stitch('M380 290 V722', 1.4)}${stroke('M182 690 Q400 722 618 690')}${stitch('M182 682 Q400 714 618 682', 1.4)}`,
    }),
    piece('denim', darker(c.cloth, 0.05), symmetric('M400 240 L544 240 Q548 262 546 286 L400 290'), {
      lift: 3,
      edge: 8,
      flat: true,
      groove: stitch('M258 278 Q400 284 542 278', 1.4),
    }),
    ...buttonRow(400, [265, 352, 440, 528, 616], 11, brass),
  ]
}

/** A tulle skirt in three soft layers. */
export function tutu(c: Colourway): Part[] {
  return [
    skirt({
      cloth: darker(c.cloth, 0.08),
      material: 'tulle',
      top: 300,
      hem: 730,
      waist: 150,
      width: 338,
      folds: 31,
      seed: 3,
      scallop: 20,
      hemSeam: false,
    }),
    skirt({
      cloth: c.cloth,
      material: 'tulle',
      top: 296,
      hem: 660,
      waist: 150,
      width: 318,
      folds: 29,
      seed: 8,
      scallop: 22,
      hemSeam: false,
    }),
    skirt({
      cloth: lighter(c.cloth, 0.2),
      material: 'tulle',
      top: 290,
      hem: 570,
      waist: 150,
      width: 286,
      folds: 27,
      seed: 2,
      scallop: 20,
      hemSeam: false,
    }),
    { ...skirtBand(c.trim, 'satin', 252, 152), fold: '', crease: 2 },
  ]
}
