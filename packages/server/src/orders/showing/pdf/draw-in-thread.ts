import { parentPort } from 'node:worker_threads'
import type { WireTaxDocument } from '@little-dunes/domain/contract/order-page-calls'
import { drawTaxDocument } from '#orders/showing/pdf/draw-tax-document'
import { createPdfSheet } from '#orders/showing/pdf/pdf-sheet'
import type { Looks } from '#theme/looks'

/** What the thread is given for each file. */
export interface DrawingTask {
  title: string
  documents: readonly WireTaxDocument[]
  looks: Pick<Looks, 'paper' | 'mark'>
}

async function draw({ title, documents, looks }: DrawingTask): Promise<Buffer> {
  const sheet = createPdfSheet(title, looks.mark)
  for (const document of documents) drawTaxDocument(sheet, document, looks)
  return sheet.finish()
}

// What fails ends the thread, which whoever waits for it is told.
parentPort?.on('message', async (task: DrawingTask) => parentPort?.postMessage(await draw(task)))
