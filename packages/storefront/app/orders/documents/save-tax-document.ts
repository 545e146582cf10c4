import { call } from '#platform/client'

interface AskedDocument {
  number: string
  document: string
}

/** Saves a tax document as a PDF file; answers whether there was one. `key` is that of the link of a mail. */
export async function saveTaxDocument(asked: AskedDocument, key: string | null): Promise<boolean> {
  const answer = await (key
    ? call('POST /api/order/document-file-linked', { ...asked, key })
    : call('POST /api/order/document-file', asked))
  if (!answer.success) return false
  const bytes = Uint8Array.from(atob(answer.content), (character) => character.charCodeAt(0))
  save(answer.name, new Blob([bytes], { type: 'application/pdf' }))
  return true
}

/** The same as structured e-invoice, for the books of a company. */
export async function saveEInvoice(asked: AskedDocument, key: string | null): Promise<boolean> {
  const answer = await (key
    ? call('POST /api/order/e-invoice-linked', { ...asked, key })
    : call('POST /api/order/e-invoice', asked))
  if (!answer.success) return false
  save(answer.name, new Blob([answer.content], { type: 'application/xml' }))
  return true
}

function save(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
