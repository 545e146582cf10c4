import type { WireContent } from '@little-dunes/domain/contract/content/content-calls'

/** While the staff has changed nothing. */
export const NOTHING_CHANGED: WireContent = { changed: {} }

/** A part of a page as it came with the shop, with what the staff has changed of it. */
export const withChanges = <Fields extends object>(
  name: string,
  fields: Fields,
  { changed }: WireContent,
): Fields => ({ ...fields, ...changed[name] })
