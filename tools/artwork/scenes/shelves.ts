import type { ColourName } from '../demo-catalogue.ts'
import type { Box } from '../renderer/centred.ts'
import type { Scene, Scenes } from './scene.ts'
import { addProduct, type DuneLine, dune } from './stage.ts'

type Placed = readonly [product: readonly [handle: string, colour: ColourName], box: Box, raised?: number]

const DOORWAY = { w: 900, h: 1080 }
const SPOTLIGHT = { w: 800, h: 1000 }

/** A dune at the foot of a doorway and products leaning before it. */
function doorway(
  colour: string,
  lower: string,
  ground: readonly [fill: string, line: DuneLine],
  products: readonly Placed[],
): Scene {
  return {
    ...DOORWAY,
    backdrop: { colour, lower },
    async draw(picture, size) {
      await picture.add(dune(size, ...ground))
      for (const [product, box, raised] of products) await addProduct(picture, product, box, raised)
    },
  }
}

/** Products on a plain ground, in the shadow of a palm. */
function spotlight(colour: string, products: readonly Placed[], palm?: { mirrored: boolean }): Scene {
  return {
    ...SPOTLIGHT,
    backdrop: { colour },
    async draw(picture) {
      for (const [product, box, raised] of products) await addProduct(picture, product, box, raised)
      if (palm) await picture.addPalmShadow(0.26, palm.mirrored ? 'translate(800 0) scale(-1 1)' : '')
    },
  }
}

const toys: Scene = {
  ...DOORWAY,
  backdrop: { colour: '#F8DF9F', lower: '#F3CB78' },
  async draw(picture, size) {
    await picture.add(dune(size, '#F2B183', { base: 800, height: 44, swells: 0.9, phase: 2 }))
    await addProduct(picture, ['sunrise-arches', 'Lagoon'], { x: 560, y: 330, w: 480, h: 400 })
    await addProduct(picture, ['noor-the-camel', 'Sand'], { x: 330, y: 560, w: 470, h: 520 }, 1.2)
    await picture.add(dune(size, '#F8E9CF', { base: 930, height: 36, swells: 0.8, phase: 4.6 }))
    await addProduct(picture, ['desert-express-train', 'Sunrise'], { x: 560, y: 860, w: 560, h: 400 })
  },
}

export const shelfScenes: Scenes = {
  'cat-girls': doorway(
    '#F4CFC0',
    '#F0BFAE',
    ['#F8E3CF', { base: 870, height: 46, swells: 0.9, phase: 1 }],
    [
      [['shell-sun-hat', 'Pearl'], { x: 600, y: 300, w: 340, h: 350, turn: 12 }],
      [['dune-gauze-dress', 'Saffron'], { x: 400, y: 560, w: 600, h: 700, turn: -7 }, 1.3],
      [['pearl-mary-janes', 'Coral'], { x: 680, y: 800, w: 330, h: 330, turn: 12 }],
    ],
  ),
  'cat-boys': doorway(
    '#C3DCE6',
    '#A9CDD9',
    ['#F3E2C4', { base: 880, height: 46, swells: 0.9, phase: 3.4 }],
    [
      [['dhow-swim-shorts', 'Coral'], { x: 610, y: 690, w: 400, h: 440, turn: 8 }, 1.3],
      [['palm-grove-shirt', 'Saffron'], { x: 410, y: 430, w: 520, h: 560, turn: -6 }, 1.3],
      [['souk-sandals', 'Clay'], { x: 270, y: 870, w: 290, h: 300, turn: -14 }],
    ],
  ),
  'cat-toys': toys,
  'spot-1': spotlight(
    '#E9D9C2',
    [
      [['pearl-knit-cardigan', 'Saffron'], { x: 390, y: 470, w: 560, h: 620, turn: -8 }, 1.2],
      [['tide-socks', 'Sea'], { x: 560, y: 800, w: 330, h: 340, turn: 14 }],
    ],
    { mirrored: false },
  ),
  'spot-2': spotlight(
    '#9CC6C2',
    [
      [['sunrise-court-sneakers', 'Pearl'], { x: 410, y: 330, w: 590, h: 560, turn: -4 }, 1.2],
      [['souk-sandals', 'Clay'], { x: 230, y: 770, w: 300, h: 330, turn: -12 }],
      [['splash-boots', 'Saffron'], { x: 560, y: 760, w: 340, h: 350, turn: 8 }],
    ],
    { mirrored: true },
  ),
  'spot-3': spotlight(
    '#F0B79C',
    [
      [['lagoon-frill-swimsuit', 'Lagoon'], { x: 310, y: 520, w: 420, h: 660, turn: -8 }, 1.2],
      [['jumeirah-beach-ball', 'Sunrise'], { x: 590, y: 350, w: 230, h: 230 }],
      [['shell-sun-hat', 'Pearl'], { x: 580, y: 780, w: 340, h: 330, turn: -10 }],
    ],
    { mirrored: false },
  ),
  'spot-4': spotlight('#C9BBD9', [
    [['luli-the-bunny', 'Lilac'], { x: 230, y: 470, w: 340, h: 580, turn: -5 }, 1.2],
    [['noor-the-camel', 'Pearl'], { x: 560, y: 440, w: 410, h: 500 }, 1.2],
    [['duna-the-dugong', 'Lagoon'], { x: 430, y: 820, w: 440, h: 280, turn: 4 }],
  ]),
}
