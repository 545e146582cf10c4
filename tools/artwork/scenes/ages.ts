import { house } from '../kit/colour.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import type { Scene, Scenes } from './scene.ts'

/** Figures as single strokes in a box of 200 × 300. */
const figures: Record<string, string> = {
  1: 'M40 70 L100 20 V280',
  2: 'M26 84 Q34 20 100 20 Q170 22 172 86 Q172 140 30 278 H180',
  3: 'M30 58 Q50 20 98 20 Q164 22 164 80 Q164 138 96 140 Q172 142 174 212 Q172 280 96 280 Q40 280 22 232',
  4: 'M140 280 V22 L22 206 H184',
  6: 'M150 22 Q28 90 28 200 Q32 280 102 280 Q174 278 174 208 Q172 140 102 138 Q44 140 30 196',
  7: 'M24 24 H176 Q110 140 84 280',
  8: 'M100 138 Q36 134 36 80 Q38 20 100 20 Q162 20 164 80 Q164 134 100 138 Q26 142 26 210 Q28 280 100 280 Q172 280 174 210 Q174 142 100 138',
  9: 'M52 278 Q172 210 172 100 Q168 20 98 20 Q26 22 26 92 Q28 160 98 162 Q156 160 170 104',
  '–': 'M24 156 H70',
}
const advances: Record<string, number> = { 1: 164, 4: 240, '–': 124 }
const USUAL_ADVANCE = 246
const FIGURE_MIDDLE = 150

interface Sign {
  text: string
  material: MaterialName
  ground: string
  colours: readonly string[]
  scale: number
  weight: number
}

/** The figures of an age band, sewn or carved, around the middle of the picture. */
function signParts({ text, material, colours, scale, weight }: Sign): Part[] {
  const characters = [...text]
  const getAdvance = (character: string) => advances[character] ?? USUAL_ADVANCE
  const width = characters.reduce((sum, character) => sum + getAdvance(character), -30)
  let x = 300 - (width * scale) / 2
  return characters.map((character, i) => {
    const strokeWidth = character === '–' ? weight * 0.66 : weight
    const part: Part = {
      shape: (fill) =>
        `<path d="${figures[character]}" fill="none" stroke="${fill}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`,
      fill: colours[i % colours.length] ?? house.coral,
      material,
      lift: 18,
      edge: weight * 0.5,
      steep: 0.7,
      crease: 0,
      at: { x: x + 4 * scale, y: 285 - FIGURE_MIDDLE * scale, turn: i % 2 ? 3 : -3, scale },
    }
    x += getAdvance(character) * scale
    return part
  })
}

const sign = (details: Sign): Scene => ({
  w: 600,
  h: 600,
  backdrop: { colour: details.ground },
  draw: (picture) => picture.addAll(signParts(details)),
})

const { wood, darkWood } = house
const cream = '#F3E7D2'

/** Older children, sturdier materials: plush, wood, knit, corduroy, denim. */
export const ageScenes: Scenes = {
  'age-1': sign({
    text: '1–3',
    material: 'plush',
    ground: '#F8E6C3',
    colours: ['#E8795B', '#F3D9B0', '#EEB64E'],
    scale: 0.86,
    weight: 74,
  }),
  'age-2': sign({
    text: '4–6',
    material: 'wood',
    ground: '#F5D9CC',
    colours: [wood, darkWood, wood],
    scale: 0.78,
    weight: 66,
  }),
  'age-3': sign({
    text: '7–8',
    material: 'knit',
    ground: '#D9E8E6',
    colours: ['#2F7C86', cream, '#86BFBA'],
    scale: 0.78,
    weight: 74,
  }),
  'age-4': sign({
    text: '9–11',
    material: 'corduroy',
    ground: '#E2E9D6',
    colours: ['#6F8F60', cream, '#B7C6A4', '#6F8F60'],
    scale: 0.7,
    weight: 74,
  }),
  'age-5': sign({
    text: '12–14',
    material: 'denim',
    ground: '#DDE6F0',
    colours: ['#3F5A8C', '#5E7DB0', cream, '#3F5A8C', '#5E7DB0'],
    scale: 0.55,
    weight: 76,
  }),
}
