import type { WireTaxDocument } from '@little-dunes/domain/contract/orders/tax-document'
import { drawFile } from '#orders/showing/pdf/draw-file'
import type { Shop } from '#shop'

/** Returns base64. */
export async function taxDocumentFile(
  shop: Pick<Shop, 'db' | 'theme'>,
  documents: readonly WireTaxDocument[],
  address: string,
): Promise<{ name: string; content: string }> {
  const [first] = documents
  const title = documents.length === 1 && first ? first.number : `tax-documents-${documents.length}`
  return { name: `${title}.pdf`, content: await drawFile(shop, { title, content: { documents } }, address) }
}
