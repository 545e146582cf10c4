import { darker, mix } from '../kit/colour.ts'
import { mirroredSvg, symmetric } from '../kit/outline.ts'
import { makePart, neckLabel, pair } from '../kit/part.ts'
import { seam, stroke } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import { type Sleeve, sleeveCuts } from './sleeves.ts'

export interface TopCut {
  cloth: string
  material?: MaterialName
  /** Print of body and sleeves. */
  print?: string
  sleeve?: Sleeve
  sleeveCloth?: string
  sleevePrint?: string
  neck?: 'crew' | 'v' | 'open'
  neckCloth?: string
  /** Lower edge of the neckline. */
  neckDepth?: number
  hem?: number
  /** Half widths at the hem and at the chest. */
  hemWidth?: number
  chest?: number
  /** How far the hem curves up at the sides. */
  curve?: number
  /** Colour of the ribs at hem and wrists. */
  ribs?: string
  /** Colour of sleeve cuffs that are not ribs. */
  cuffs?: string
  inside?: string
  folds?: string
  label?: boolean
  hemStitch?: boolean
  /** A drawing on the front, over the print. */
  motif?: string
  /** Seams on the front: plackets, yokes, panels. */
  bodySeams?: string
}

const NECK = 84

export const softFolds =
  stroke('M252 392 Q334 470 352 640', 11) +
  stroke('M550 392 Q470 500 466 700', 11) +
  stroke('M300 560 Q312 690 290 815', 8) +
  stroke('M512 600 Q500 720 518 815', 8) +
  stroke('M350 300 Q400 330 450 300', 7)

/** All garments for the upper body: tees, shirts, jumpers, jackets. */
export function top(cut: TopCut): Part[] {
  const { neckDepth = 262, label = true } = cut
  const parts = [...sleeves(cut), insideOfNeck(cut, neckDepth)]
  if (label) parts.push(neckLabel(186))
  parts.push(body(cut, neckDepth))
  if (cut.ribs) parts.push(hemRib(cut, cut.ribs))
  if ((cut.neck ?? 'crew') === 'crew') parts.push(crewNeck(cut, neckDepth))
  return parts
}

function sleeves(cut: TopCut): Part[] {
  const { sleeve = 'short', material = 'jersey' } = cut
  if (sleeve === 'none') return []
  const { path, fold, groove, turn, cuff } = sleeveCuts[sleeve]
  const fill = cut.sleeveCloth ?? cut.cloth
  const print = cut.sleevePrint ?? cut.print ?? ''
  const right = makePart(material, fill, path, {
    lift: 9,
    fold,
    groove: cut.ribs && sleeve === 'long' ? '' : groove,
    turn,
    seed: 1,
  })
  const parts = pair(right).map((part, i) =>
    print ? { ...part, print: i ? mirroredSvg(print) : print } : part,
  )
  const cuffCloth = cut.ribs ?? cut.cuffs ?? (sleeve === 'puff' ? fill : undefined)
  if (cuff && cuffCloth) {
    parts.push(
      ...pair(makePart(cut.ribs ? 'fineRib' : material, cuffCloth, cuff, { lift: 4, edge: 9, turn: -12 })),
    )
  }
  return parts
}

function insideOfNeck(cut: TopCut, depth: number): Part {
  const front =
    cut.neck === 'v'
      ? `456 ${depth + 32} L400 ${depth + 84} L344 ${depth + 32}`
      : `470 ${depth} L330 ${depth}`
  const path = `M${400 - NECK - 2} 186 C350 166 450 166 ${400 + NECK + 2} 186 L${front}Z`
  return makePart(cut.material ?? 'jersey', cut.inside ?? mix(cut.cloth, '#5a3a28', 0.2), path, {
    lift: 4,
    flat: true,
    relief: 0.6,
    crease: 1,
  })
}

function body(cut: TopCut, depth: number): Part {
  const { chest = 162, hemWidth = 172, hem = 806, curve = 14, hemStitch = true } = cut
  const neckline =
    cut.neck === 'v'
      ? `M400 ${depth + 60} C430 ${depth + 20} 462 240 486 186`
      : `M400 ${depth} C446 ${depth} 476 232 486 186`
  const side = 400 + chest
  const spread = hemWidth - chest
  const shoulder =
    cut.sleeve === 'none'
      ? `L530 196 C516 250 518 350 ${side} 398 L${side} 400`
      : `L540 204 C552 212 ${side - 6} 226 ${side - 4} 252 L${side} 400`
  const path = symmetric(
    `${neckline} ${shoulder} C${side + spread * 0.2} 540 ${400 + hemWidth - spread * 0.3} 680 ${400 + hemWidth} ${hem - curve} C${400 + hemWidth * 0.7} ${hem} ${400 + hemWidth * 0.35} ${hem + curve * 0.3} 400 ${hem + curve * 0.3}`,
  )
  const hemLine = (up: number) =>
    `M${395 - hemWidth} ${hem - curve - up} Q400 ${hem - up + 16} ${405 + hemWidth} ${hem - curve - up}`
  const stitched = hemStitch && !cut.ribs ? seam(hemLine(24), hemLine(18)) : ''
  return makePart(cut.material ?? 'jersey', cut.cloth, path, {
    lift: 11,
    print: (cut.print ?? '') + (cut.motif ?? ''),
    fold: cut.folds ?? softFolds,
    groove: stitched + (cut.bodySeams ?? ''),
  })
}

function hemRib(cut: TopCut, fill: string): Part {
  const { hemWidth = 172, hem = 806, curve = 14 } = cut
  const path = symmetric(
    `M400 ${hem - 6} C${400 + hemWidth * 0.5} ${hem - 6} ${400 + hemWidth * 0.8} ${hem - 10} ${400 + hemWidth} ${hem - curve - 4} Q${396 + hemWidth} ${hem + 22} ${392 + hemWidth} ${hem + 36} C${400 + hemWidth * 0.6} ${hem + 48} ${400 + hemWidth * 0.3} ${hem + 50} 400 ${hem + 50}`,
  )
  return makePart('fineRib', fill, path, { edge: 12, lift: 4, flat: true })
}

function crewNeck(cut: TopCut, depth: number): Part {
  const path = `M314 186 C324 232 354 ${depth} 400 ${depth} C446 ${depth} 476 232 486 186 L503 190 C493 254 454 ${depth + 22} 400 ${depth + 22} C346 ${depth + 22} 307 254 297 190Z`
  return makePart('fineRib', cut.neckCloth ?? darker(cut.cloth, 0.1), path, { lift: 3, edge: 8, flat: true })
}

/** A narrow band of the garment's own cloth along an open neck. */
export const boundNeck = (material: MaterialName, fill: string, depth = 268): Part =>
  makePart(
    material,
    fill,
    `M314 186 C324 236 354 ${depth} 400 ${depth} C446 ${depth} 476 236 486 186 L498 190 C488 250 452 ${depth + 14} 400 ${depth + 14} C348 ${depth + 14} 312 250 302 190Z`,
    { lift: 2.5, edge: 6, flat: true },
  )
