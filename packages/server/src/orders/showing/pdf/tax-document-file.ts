import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { WireTaxDocument } from '@little-dunes/domain/contract/order-page-calls'
import type { DrawingTask } from '#orders/showing/pdf/draw-in-thread'

/**
 * Documents as one PDF, as base64. Drawn in a thread of its own: reading the fonts alone takes some hundred
 * milliseconds, in which nobody else would be answered. @throws when the thread fails
 */
export async function taxDocumentFile(
  documents: readonly WireTaxDocument[],
): Promise<{ name: string; content: string }> {
  const [first] = documents
  const title = documents.length === 1 && first ? first.number : `tax-documents-${documents.length}`
  const task: DrawingTask = { title, documents }
  const thread = new Worker(new URL('draw-in-thread.ts', import.meta.url), { workerData: task })
  const [pdf] = (await once(thread, 'message')) as [Uint8Array]
  return { name: `${title}.pdf`, content: Buffer.from(pdf).toString('base64') }
}
