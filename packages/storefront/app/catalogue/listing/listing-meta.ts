import type { ListHead } from '#catalogue/listing/list-head'
import { listingMessages } from '#catalogue/listing-messages'
import { metaTags } from '#platform/head/meta-tags'
import { shopPreviewImage } from '#platform/head/shop-preview-image'
import { getMessages } from '#platform/messages'

/** Search results are not indexed by search engines. */
export function listingMeta(head: ListHead | undefined, matches: Parameters<typeof metaTags>[1]) {
  if (!head) return []
  const t = getMessages(listingMessages)
  const { name, page, path } = head
  const words = {
    title: t.listTitle(name, page),
    description: t.listDescription(name),
    path,
    picture: shopPreviewImage(matches),
  }
  return [...metaTags(words, matches), ...(path === null ? [{ name: 'robots', content: 'noindex' }] : [])]
}
