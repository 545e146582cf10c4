import { call } from '#platform/client'

interface AskedDocument {
  number: string
  document: string
}

/** Saves a tax document as a PDF file; false when there is none. `key` is from the link of an email. */
export async function saveTaxDocument(asked: AskedDocument, key: string | null): Promise<boolean> {
  const answer = await (key
    ? call('POST /api/order/document-file-linked', { ...asked, key })
    : call('POST /api/order/document-file', asked))
  if (!answer.success) return false
  const bytes = Uint8Array.from(atob(answer.content), (character) => character.charCodeAt(0))
  save(answer.name, new Blob([bytes], { type: 'application/pdf' }))
  return true
}

/** Saves it as a structured e-invoice, for the accounting of a company. */
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
