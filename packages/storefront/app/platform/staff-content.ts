import type { WireContent } from '@little-dunes/domain/contract/content/content-calls'

/** Content without changes by the team. */
export const NOTHING_CHANGED: WireContent = { changed: {} }

/** The default content of a part of a page, with the team's changes applied. */
export const withChanges = <Fields extends object>(
  name: string,
  fields: Fields,
  { changed }: WireContent,
): Fields => ({ ...fields, ...changed[name] })
