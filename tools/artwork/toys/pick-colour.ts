import type { Colourway } from '../kit/colourway.ts'

export const pickColour = (c: Colourway, i: number) => c.set[i % c.set.length] ?? c.cloth
