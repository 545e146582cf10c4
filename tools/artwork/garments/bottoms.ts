import { darker, house } from '../kit/colour.ts'
import { mirroredPath, mirroredSvg, symmetric } from '../kit/outline.ts'
import { makePart, pair } from '../kit/part.ts'
import { gathers, stitch, stroke } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import { seededRandom } from '../renderer/random.ts'

export interface TrousersCut {
  cloth: string
  material?: MaterialName
  print?: string
  /** Lower edge of the legs. */
  hem?: number
  /** Half widths at the waist and at the knee. */
  waist?: number
  width?: number
  /** How much the leg widens towards the hem. */
  flare?: number
  /** Half the gap between the legs. */
  gap?: number
  top?: number
  crotch?: number
  waistband?: 'gathered' | 'ribbed' | 'plain'
  waistCloth?: string
  /** Colour of rib cuffs. */
  cuffs?: string
  /** Colour of the drawstring; null for none. */
  cord?: string | null
  pockets?: boolean
  /** Additional seams of the right leg, mirrored to the left. */
  legSeams?: string
}

/** All garments with two legs, from shorts to joggers. */
export function trousers(cut: TrousersCut): Part[] {
  const { top = 190, cord = house.white } = cut
  const parts = legs(cut)
  if (cut.cuffs) parts.push(...legCuffs(cut, cut.cuffs))
  parts.push(waistband(cut))
  if (cord) parts.push(drawstring(top, cord))
  return parts
}

function legs(cut: TrousersCut): Part[] {
  const { top = 190, crotch = 430, waist = 150, width = 176, flare = 0, gap = 18, hem = 830 } = cut
  const { material = 'sweat', pockets = true } = cut
  const outer = width + flare
  const middle = 400 + (outer + gap) / 2
  const path = `M398 ${top + 20} L${400 + waist} ${top + 20} C${416 + waist} ${top + 160} ${400 + width} ${crotch} ${400 + outer} ${hem} Q${middle} ${hem + 12} ${406 + gap} ${hem + 4} C${398 + gap} ${crotch + 140} 408 ${crotch + 40} 398 ${crotch}Z`
  const fold =
    stroke(`M420 ${crotch} Q470 ${crotch - 30} 520 ${crotch - 50}`, 10) +
    stroke(`M416 ${crotch + 20} Q460 ${crotch + 40} 500 ${crotch + 30}`, 9) +
    stroke(
      `M${410 + waist / 2} ${crotch + 60} Q${410 + (width + gap) / 2} ${(crotch + hem) / 2} ${middle} ${hem}`,
      9,
    ) +
    stroke(`M440 ${top + 40} Q452 ${top + 110} 440 ${top + 170}`, 8) +
    stroke(`M520 ${top + 40} Q512 ${top + 110} 530 ${top + 170}`, 7)
  const pocket = stroke(
    `M${398 + waist} ${top + 60} Q${356 + waist} ${top + 90} ${350 + waist} ${top + 24}`,
    2,
  )
  const hemSeam = stroke(`M${400 + gap} ${hem - 20} Q${middle} ${hem - 10} ${404 + outer} ${hem - 24}`)
  const groove = (pockets ? pocket : '') + (cut.cuffs ? '' : hemSeam) + (cut.legSeams ?? '')
  const print = cut.print ?? ''
  const right = makePart(material, cut.cloth, path, { print, lift: 10, fold, groove, seed: 3, turn: -3 })
  const left: Part = {
    ...right,
    path: mirroredPath(path),
    fold: mirroredSvg(fold),
    groove: mirroredSvg(groove) + stroke(`M400 ${top + 40} V${crotch}`, 2),
    seed: 4,
    turn: 3,
  }
  return [right, left]
}

function legCuffs(cut: TrousersCut, fill: string): Part[] {
  const { width = 176, flare = 0, gap = 18, hem = 830 } = cut
  const outer = width + flare
  const middle = 400 + (outer + gap) / 2
  const path = `M${402 + gap} ${hem - 4} Q${middle} ${hem + 12} ${398 + outer} ${hem - 6} L${386 + outer} ${hem + 56} Q${middle} ${hem + 66} ${414 + gap} ${hem + 58}Z`
  return pair(makePart('fineRib', fill, path, { edge: 9, lift: 4 }))
}

function waistband(cut: TrousersCut): Part {
  const { top = 190, waist = 150, material = 'sweat', waistband: kind = 'gathered' } = cut
  const path = symmetric(
    `M400 ${top - 6} L${394 + waist} ${top - 2} Q${402 + waist} ${top + 24} ${402 + waist} ${top + 44} Q${400 + waist / 2} ${top + 52} 400 ${top + 52}`,
  )
  const edge = stroke(`M${398 - waist} ${top + 46} Q400 ${top + 54} ${402 + waist} ${top + 46}`)
  return makePart(kind === 'ribbed' ? 'fineRib' : material, cut.waistCloth ?? darker(cut.cloth, 0.06), path, {
    edge: 12,
    lift: 3,
    flat: true,
    fold: kind === 'gathered' ? gathers(412 - waist, 388 + waist, top + 4, 34, 15, 5) : '',
    foldBlur: 3,
    foldDepth: 7,
    groove: edge,
  })
}

