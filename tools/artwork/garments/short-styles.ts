import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { symmetric } from '../kit/outline.ts'
import { makePart, pair } from '../kit/part.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import { flyFront, skirtBand, trousers } from './bottoms.ts'
import { brass } from './brass.ts'
import type { ClothPrint } from './tops.ts'

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
        makePart(
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
  const legBand = makePart(
    'fineRib',
    c.trim,
    'M664 556 Q676 600 646 640 Q580 690 480 676 L470 646 Q560 650 610 618 Q636 596 640 560Z',
    { lift: 4, edge: 9, flat: true },
  )
  return [
    makePart('gauze', c.cloth, body, {
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
