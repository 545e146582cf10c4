import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import { DamagedText, decodeLines } from '#catalogue/import/read/decode-lines'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { OpenFile } from '#catalogue/import/read/open-file'
import { type FeedItem, feedItems } from '#catalogue/import/read/other-systems/feed-items'
import { findSystem, MAX_RECORDS, SystemFile } from '#catalogue/import/read/other-systems/system-file'
import type { System } from '#catalogue/import/read/other-systems/system-product'

interface Feed {
  system: System
  head: string[]
  items: FeedItem[]
}

/** The products of an XML feed for Google and Meta, or the reason why a file is not one. */
export async function feedIn(openFile: OpenFile): Promise<Feed | ImportReason> {
  try {
    const { items, isCut } = await feedItems(decodeLines(openFile(), 'utf-8'), MAX_RECORDS)
    const head = [...new Set(items.flatMap(({ cells }) => [...cells.keys()]))]
    const system = findSystem(head)
    if (!system) return importReason('html')
    return isCut ? importReason('cut_xml') : { system, head, items }
  } catch (error) {
    if (error instanceof DamagedText) return importReason('damaged_line', String(error.line))
    throw error
  }
}

export async function* readFeed(openFile: OpenFile, findings: Findings): AsyncGenerator<ExportRow> {
  const feed = await feedIn(openFile)
  if ('key' in feed) return findings.damage(1, feed)
  const file = new SystemFile(1, feed.head, feed.system, findings)
  for (const { line, cells } of feed.items)
    yield* file.add(
      line,
      feed.head.map((name) => cells.get(name) ?? ''),
    )
  if (!findings.isUnreadable) yield* file.rest()
}
