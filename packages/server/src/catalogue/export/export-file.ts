import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { csvLine } from '@little-dunes/domain/csv'
import { exportedIds, exportedLines, loadHeadings } from '#catalogue/export/export-products'
import type { Database } from '#shop'

/** Spreadsheets read a file as UTF-8 if it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Writes all products to a file while the shop runs and returns their number. Never overwrites a file. */
export async function exportFile(
  db: Database,
  file: string,
  publicUrl: string,
  onRows: (rows: number) => void,
): Promise<number> {
  const ids = await exportedIds(db, undefined)
  const headings = await loadHeadings(db, undefined)
  async function* lines() {
    yield `${BYTE_ORDER_MARK}${csvLine(headings)}\r\n`
    for await (const part of exportedLines(db, ids, headings, publicUrl)) {
      yield part.map((line) => `${line}\r\n`).join('')
      onRows(part.length)
    }
  }
  await pipeline(lines, createWriteStream(file, { flags: 'wx' }))
  return ids.length
}
