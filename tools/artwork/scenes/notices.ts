import { house, lighter } from '../kit/colour.ts'
import { circle, roundRect } from '../kit/outline.ts'
import { makePart } from '../kit/part.ts'
import { stroke } from '../kit/thread.ts'
import type { Scenes } from './scene.ts'
import { addPalm, addProduct, cloud, dune, felt, paper, sun } from './stage.ts'

const footprints = 'M80 800 C220 700 420 760 560 720 S760 690 690 660'
const tape = 'M176 830 C240 740 320 900 400 820 S540 790 590 850'

/** The yard against which children are measured: a tick every step, a longer one every fifth. */
const yardTicks = Array.from({ length: 33 }, (_, i) =>
  stroke(`M126 ${104 + i * 24.8} h${i % 5 ? -18 : -36}`, 2.6),
).join('')

export const noticeScenes: Scenes = {
  'not-found': {
    w: 1200,
    h: 800,
    backdrop: { colour: '#FBEEDD', lower: '#F8DCC4' },
    async draw(picture, size) {
      await picture.addAll([
        sun(860, 330, 150),
        cloud(520, 150, 0.72),
        dune(size, '#F3C49D', { base: 500, height: 70, swells: 0.7, phase: 1.2, rise: 20 }),
      ])
      await addPalm(picture, 250, 300, 0.62, -4)
      await picture.add(dune(size, '#EDA57D', { base: 590, height: 56, swells: 0.8, phase: 3.6, rise: 10 }))
      await addProduct(picture, ['noor-the-camel', 'Sand'], { x: 640, y: 480, w: 300, h: 330 })
      const dots = 'stroke-dasharray="3 22"'
      await picture.add(
        dune(
          size,
          '#F6E6CD',
          { base: 690, height: 40, swells: 0.7, phase: 5.4 },
          {
            print: `<path d="${footprints}" stroke="#D9B68C" stroke-width="9" ${dots} stroke-linecap="round" fill="none"/>`,
            groove: `<path d="${footprints}" stroke-width="9" ${dots}/>`,
          },
        ),
      )
    },
  },
  'size-chart': {
    w: 640,
    h: 1000,
    backdrop: { colour: '#E1ECEA' },
    async draw(picture) {
      await picture.add(
        makePart('wood', house.wood, roundRect(56, 70, 70, 860, 12), {
          turn: 90,
          edge: 10,
          lift: 14,
          groove: yardTicks,
        }),
      )
      const marks = [house.coral, house.saffron, house.sea, house.palm]
      await picture.addAll(
        marks.map((fill, i) => makePart('painted', fill, circle(74, 178 + i * 186, 8), { edge: 6, lift: 2 })),
      )
      await addProduct(picture, ['majlis-tunic-set', 'Sky'], { x: 392, y: 430, w: 440, h: 600, turn: 3 }, 1.2)
      await picture.add({
        shape: (fill) => `<path d="${tape}" fill="none" stroke="${fill}" stroke-width="40"/>`,
        fill: '#F1C661',
        material: 'canvas',
        edge: 5,
        lift: 12,
        groove: `<path d="${tape}" stroke-width="28" stroke-dasharray="2 15"/>`,
      })
      await picture.addPalmShadow(0.2)
    },
  },
  placeholder: {
    w: 800,
    h: 1000,
    backdrop: { colour: '#F2E9DC' },
    async draw(picture) {
      await picture.addAll([
        felt(lighter('#F2E9DC', 0.1), circle(400, 470, 130), { edge: 16, lift: 10 }),
        paper('#EDE2D2', 'M170 600 Q290 470 400 560 T630 540 Q650 690 400 690 Q160 690 170 600Z', {
          lift: 10,
        }),
        paper('#F6EFE4', 'M190 640 Q320 560 430 630 T620 610 Q620 700 400 700 Q200 700 190 640Z', {
          lift: 8,
        }),
      ])
    },
  },
}
