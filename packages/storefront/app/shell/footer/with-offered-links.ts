import type { Assortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { shownParts } from '@little-dunes/domain/content/content-parts'
import type { WireContent } from '@little-dunes/domain/contract/content/content-calls'
import { PATHS } from '@little-dunes/domain/paths'
import { getMessages } from '#platform/messages'
import { shellMessages } from '#shell/shell-messages'

/** Removes footer links to products that the shop does not have, unless the team has changed them (SHELL-41). */
export function withOfferedLinks(
  { changed, ...content }: WireContent,
  { audiences, departments }: Assortment,
): WireContent {
  const { footer = {} } = changed
  const offered = [...CATEGORIES.map((one) => audiences.includes(one)), departments.includes('Shoes')]
  const parts = shownParts('shopLinks', footer)
  const isShown = (part: string) =>
    offered[Number(part) - 1] !== false || `shop${part}` in footer || `shop${part}To` in footer
  const shop = Object.fromEntries(parts.flatMap((part) => (isShown(part) ? [] : [[`shop${part}`, '']])))
  // A heading needs an entry below it.
  const [first] = parts
  if (!parts.some(isShown)) {
    shop[`shop${first}`] = getMessages(shellMessages).allCategories
    shop[`shop${first}To`] = PATHS.products
  }
  return { ...content, changed: { ...changed, footer: { ...footer, ...shop } } }
}
