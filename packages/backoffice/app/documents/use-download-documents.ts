import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { documentsMessages as texts } from '#documents/documents-messages'
import { call } from '#platform/client'
import { decodeBase64 } from '#platform/decode-base64'
import { saveFile } from '#platform/save-file'
import { showError, showToast } from '#ui/toast/toast-store'

async function download(orderIds: string[]): Promise<void> {
  const answer = await call('GET /api/staff/orders/documents', { orderIds })
  if (isWireRefusal(answer)) return showError(answer.message)
  const { file, without } = answer
  if (file) saveFile(file.name, 'application/pdf', decodeBase64(file.content))
  if (without.length > 0) showToast(texts.withoutDocuments(without.length, orderIds.length))
}

async function saveEInvoice(document: string): Promise<void> {
  const answer = await call('GET /api/staff/orders/e-invoice', { document })
  if (isWireRefusal(answer)) return showError(answer.message)
  saveFile(answer.name, 'application/xml', answer.content)
}

/** Saves a company's tax document as a structured e-invoice. */
export const downloadEInvoice = (document: string): void => {
  saveEInvoice(document).catch(showError)
}

/** Saves invoices and credit notes of orders as one PDF, and reports how many orders have none yet. */
export function useDownloadDocuments() {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    download: (orderIds: string[]) => {
      setBusy(true)
      download(orderIds)
        .catch(showError)
        .finally(() => setBusy(false))
    },
  }
}
