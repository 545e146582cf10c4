import { parentPort } from 'node:worker_threads'
import type { WireTaxDocument } from '@little-dunes/domain/contract/orders/tax-document'
import { drawTaxDocument } from '#orders/showing/pdf/draw-tax-document'
import { drawTaxReturn, type TaxReturnPaper } from '#orders/showing/pdf/draw-tax-return'
import { createPdfSheet } from '#orders/showing/pdf/pdf-sheet'
import type { Looks } from '#theme/looks'

export interface DrawingTask {
  title: string
  content: { documents: readonly WireTaxDocument[] } | { taxReturn: TaxReturnPaper }
  looks: Omit<Looks, 'email'>
  shopName: string
}

async function draw({ title, content, looks, shopName }: DrawingTask): Promise<Buffer> {
  const sheet = createPdfSheet(title, { ...looks, shopName })
  if ('taxReturn' in content) drawTaxReturn(sheet, content.taxReturn, looks)
  else for (const document of content.documents) drawTaxDocument(sheet, document, looks)
  return sheet.finish()
}

// An error ends the thread, and the waiting request fails.
parentPort?.on('message', async (task: DrawingTask) => parentPort?.postMessage(await draw(task)))
