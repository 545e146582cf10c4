import { house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { roundRect } from '../kit/outline.ts'
import { buttonRow, makePart, placedAt } from '../kit/part.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { trousers } from './bottoms.ts'
import { pointedCollar } from './collars.ts'
import type { FrontDrawing } from './front-drawings.ts'
import { shorts } from './short-styles.ts'
import { sweatshirt } from './sweatshirts.ts'
import { top } from './top.ts'
import type { ClothPrint } from './tops.ts'
import { joggers } from './trouser-styles.ts'

const above = { x: 330, y: 40, turn: -5, scale: 0.86, centreX: 400, centreY: 60 }
const below = { x: 470, y: 330, turn: 0, scale: 0.84, centreX: 400, centreY: 190 }

/** Buttoned pyjamas: the top lies over the trousers. */
export function pyjamas(c: Colourway, style: { print: ClothPrint; summer?: boolean }): Part[] {
  const print = style.print(c)
  const bottoms = style.summer
    ? shorts(c, { material: 'poplin', print: style.print })
    : trousers({
        cloth: c.cloth,
        material: 'poplin',
        print,
        top: 300,
        hem: 900,
        waist: 138,
        width: 160,
        gap: 26,
        crotch: 540,
        cord: c.trim,
        waistCloth: c.cloth,
        pockets: false,
      })
  const hem = 716
  const shirt = [
    ...top({
      cloth: c.cloth,
      material: 'poplin',
      print,
      sleeve: style.summer ? 'short' : 'long',
      neck: 'open',
      hemWidth: 174,
      hem,
      neckDepth: 270,
      chest: 164,
      bodySeams: stroke(`M414 268 V${hem}`, 2),
    }),
    ...pointedCollar(c.trim),
    ...buttonRow(400, [350, 440, 530, 620], 9, house.pearl),
    makePart('poplin', c.cloth, roundRect(456, 380, 80, 86, 8), {
      print: `${print}<rect x="450" y="380" width="100" height="9" fill="${c.trim}"/>`,
      lift: 2.5,
      edge: 5,
      flat: true,
      crease: 0,
    }),
  ]
  return [
    ...placedAt(bottoms, style.summer ? { ...below, y: 460, centreY: 260 } : below),
    ...placedAt(shirt, above),
  ]
}

/** A linen tunic with its trousers, for family visits. */
export function tunicSet(c: Colourway, trouserCloth: string): Part[] {
  const legs = trousers({
    cloth: trouserCloth,
    material: 'linen',
    top: 300,
    hem: 850,
    waist: 132,
    width: 156,
    gap: 30,
    crotch: 520,
    cord: null,
    waistCloth: trouserCloth,
    pockets: false,
  })
  const placket =
    'M312 188 C324 236 352 262 388 264 L388 470 H412 L412 264 C448 262 476 236 488 188 L506 192 C498 250 462 280 428 286 L428 486 H372 L372 286 C338 280 302 250 294 192Z'
  const tunic = [
    ...top({
      cloth: c.cloth,
      material: 'linen',
      sleeve: 'long',
      neck: 'open',
      hem: 850,
      hemWidth: 190,
      chest: 160,
      neckDepth: 262,
      curve: 26,
    }),
    makePart('linen', lighter(c.cloth, 0.2), placket, {
      lift: 2.6,
      edge: 6,
      flat: true,
      crease: 0.6,
      groove: stitch('M378 288 V480 H422 V288'),
    }),
    ...buttonRow(400, [310, 370, 430], 8),
  ]
  return [
    ...placedAt(legs, { x: 540, y: 560, turn: 6, scale: 0.8, centreX: 400, centreY: 560 }),
    ...placedAt(tunic, { x: 330, y: 480, turn: -4, scale: 0.84, centreX: 400, centreY: 500 }),
  ]
}

/** Sweatshirt and joggers of one cloth. */
export const tracksuit = (c: Colourway, drawing: FrontDrawing): Part[] => [
  ...placedAt(joggers(c), { ...below, y: 340, turn: 4 }),
  ...placedAt(sweatshirt(c, drawing), { ...above, turn: -4 }),
]

/** A short-sleeved top with shorts of the same print. */
export const beachSet = (c: Colourway, print: ClothPrint, shirtParts: Part[]): Part[] => [
  ...placedAt(shorts(c, { material: 'poplin', print }), { ...below, y: 470, centreY: 260, turn: 5 }),
  ...placedAt(shirtParts, { ...above, turn: -4 }),
]
