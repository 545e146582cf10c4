import { type ContentKey, getContentFields } from '@little-dunes/domain/content/content-items'
import { readParts } from '@little-dunes/domain/content/content-parts'
import { contentMessages as texts } from '#content/content-messages'

/** Reads a field of an item, from the draft or from a version. */
export type ReadField = (key: string) => string | undefined

/**
 * 'Title 2' for `title2`, 'First column 3, leads to' for `shop3To`: parts are named by their place, as readers see it.
 */
export function fieldLabel(item: ContentKey, name: string, read: ReadField): string {
  const { part } = getContentFields(item)[name] ?? {}
  if (!part) return texts.fields[name] ?? name
  const { list, number } = part
  const place = list ? readParts(list, read(list)).indexOf(number) + 1 || number : number
  const [base = '', to] = name.split(number)
  const label = texts.numbered(texts.fields[`${base}Link`] ?? texts.fields[base] ?? base, String(place))
  return to ? texts.leadsTo(label) : label
}
