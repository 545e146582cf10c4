import type { ColourName } from '../demo-catalogue.ts'
import { motifAt, motifs } from '../kit/motifs.ts'
import { strand } from '../kit/part.ts'
import { centred } from '../renderer/centred.ts'
import type { Part } from '../renderer/part.ts'
import type { Picture } from '../renderer/picture.ts'
import { seededRandom } from '../renderer/random.ts'
import type { Scene, Scenes } from './scene.ts'
import {
  addPalm,
  addProduct,
  cloud,
  dune,
  felt,
  gull,
  paper,
  peg,
  productParts,
  type Size,
  scallops,
  sun,
} from './stage.ts'

const WIDE: Size = { w: 1920, h: 820 }
const TALL: Size = { w: 900, h: 1120 }
const isTall = ({ w, h }: Size) => h > w

interface Hanging {
  /** Position on the line, 0 left to 1 right. */
  at: number
  product: readonly [string, ColourName]
  width: number
  turn: number
}

/** Products on a washing line between two palms. */
async function addWashingLine(
  picture: Picture,
  line: { x0: number; y0: number; x1: number; y1: number; sag: number },
  hangings: readonly Hanging[],
): Promise<void> {
  const { x0, y0, x1, y1, sag } = line
  const rope = `M${x0} ${y0} Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 1.8} ${x1} ${y1}`
  await picture.add(strand('rope', '#F7EFE0', rope, 7, { edge: 3, lift: 8 }))
  for (const { at: t, product, width, turn } of hangings) {
    const x = x0 + (x1 - x0) * t
    const y = y0 + (y1 - y0) * t + sag * 3.6 * t * (1 - t)
    const parts = productParts(...product)
    const place = await centred(parts, { w: width, h: 900, largest: 9 })
    const raised = parts.map((part) => ({ ...part, lift: (part.lift ?? 8) * 1.7 }))
    await picture.addAll(raised, { ...place, x, y: y + (place.bounds.h * place.scale) / 2 - 12, turn })
    const half = width * (product[0].includes('short') ? 0.34 : 0.2)
    await picture.addAll([peg(x - half, y + 2 - turn * 0.5, turn), peg(x + half, y + 2 + turn * 0.5, turn)])
  }
}

/** Washing line at sunrise. The side of the text stays empty sky. */
async function drawWashingLine(picture: Picture, size: Size): Promise<void> {
  const tall = isTall(size)
  const { h } = size
  await picture.addAll([
    tall ? sun(470, 720, 240) : sun(1460, 470, 235),
    tall ? cloud(330, 452, 0.56) : cloud(1250, 96, 0.62),
    tall ? cloud(640, 420, 0.42) : cloud(1560, 70, 0.44),
    dune(size, '#F2B48C', { base: h - (tall ? 250 : 240), height: 46, swells: 0.8, phase: 0.6, rise: 40 }),
  ])
  await (tall ? addPalm(picture, 56, 520, 0.92, -3) : addPalm(picture, 985, 225, 0.9, -3))
  await (tall ? addPalm(picture, 888, 500, 0.96, 4) : addPalm(picture, 1880, 185, 0.98, 4))
  await picture.addAll([
    dune(size, '#E58E68', { base: h - (tall ? 160 : 150), height: 42, swells: 0.9, phase: 2.6, rise: 20 }),
    dune(size, '#F3E3C8', { base: h - (tall ? 74 : 66), height: 34, swells: 0.75, phase: 5, rise: -10 }),
  ])
  if (tall) {
    await addWashingLine(picture, { x0: 72, y0: 560, x1: 872, y1: 544, sag: 56 }, [
      { at: 0.2, product: ['dune-gauze-dress', 'Sage'], width: 250, turn: 3 },
      { at: 0.5, product: ['sunrise-tee', 'Pearl'], width: 220, turn: -2 },
      { at: 0.8, product: ['dhow-swim-shorts', 'Sea'], width: 220, turn: 3 },
    ])
  } else {
    await addWashingLine(picture, { x0: 992, y0: 290, x1: 1866, y1: 262, sag: 66 }, [
      { at: 0.155, product: ['sunrise-tee', 'Pearl'], width: 200, turn: 2 },
      { at: 0.39, product: ['dune-gauze-dress', 'Sage'], width: 236, turn: -3 },
      { at: 0.625, product: ['dhow-swim-shorts', 'Coral'], width: 186, turn: 2 },
      { at: 0.845, product: ['first-dunes-romper', 'Sky'], width: 196, turn: -2 },
    ])
  }
}

/** Toys at sea between four paper waves. */
async function drawToysAtSea(picture: Picture, size: Size): Promise<void> {
  const tall = isTall(size)
  const { h } = size
  const white = '#FFFDF8'
  await picture.addAll([
    tall ? sun(640, 560, 150, '#F6C766') : sun(1610, 330, 150, '#F6C766'),
    tall ? cloud(170, 500, 0.9, white) : cloud(960, 130, 0.9, white),
    tall ? cloud(520, 410, 0.5, white) : cloud(1770, 110, 0.72, white),
    tall ? gull(300, 560, 1) : gull(1130, 250, 1),
    tall ? gull(370, 590, 0.7) : gull(1200, 300, 0.7),
  ])
  await addProduct(
    picture,
    ['shamal-kite', 'Sunrise'],
    { x: tall ? 790 : 1770, y: tall ? 600 : 330, w: 150, h: 300, turn: 14 },
    2,
  )
  await picture.addAll([
    scallops(size, '#B4D6D0', h - (tall ? 330 : 250), 74, 20),
    scallops(size, '#86BCB8', h - (tall ? 270 : 196), 78, -40),
  ])
  await addProduct(
    picture,
    ['dhow-sail-boat', 'Pearl'],
    { x: tall ? 420 : 1330, y: tall ? 700 : 395, w: 430, h: 560, turn: -3 },
    1.5,
  )
  await addProduct(picture, ['jumeirah-beach-ball', 'Sunrise'], {
    x: tall ? 770 : 1690,
    y: tall ? 900 : 610,
    w: tall ? 130 : 140,
    h: 300,
  })
  await picture.add(scallops(size, '#4E9AA0', h - (tall ? 180 : 128), 84, 0))
  await addProduct(picture, ['duna-the-dugong', 'Rose'], {
    x: tall ? 210 : 930,
    y: tall ? 950 : 650,
    w: tall ? 270 : 290,
    h: 400,
    turn: -8,
  })
  await picture.add(scallops(size, '#2F7C86', h - (tall ? 84 : 56), 88, -60))
}

