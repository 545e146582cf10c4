import { darker, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { symmetric } from '../kit/outline.ts'
import { button, buttonRow, makePart } from '../kit/part.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import { skirt, skirtBand } from './bottoms.ts'
import { brass } from './brass.ts'
import type { ClothPrint } from './tops.ts'

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
    makePart('poplin', c.cloth, symmetric('M400 270 L554 270 L678 712 Q540 738 400 738'), {
      print: print?.(c) ?? '',
      lift: 10,
      edge: 8,
      crease: 0.8,
      groove: stroke(pleats, 5),
      fold: stroke(pleats, 16),
      foldBlur: 8,
      foldDepth: 7,
    }),
    makePart('poplin', darker(c.cloth, 0.06), symmetric('M400 240 L552 240 Q556 262 554 286 L400 290'), {
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
    makePart('denim', c.cloth, symmetric('M400 270 L546 270 Q590 480 622 700 Q520 724 400 724'), {
      lift: 11,
      groove: `${pocket}${stroke('M420 290 V722', 2)}${stitch('M380 290 V722', 1.4)}${stroke('M182 690 Q400 722 618 690')}${stitch('M182 682 Q400 714 618 682', 1.4)}`,
    }),
    makePart('denim', darker(c.cloth, 0.05), symmetric('M400 240 L544 240 Q548 262 546 286 L400 290'), {
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
