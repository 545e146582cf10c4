import type { DemoProduct, Tint, View } from './demo-catalogue.ts'
import { colourway } from './kit/colourway.ts'
import { looks } from './looks/looks.ts'
import { centred } from './renderer/centred.ts'
import type { Part } from './renderer/part.ts'
import { Picture } from './renderer/picture.ts'

const SCENE = { x: 0, y: 0, w: 800, h: 1000 }
/** Drawn larger than the 800 px of the master, then reduced. */
const DRAWN_WIDTH = 1000

export const tints: Record<Tint, string> = {
  sand: '#F2E9DC',
  shell: '#F6E7DF',
  sea: '#E1ECEA',
  palm: '#E8EDE0',
  sky: '#E5ECF2',
  sun: '#F7EED9',
  lilac: '#ECE7EF',
}

/** The same tints, deeper, for the styled view. */
const deeperTints: Record<Tint, string> = {
  sand: '#E9D9C2',
  shell: '#F0D2C4',
  sea: '#C6DEDB',
  palm: '#D2DEC4',
  sky: '#CCDCE9',
  sun: '#F3DFB4',
  lilac: '#DDD2E4',
}

type Spot = readonly [across: number, down: number]

/** Centres of the detail view, as shares of the product's width and height. */
const closeUps: Readonly<Record<string, Spot>> = {
  'noor-the-camel': [0.62, 0.32],
  'luli-the-bunny': [0.5, 0.4],
  'bashir-the-bear': [0.5, 0.36],
  'fanak-the-fennec': [0.5, 0.42],
  'jumeirah-beach-ball': [0.42, 0.42],
  'duna-the-dugong': [0.8, 0.36],
  'mawj-the-whale': [0.3, 0.56],
  'fennec-rucksack': [0.5, 0.55],
  'school-rucksack': [0.5, 0.55],
  'corniche-car': [0.44, 0.4],
  'wind-tower-house': [0.6, 0.7],
  'garden-tea-set': [0.5, 0.36],
  'desert-express-train': [0.4, 0.5],
  'three-bath-boats': [0.4, 0.5],
  'sandcastle-set': [0.3, 0.5],
  'skipping-rope': [0.16, 0.14],
  'threading-beads': [0.34, 0.2],
  'ring-toss': [0.42, 0.6],
  'whirling-top': [0.5, 0.56],
  'looping-bead-maze': [0.26, 0.6],
  'hooded-towel-poncho': [0.5, 0.74],
  'beach-ukulele': [0.5, 0.7],
  'little-drum': [0.5, 0.56],
  'date-farm-straw-hat': [0.7, 0.6],
  'splash-boots': [0.3, 0.34],
}

/** Kinds that need another centre than the upper middle: of a pair, one shoe is shown. */
const closeUpsOfKinds: Readonly<Record<string, Spot>> = {
  Sneakers: [0.5, 0.7],
  Sandals: [0.27, 0.36],
  'Smart shoes': [0.27, 0.36],
  'First shoes': [0.27, 0.3],
  Boots: [0.34, 0.5],
}
const USUAL_CLOSE_UP: Spot = [0.46, 0.36]
const DETAIL_WIDTH = 330

function getParts(product: DemoProduct, colour: number): Part[] {
  const look = looks[product.handle]
  const chosen = product.colours[colour % product.colours.length]
  if (!look || !chosen) throw new Error(`${product.handle} has no artwork in tools/artwork/looks`)
  return look(colourway(chosen.colorName))
}

/** Flat on the product's tint, from above. */
async function front(product: DemoProduct, colour: number): Promise<Picture> {
  const picture = new Picture(SCENE, DRAWN_WIDTH, { colour: tints[product.tint] })
  const parts = getParts(product, colour)
  await picture.addAll(parts, await centred(parts))
  return picture
}

const comesAlone = (product: DemoProduct) =>
  product.colours.length === 1 || product.colours[0]?.sizes[0]?.size === 'One Size'

/** Tilted on a deeper ground in the shadow of a palm; clothes and shoes with their next colour behind. */
async function styled(product: DemoProduct, colour: number): Promise<Picture> {
  const picture = new Picture(SCENE, DRAWN_WIDTH, { colour: deeperTints[product.tint] })
  const parts = getParts(product, colour)
  if (comesAlone(product)) {
    await picture.addAll(parts, await centred(parts, { x: 410, y: 510, w: 600, h: 720, turn: -8 }))
  } else {
    const behind = getParts(product, colour + 1)
    await picture.addAll(behind, await centred(behind, { x: 530, y: 410, w: 470, h: 600, turn: 11 }))
    await picture.addAll(parts, await centred(parts, { x: 300, y: 580, w: 500, h: 640, turn: -9 }))
  }
  await picture.addPalmShadow(0.3)
  return picture
}

/** The front view through a small window: true detail, not an enlargement. */
async function detail(product: DemoProduct, colour: number): Promise<Picture> {
  const parts = getParts(product, colour)
  const at = await centred(parts)
  const [across, down] = closeUps[product.handle] ?? closeUpsOfKinds[product.subCategory] ?? USUAL_CLOSE_UP
  const x = at.x + at.bounds.w * (across - 0.5) * at.scale
  const y = at.y + at.bounds.h * (down - 0.5) * at.scale
  const h = (DETAIL_WIDTH * SCENE.h) / SCENE.w
  const window = { x: x - DETAIL_WIDTH / 2, y: y - h / 2, w: DETAIL_WIDTH, h }
  const picture = new Picture(window, DRAWN_WIDTH, { colour: tints[product.tint] })
  await picture.addAll(parts, at)
  return picture
}

const drawings: Record<View, (product: DemoProduct, colour: number) => Promise<Picture>> = {
  front,
  styled,
  detail,
}

export const drawView = (product: DemoProduct, colour: number, view: View): Promise<Picture> =>
  drawings[view](product, colour)
