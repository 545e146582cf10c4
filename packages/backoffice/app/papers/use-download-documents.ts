import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { papersMessages as texts } from '#papers/papers-messages'
import { call } from '#platform/client'
import { saveFile } from '#platform/save-file'
import { showError, showToast } from '#ui/toast/toast-store'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

async function download(orderIds: string[]): Promise<void> {
  const answer = await call('GET /api/staff/orders/documents', { orderIds })
  if (isWireRefusal(answer)) return showError(answer.message)
  const { file, without } = answer
  if (file) saveFile(file.name, 'application/pdf', bytesOf(file.content))
  if (without.length > 0) showToast(texts.withoutDocuments(without.length, orderIds.length))
}

/** Saves the invoices and credit notes of orders as one PDF, and says how many orders have none yet. */
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
