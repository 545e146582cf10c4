import type { Assortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import type { WireContent } from '@little-dunes/domain/contract/content-calls'
import { messagesOf } from '#platform/messages'
import { shellMessages } from '#shell/shell-messages'

/** Entries of the footer about goods that the shop does not have are left out, unless the staff has changed them (SHELL-41). */
export function withOfferedLinks(
  { changed, ...content }: WireContent,
  { audiences, departments }: Assortment,
): WireContent {
  const { footer = {} } = changed
  const offered = [...CATEGORIES.map((one) => audiences.includes(one)), departments.includes('Shoes')]
  const isShown = offered.map(
    (isOffered, index) => isOffered || `shop${index + 1}` in footer || `shop${index + 1}To` in footer,
  )
  const shop = Object.fromEntries(
    isShown.flatMap((shown, index) => (shown ? [] : [[`shop${index + 1}`, '']])),
  )
  // A heading has something below it.
  if (!isShown.includes(true)) shop.shop1 = messagesOf(shellMessages).allCategories
  return { ...content, changed: { ...changed, footer: { ...footer, ...shop } } }
}
