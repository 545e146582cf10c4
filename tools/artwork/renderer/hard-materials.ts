import type { Material } from './material.ts'
import { grain, soft, soft2 } from './noise.ts'

const { sin, abs, max } = Math

const plain = () => 1

const level = () => 0

export const wood: Material = {
  edge: 9,
  steep: 0.85,
  crease: 0,
  wobble: 0.25,
  shine: 0.1,
  polish: 22,
  relief: (x, y) => 0.1 * soft(x * 0.1, y * 2.4, 7),
  tone: (x, y) =>
    1 +
    0.05 * soft(x * 0.07 + 3 * soft2(x, y, 160), y * 1.1, 8) +
    0.035 * soft2(x * 0.06, y * 3, 6) +
    0.02 * grain(x * 0.3, y * 2, 2),
}

export const painted: Material = {
  edge: 9,
  steep: 0.85,
  crease: 0,
  wobble: 0.25,
  shine: 0.14,
  polish: 26,
  relief: (x, y) => 0.08 * soft(x * 0.1, y * 2, 7),
  tone: (x, y) => 1 + 0.02 * soft(x * 0.07, y * 1.4, 8) + 0.012 * soft2(x * 0.06, y * 3, 6),
}

export const silicone: Material = {
  edge: 22,
  steep: 0.8,
  crease: 0,
  wobble: 0.2,
  shine: 0.12,
  polish: 14,
  sheen: 0.04,
  relief: level,
  tone: plain,
}

export const rubber: Material = {
  edge: 14,
  steep: 0.7,
  crease: 0,
  wobble: 0.3,
  shine: 0.1,
  polish: 16,
  sheen: 0.02,
  relief: (x, y) => 0.05 * grain(x, y, 2),
  tone: plain,
}

export const gloss: Material = {
  edge: 26,
  steep: 0.8,
  crease: 0,
  wobble: 0.3,
  shine: 0.4,
  polish: 44,
  relief: level,
  tone: plain,
}

export const leather: Material = {
  edge: 14,
  steep: 0.55,
  crease: 1.1,
  creaseSize: 50,
  wobble: 0.5,
  shine: 0.12,
  polish: 16,
  relief: (x, y) => 0.32 * abs(soft(x, y, 4)),
  tone: (x, y) => 1 + 0.03 * soft(x, y, 18) - 0.02 * abs(soft2(x, y, 4)),
}

export const canvas: Material = {
  edge: 14,
  steep: 0.5,
  crease: 1.2,
  creaseSize: 70,
  wobble: 0.6,
  relief: (x, y) => 0.32 * sin(x * 1.6) * sin(y * 1.6) + 0.1 * grain(x, y, 2),
  tone: (x, y) => 1 + 0.035 * sin(x * 1.6) * sin(y * 1.6) + 0.02 * grain(x, y, 2),
}

export const mesh: Material = {
  edge: 18,
  steep: 0.5,
  crease: 1,
  creaseSize: 70,
  wobble: 0.5,
  relief: (x, y) => -0.9 * max(0, sin(x * 0.9) * sin(y * 0.9)) ** 2,
  tone: (x, y) => 1 - 0.16 * max(0, sin(x * 0.9) * sin(y * 0.9)) ** 2,
}

export const paper: Material = {
  edge: 3,
  steep: 0.6,
  crease: 0,
  wobble: 0.3,
  shine: 0.02,
  polish: 10,
  relief: (x, y) => 0.09 * soft(x, y, 5) + 0.06 * grain(x, y, 2),
  tone: (x, y) => 1 + 0.012 * soft(x, y, 6) + 0.008 * grain(x, y, 2),
}

export const straw: Material = {
  edge: 60,
  steep: 0.4,
  crease: 1,
  creaseSize: 120,
  wobble: 1,
  shine: 0.05,
  polish: 12,
  relief: (x, y) => 0.9 * sin(x * 0.8 + sin(y * 0.4)) * sin(y * 0.8),
  tone: (x, y) => 1 + 0.08 * sin(x * 0.8 + sin(y * 0.4)) * sin(y * 0.8) + 0.04 * soft(x, y, 5),
}

export const rope: Material = {
  edge: 4,
  steep: 1,
  crease: 0,
  wobble: 0.4,
  relief: (x, y) => 0.8 * sin((x + y) * 0.9),
  tone: (x, y) => 1 + 0.07 * sin((x + y) * 0.9),
}
