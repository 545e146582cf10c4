/** The guides in docs/guide, in the order of the work. */
export const CHAPTERS = ['set-up', 'sell', 'ship', 'get-paid', 'return', 'grow'] as const

export type Chapter = (typeof CHAPTERS)[number]

/** A section of a guide by its anchor, as in `ship#pack-orders`. */
export type HelpPlace = `${Chapter}#${string}`
