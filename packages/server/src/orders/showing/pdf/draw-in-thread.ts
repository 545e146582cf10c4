import { parentPort, workerData } from 'node:worker_threads'
import type { WireTaxDocument } from '@little-dunes/domain/contract/order-page-calls'
import { drawTaxDocument } from '#orders/showing/pdf/draw-tax-document'
import { createPdfSheet } from '#orders/showing/pdf/pdf-sheet'

/** What the thread is given. */
export interface DrawingTask {
  title: string
  documents: readonly WireTaxDocument[]
}

const { title, documents } = workerData as DrawingTask
const sheet = createPdfSheet(title)
for (const document of documents) drawTaxDocument(sheet, document)
parentPort?.postMessage(await sheet.finish())
