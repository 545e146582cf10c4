import type { StoredField } from '@little-dunes/domain/content/content-fields'

const standTogether = (one: StoredField, other: StoredField): boolean =>
  !one.part === !other.part && one.part?.list === other.part?.list

/** Fields that belong together: those of repeated parts, and those between them. The order of parts is no input. */
export function toSections(fields: readonly StoredField[]): StoredField[][] {
  const sections: StoredField[][] = []
  for (const field of fields) {
    const last = sections.at(-1)
    if (field.kind === 'parts') continue
    if (last?.[0] && standTogether(last[0], field)) last.push(field)
    else sections.push([field])
  }
  return sections
}
