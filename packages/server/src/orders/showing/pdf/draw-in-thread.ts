import { parentPort } from 'node:worker_threads'
import type { WireTaxDocument } from '@little-dunes/domain/contract/order-page-calls'
import { drawTaxDocument } from '#orders/showing/pdf/draw-tax-document'
import { createPdfSheet } from '#orders/showing/pdf/pdf-sheet'

/** What the thread is given for each file. */
export interface DrawingTask {
  title: string
  documents: readonly WireTaxDocument[]
}

async function draw({ title, documents }: DrawingTask): Promise<Buffer> {
  const sheet = createPdfSheet(title)
  for (const document of documents) drawTaxDocument(sheet, document)
  return sheet.finish()
}

// What fails ends the thread, which whoever waits for it is told.
parentPort?.on('message', async (task: DrawingTask) => parentPort?.postMessage(await draw(task)))
