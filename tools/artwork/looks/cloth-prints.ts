import type { ClothPrint } from '../garments/tops.ts'
import { darker } from '../kit/colour.ts'
import { type MotifName, motifs } from '../kit/motifs.ts'
import { pinstripes, scallopedWaves, scatter, stripes, sunsetStripes, windowpane } from '../kit/prints.ts'

/** One motif scattered over the cloth, in the first two inks. */
export const allOver =
  (name: MotifName, across = 74, down = 66, scale = 1, turn = 16): ClothPrint =>
  (c) =>
    scatter([motifs[name](c.ink, c.second)], { across, down, scale, turn })

/** Two motifs in turn. */
export const mixed =
  (first: MotifName, second: MotifName, across = 70, down = 62, scale = 0.8): ClothPrint =>
  (c) =>
    scatter([motifs[first](c.ink, c.second), motifs[second](c.second, c.ink), motifs.pin(c.third)], {
      across,
      down,
      scale,
      turn: 24,
    })

/** Tiles set in a strict grid. */
export const tiles: ClothPrint = (c) =>
  scatter([motifs.tile(c.ink, c.second), motifs.tile(c.third, c.ink)], {
    across: 54,
    down: 44,
    scale: 1.1,
    turn: 0,
    jitter: 0,
  })

export const seersucker: ClothPrint = (c) => pinstripes(c.ink, 8, 24)
export const fineStripes: ClothPrint = (c) => stripes(c.ink, 10, 26)
export const broadStripes: ClothPrint = (c) => sunsetStripes([c.cloth, c.ink, c.second, c.third], 46, 20)
export const twoToneStripes: ClothPrint = (c) => stripes(c.ink, 24, 58, 280)
export const waves: ClothPrint = (c) => scallopedWaves(c.ink, 44, 40, 7)
export const grid: ClothPrint = (c) => windowpane(c.ink, 64, 5)
export const wovenStripe: ClothPrint = (c) => pinstripes(darker(c.cloth, 0.14), 5, 18)
export const dots: ClothPrint = (c) =>
  scatter([motifs.dot(c.ink)], { across: 54, down: 46, scale: 0.9, jitter: 0 })
export const confetti: ClothPrint = (c) =>
  scatter([motifs.dash(c.ink), motifs.dash(c.second), motifs.pin(c.third)], {
    across: 52,
    down: 44,
    scale: 1,
    turn: 80,
  })
