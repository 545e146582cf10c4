import type { Colourway } from '../kit/colourway.ts'
import type { Part } from '../renderer/part.ts'

/** How a product is drawn in one of its colours. */
export type Look = (c: Colourway) => Part[]

/** Looks by the handle of their product. */
export type Looks = Readonly<Record<string, Look>>
