import { call } from '#platform/client'

/** Saves a tax document as a PDF file; answers whether there was one. `key` is that of the link of a mail. */
export async function saveTaxDocument(
  asked: { number: string; document: string },
  key: string | null,
): Promise<boolean> {
  const answer = await (key
    ? call('POST /api/order/document-file-linked', { ...asked, key })
    : call('POST /api/order/document-file', asked))
  if (!answer.success) return false
  const bytes = Uint8Array.from(atob(answer.content), (character) => character.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = answer.name
  link.click()
  URL.revokeObjectURL(address)
  return true
}
