import type { StoredField } from '@little-dunes/domain/content/content-fields'
import { partOf, readSlides } from '@little-dunes/domain/content/content-parts'

/** The parts of an item of which each has a picture, in their order; `slides` are those of the hero that are shown. */
export const partsOf = (fields: readonly StoredField[], slides: string): string[] =>
  fields.some(({ kind }) => kind === 'slides')
    ? readSlides(slides)
    : fields.flatMap(({ kind, name }) => (kind === 'picture' ? (partOf(name) ?? []) : []))
