import type { Colourway } from '../kit/colourway.ts'
import type { Part } from '../renderer/part.ts'

/** Draws a product in one of its colours. */
export type Look = (c: Colourway) => Part[]

/** Looks by the handle of their product. */
export type Looks = Readonly<Record<string, Look>>
