import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { roundRect } from '../kit/outline.ts'
import { button, buttonRow, makePart } from '../kit/part.ts'
import { gingham, stripes } from '../kit/prints.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import { skirt } from './bottoms.ts'
import { bandCollar, campCollar, frillCollar, pointedCollar, roundCollar, sailorCollar } from './collars.ts'
import type { FrontDrawing } from './front-drawings.ts'
import { boundNeck, type TopCut, top } from './top.ts'

/** A print for the whole cloth. */
export type ClothPrint = (c: Colourway) => string

const placket = (hem: number) => stroke(`M414 268 V${hem}`, 2) + stitch(`M386 272 V${hem}`)

const chestPocket = (fill: string, material: MaterialName, print = '', x = 452, y = 372): Part =>
  makePart(material, fill, roundRect(x, y, 84, 92, 8), {
    print,
    lift: 2.5,
    edge: 6,
    flat: true,
    crease: 0,
    groove: stroke(`M${x} ${y + 18} h84`, 1.5),
  })

interface TeeStyle {
  drawing?: FrontDrawing
  print?: ClothPrint
  sleeve?: TopCut['sleeve']
  /** Sleeves in the second colour. */
  contrastSleeves?: boolean
  contrastNeck?: boolean
  pocket?: boolean
  material?: MaterialName
  neck?: 'crew' | 'v'
}

export function tee(c: Colourway, style: TeeStyle = {}): Part[] {
  const material = style.material ?? 'jersey'
  const print = style.print?.(c) ?? ''
  const contrast = style.contrastSleeves ? c.trim : undefined
  const cut: TopCut = {
    cloth: c.cloth,
    material,
    print,
    sleeve: style.sleeve ?? 'short',
    neck: style.neck ?? 'crew',
  }
  if (style.contrastNeck) cut.neckCloth = c.trim
  if (contrast) Object.assign(cut, { sleeveCloth: contrast, neckCloth: contrast, sleevePrint: ' ' })
  if (style.drawing) cut.motif = style.drawing(c)
  const parts = top(cut)
  if (style.pocket)
    parts.push(chestPocket(style.contrastNeck ? c.trim : c.cloth, material, style.contrastNeck ? '' : print))
  return parts
}

/** The striped sailor's top with buttons on one shoulder. */
export function bretonTop(c: Colourway, line: string): Part[] {
  const bars = stripes(line, 13, 32, 288)
  const sleeveBars = `<g transform="rotate(-12 600 400)">${stripes(line, 13, 32, 260)}</g>`
  const parts = top({
    cloth: c.cloth,
    sleeve: 'long',
    print: bars,
    sleevePrint: sleeveBars,
    neckCloth: c.cloth,
  })
  parts.push(chestPocket(c.cloth, 'jersey', bars, 300, 400))
  parts.push(button(502, 200, 6), button(518, 220, 6))
  return parts
}

export function henley(
  c: Colourway,
  material: MaterialName = 'waffle',
  sleeve: TopCut['sleeve'] = 'long',
): Part[] {
  const cut: TopCut = { cloth: c.cloth, material, sleeve, neckCloth: c.trim }
  if (sleeve === 'long') cut.ribs = c.trim
  if (cut.ribs) cut.hem = 770
  return [
    ...top(cut),
    makePart('jersey', darker(c.cloth, 0.05), roundRect(382, 276, 36, 130, 6), {
      lift: 2,
      flat: true,
      edge: 5,
      groove: stitch('M388 282 V398 H412 V282'),
    }),
    ...buttonRow(400, [302, 342, 382], 7, house.pearl),
  ]
}

export function polo(c: Colourway, print?: ClothPrint): Part[] {
  return [
    ...top({
      cloth: c.cloth,
      material: 'waffle',
      print: print?.(c) ?? '',
      neck: 'open',
      neckDepth: 268,
      cuffs: c.trim,
    }),
    makePart('poplin', darker(c.cloth, 0.06), roundRect(382, 272, 36, 128, 5), {
      lift: 2,
      flat: true,
      edge: 5,
    }),
    ...pointedCollar(c.trim, 'waffle'),
    ...buttonRow(400, [316, 356], 7, house.pearl),
  ]
}

interface ShirtStyle {
  print?: ClothPrint
  sleeve?: 'short' | 'long'
  material?: MaterialName
  collar?: 'camp' | 'pointed' | 'band'
  collarCloth?: string
  pockets?: 1 | 2
}

