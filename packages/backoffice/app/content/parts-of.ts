import type { StoredField } from '@little-dunes/domain/content/content-fields'

/** '2' of `title2`: the slide, film or tile that a field belongs to; null where it belongs to the whole item. */
export const partOf = (name: string): string | null => /\d$/.exec(name)?.[0] ?? null

/** The parts of an item of which each has a picture. */
export const partsOf = (fields: readonly StoredField[]): string[] =>
  fields.flatMap(({ kind, name }) => (kind === 'picture' ? (partOf(name) ?? []) : []))