/** An arch of paper that reaches below the picture. */
const arch = (fill: string, x: number, top: number, width: number, foot: number): Part => {
  const half = width / 2
  return paper(
    fill,
    `M${x - half} ${foot} V${top + half} A${half} ${half} 0 0 1 ${x + half} ${top + half} V${foot}Z`,
    { lift: 16 },
  )
}

/** Things for the night in three doorways under the moon. */
async function drawMoonlight(picture: Picture, size: Size): Promise<void> {
  const tall = isTall(size)
  const { w, h } = size
  const random = seededRandom(5)
  for (let i = 0; i < (tall ? 9 : 18); i++) {
    const x = 40 + random() * (w - 80)
    const y = tall ? 430 + random() * 180 : 30 + random() * h * 0.24
    const svg = motifAt(motifs.star('#F6DFA8'), x, y, 0.3 + random() * 0.5, random() * 40)
    await picture.add({ shape: () => svg, fill: '#F6DFA8', material: 'felt', edge: 5, lift: 8 })
  }
  const crescent = 'M60 -150 A150 150 0 1 0 150 60 A122 122 0 1 1 60 -150Z'
  const moon = { x: tall ? 780 : 1770, y: tall ? 600 : 120, turn: -10, scale: 0.5 }
  await picture.addAll([
    felt('#F5D48A', crescent, { edge: 34, steep: 0.5, lift: 18, at: moon }),
    dune(size, '#30497C', { base: h - (tall ? 230 : 150), height: 46, swells: 0.8, phase: 4, rise: 40 }),
    dune(size, '#3B558B', { base: h - (tall ? 120 : 70), height: 30, swells: 0.9, phase: 1.4, rise: 20 }),
  ])
  const doors = [
    { x: tall ? 155 : 1050, fill: '#ECE7EF', product: ['star-rib-leggings', 'Night'] },
    { x: tall ? 450 : 1362, fill: '#F3EADC', product: ['cloud-counting-pyjamas', 'Coral'] },
    { x: tall ? 745 : 1674, fill: '#F6E7DF', product: ['luli-the-bunny', 'Lilac'] },
  ] as const
  for (const [place, { x, fill, product }] of doors.entries()) {
    const middle = place === 1
    const width = (middle ? 320 : 270) * (tall ? 0.95 : 1)
    const top = h - (middle ? 500 : 410) * (tall ? 0.95 : 1)
    await picture.add(arch(fill, x, top, width, h + 60))
    await addProduct(picture, product, {
      x,
      y: (top + 50 + h - 30) / 2,
      w: width - 100,
      h: h - 30 - top - 70,
    })
  }
}

/** The welcome popup, with its greeting in the sky. */
async function drawWelcome(picture: Picture, size: Size): Promise<void> {
  await picture.addAll([
    paper('#F4BE5B', 'M150 640 A250 250 0 1 1 650 640 A250 250 0 1 1 150 640Z', { lift: 16 }),
    paper('#F8D284', 'M210 640 A190 190 0 1 1 590 640 A190 190 0 1 1 210 640Z', { lift: 8 }),
    dune(size, '#EFA57C', { base: 720, height: 50, swells: 0.8, phase: 0.8, rise: 30 }),
  ])
  await addProduct(picture, ['noor-the-camel', 'Rose'], { x: 400, y: 640, w: 380, h: 400 })
  await picture.addAll([
    dune(size, '#DD7453', { base: 830, height: 40, swells: 0.9, phase: 2.8 }),
    dune(size, '#2F7C86', { base: 920, height: 34, swells: 0.8, phase: 5 }),
  ])
}

const sunrise: Omit<Scene, 'w' | 'h'> = {
  backdrop: { colour: '#FDEEDC', lower: '#F7CFB4' },
  draw: drawWashingLine,
}
const sea: Omit<Scene, 'w' | 'h'> = { backdrop: { colour: '#E3F0EE', lower: '#F8E8CF' }, draw: drawToysAtSea }
const night: Omit<Scene, 'w' | 'h'> = {
  backdrop: { colour: '#24385E', lower: '#2B4270', pool: 0.6 },
  draw: drawMoonlight,
}

export const coastScenes: Scenes = {
  'hero-1': { ...WIDE, ...sunrise },
  'hero-1-m': { ...TALL, ...sunrise },
  'hero-2': { ...WIDE, ...sea },
  'hero-2-m': { ...TALL, ...sea },
  collection: { w: 1920, h: 660, ...night },
  'collection-m': { ...TALL, ...night },
  popup: { w: 800, h: 1000, backdrop: { colour: '#FCEBD6', lower: '#F5C6A9' }, draw: drawWelcome },
}