const drawstring = (top: number, fill: string): Part => ({
  shape: (colour) =>
    `<g fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round"><path d="M394 ${top + 24} C360 ${top + 80} 372 ${top + 110} 366 ${top + 150}"/><path d="M406 ${top + 24} C450 ${top + 70} 424 ${top + 110} 438 ${top + 140}"/></g>`,
  fill,
  material: 'rope',
  edge: 4,
  lift: 4,
  flat: true,
})

/** Fly, waist button, belt loops and back-stitched pockets of jeans and chinos. */
export function flyFront(top: number, waist: number, thread: string, buttonFill: string): Part[] {
  const loop = (x: number): Part =>
    makePart('canvas', thread, `M${x - 7} ${top - 4} H${x + 7} V${top + 54} H${x - 7}Z`, {
      edge: 4,
      lift: 3,
      flat: true,
    })
  const fly: Part = {
    shape: (fill) =>
      `<path d="M404 ${top + 56} V${top + 200}" stroke="${fill}" stroke-width="2" fill="none"/>`,
    fill: thread,
    material: 'rope',
    edge: 1,
    lift: 0,
    groove: stitch(`M430 ${top + 56} V${top + 150} Q428 ${top + 186} 404 ${top + 200}`, 1.6),
  }
  return [
    fly,
    ...[400 - waist * 0.62, 400 + waist * 0.62].map(loop),
    makePart('gloss', buttonFill, `M388 ${top + 24} a12 12 0 1 0 24 0 a12 12 0 1 0 -24 0Z`, {
      edge: 8,
      lift: 3,
      flat: true,
    }),
  ]
}

export interface SkirtCut {
  cloth: string
  material?: MaterialName
  print?: string
  top?: number
  hem?: number
  /** Half widths at the upper edge and at the hem. */
  waist?: number
  width?: number
  folds?: number
  seed?: number
  /** Depth of the wavy hem. */
  scallop?: number
  lift?: number
  hemSeam?: boolean
}

/** A gathered tier of cloth: skirts, and the lower part of dresses. */
export function skirt(cut: SkirtCut): Part {
  const { top = 420, hem = 830, waist = 160, width = 262, scallop = 10, material = 'gauze' } = cut
  const { folds = 13, seed = 0, lift = 9, hemSeam = true } = cut
  const waves = 9
  let edge = ''
  for (let i = 1; i <= waves; i++) {
    const from = width - ((i - 1) * width) / waves
    const to = width - (i * width) / waves
    edge += ` Q${400 + (from + to) / 2} ${hem + (i % 2 ? scallop : -scallop * 0.3) + 8} ${(400 + to).toFixed(1)} ${hem + 8}`
  }
  const length = hem - top
  const path = symmetric(
    `M400 ${top} L${400 + waist} ${top} C${426 + waist} ${top + length * 0.4} ${378 + width} ${top + length * 0.7} ${400 + width} ${hem}${edge}`,
  )
  return makePart(material, cut.cloth, path, {
    print: cut.print ?? '',
    lift,
    fold: fallingFolds(top, length, waist, width, folds, seed),
    foldBlur: 5,
    foldDepth: 11,
    seed,
    groove: hemSeam
      ? stroke(`M${402 - width} ${hem - 16} Q400 ${hem - 4} ${398 + width} ${hem - 16}`, 1.5)
      : '',
  })
}

function fallingFolds(
  top: number,
  length: number,
  waist: number,
  width: number,
  count: number,
  seed: number,
): string {
  const random = seededRandom(seed + 5)
  let folds = ''
  for (let i = 0; i < count; i++) {
    const t = ((i + 0.5) / count) * 2 - 1
    const from = 400 + t * waist * 0.98
    const to = 400 + t * width * 0.96 + (random() - 0.5) * 14
    const share = 0.45 + random() * 0.55
    folds += stroke(
      `M${from} ${top - 4} Q${from + t * 8} ${top + length * 0.35} ${from + (to - from) * share} ${top + length * share + 6}`,
      6 + random() * 6,
    )
  }
  return folds
}

/** The elastic waistband of a skirt. */
export const skirtBand = (
  cloth: string,
  material: MaterialName,
  top: number,
  half: number,
  height = 50,
): Part =>
  makePart(
    material,
    cloth,
    symmetric(
      `M400 ${top} L${400 + half} ${top + 4} Q${404 + half} ${top + height / 2} ${402 + half} ${top + height} L400 ${top + height + 4}`,
    ),
    {
      edge: 12,
      lift: 3,
      flat: true,
      fold: gathers(404 - half, 396 + half, top + 8, height - 14, 22),
      foldBlur: 2.6,
      foldDepth: 7,
    },
  )
