import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { symmetric } from '../kit/outline.ts'
import { buttonRow, makePart } from '../kit/part.ts'
import { gathers, stroke } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import { skirt } from './bottoms.ts'
import { frillCollar, roundCollar } from './collars.ts'
import type { Sleeve } from './sleeves.ts'
import { boundNeck, top } from './top.ts'
import type { ClothPrint } from './tops.ts'

const sideFolds = stroke('M300 300 Q320 360 316 420', 8) + stroke('M500 300 Q480 360 486 420', 8)

export function bodice(cloth: string, material: MaterialName, sleeve: Sleeve, print = '', hem = 428): Part[] {
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
  makePart(material, cloth, symmetric('M400 402 L554 404 Q558 420 554 438 L400 440'), {
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
    makePart(material, darker(c.cloth, 0.05), symmetric('M400 404 L556 404 Q558 414 556 424 L400 426'), {
      edge: 6,
      lift: 2,
      flat: true,
    }),
    ...roundCollar(style.collar ?? c.trim),
  ]
}