/** Woven shirts that button down the front. */
export function shirt(c: Colourway, style: ShirtStyle = {}): Part[] {
  const { material = 'poplin', sleeve = 'short', collar = 'camp' } = style
  const print = style.print?.(c) ?? ''
  const hem = sleeve === 'long' ? 806 : 790
  const cut: TopCut = {
    cloth: c.cloth,
    material,
    print,
    sleeve,
    neck: 'open',
    neckDepth: 268,
    hem,
    hemWidth: 178,
    chest: 168,
    curve: collar === 'camp' ? 14 : 30,
    bodySeams: placket(hem),
  }
  if (sleeve === 'long') cut.cuffs = style.collarCloth ?? darker(c.cloth, 0.05)
  const collarCloth = style.collarCloth ?? lighter(c.cloth, 0.18)
  const collars = { camp: campCollar, pointed: pointedCollar, band: bandCollar }
  const parts = [...top(cut), chestPocket(c.cloth, material, print)]
  if (style.pockets === 2) parts.push(chestPocket(c.cloth, material, print, 264))
  parts.push(...collars[collar](collarCloth, material))
  const first = collar === 'camp' ? 372 : 340
  return [...parts, ...buttonRow(400, [first, first + 98, first + 196, first + 294])]
}

/** A blouse that flares into a frill below the waist. */
export function blouse(
  c: Colourway,
  style: {
    print?: ClothPrint
    collar?: 'round' | 'frill' | 'bound'
    sleeve?: 'puff' | 'flutter'
    material?: MaterialName
  } = {},
): Part[] {
  const { material = 'poplin', sleeve = 'puff', collar = 'round' } = style
  const print = style.print?.(c) ?? ''
  const parts: Part[] = [
    skirt({
      cloth: c.cloth,
      material,
      print,
      top: 560,
      hem: 752,
      waist: 170,
      width: 236,
      folds: 19,
      seed: 6,
    }),
    ...top({
      cloth: c.cloth,
      material,
      print,
      sleeve,
      neck: 'open',
      neckDepth: 270,
      hem: 580,
      hemWidth: 172,
      chest: 156,
      curve: 6,
      hemStitch: false,
      folds: stroke('M300 300 Q320 420 312 560', 8) + stroke('M500 300 Q480 420 490 560', 8),
    }),
  ]
  if (collar === 'round') parts.push(...roundCollar(c.trim))
  if (collar === 'frill') parts.push(frillCollar(lighter(c.cloth, 0.12), material))
  if (collar === 'bound') parts.push(boundNeck(material, darker(c.cloth, 0.06), 270))
  return [...parts, ...buttonRow(400, [346, 400, 454, 508], 7, house.pearl)]
}

/** A sleeveless top for hot days. */
export function vestTop(
  c: Colourway,
  style: { print?: ClothPrint; drawing?: FrontDrawing; material?: MaterialName } = {},
): Part[] {
  const cut: TopCut = {
    cloth: c.cloth,
    material: style.material ?? 'rib',
    sleeve: 'none',
    neckCloth: c.trim,
    chest: 150,
    hemWidth: 160,
    print: style.print?.(c) ?? '',
  }
  if (style.drawing) cut.motif = style.drawing(c)
  const binding = 'M532 194 C518 250 520 350 554 396 L540 410 C502 356 500 250 514 190Z'
  return [
    ...top(cut),
    makePart('fineRib', c.trim, binding, { lift: 2.5, edge: 6, flat: true }),
    {
      ...makePart('fineRib', c.trim, binding, { lift: 2.5, edge: 6, flat: true }),
      transform: 'translate(800 0) scale(-1 1)',
    },
  ]
}

/** A blouse with a sailor's collar and a bow. */
export function sailorTop(c: Colourway): Part[] {
  const bow = 'M400 396 Q352 364 346 396 Q350 430 400 406 Q450 430 454 396 Q448 364 400 396Z'
  const tails = 'M394 404 L362 486 L388 478 L402 412 L416 478 L442 486 L408 404Z'
  return [
    ...top({
      cloth: c.cloth,
      material: 'poplin',
      sleeve: 'short',
      neck: 'v',
      neckDepth: 258,
      cuffs: c.ink,
      hem: 770,
    }),
    ...sailorCollar(c.cloth, c.ink),
    makePart('poplin', c.ink, tails, { lift: 4, edge: 6, flat: true }),
    makePart('poplin', c.ink, bow, { lift: 5, edge: 10 }),
    makePart('poplin', darker(c.ink, 0.1), roundRect(388, 384, 24, 32, 8), { lift: 3, edge: 7, flat: true }),
  ]
}

export const checkPrint: ClothPrint = (c) => gingham(c.ink, 26, 0.42)
