import { reasonText } from '@little-dunes/domain/messages/import-reasons'
import type { Findings, Note, Problem } from '#catalogue/import/findings'
import type { ImportCounts, ImportOutcome } from '#catalogue/import/import-products'
import type { FetchedPictures } from '#catalogue/import/pictures/fetch-pictures'
import type { ReadProgress } from '#catalogue/import/read/read-products'

const whole = (count: number): string => count.toLocaleString('en-US')

const counted = (count: number, one: string): string => `${whole(count)} ${one}${count === 1 ? '' : 's'}`

const problemLine = ({ line, column, reason }: Problem): string =>
  `  line ${line}${column ? `, ${column}` : ''}: ${reasonText(reason)}`

const noteLine = ({ line, text }: Note): string => `  line ${line}: ${reasonText(text)}`

/** Lines of the list in the order of the file, then the number of further ones. */
function listed<Entry extends { line: number }>(
  entries: Entry[],
  count: number,
  toLine: (one: Entry) => string,
): string[] {
  const lines = entries.toSorted((a, b) => a.line - b.line).map(toLine)
  return count > entries.length ? [...lines, `  and ${whole(count - entries.length)} more`] : lines
}

/** The result of an import, a dry run or a refused import, as lines of text. */
export function describeOutcome(outcome: ImportOutcome): string[] {
  const { findings, reading, pictures, counts, written } = outcome
  const { problems, problemCount, notes, noteCount } = findings
  const read = `Read ${counted(reading.rows, 'row')} with ${counted(reading.products, 'product')}.`
  if (!counts)
    return [
      read,
      `${counted(problemCount, 'problem')}. Nothing was imported:`,
      ...listed(problems, problemCount, problemLine),
      ...waysOut(findings),
    ]
  const noted = noteCount > 0 ? ['Notes:', ...listed(notes, noteCount, noteLine)] : []
  const skipped = problemCount > 0 ? describeSkipped(reading, findings) : []
  const summary = [...describeCounts(counts, written), ...describePictures(pictures)]
  return [read, ...skipped, ...noted, ...describeChanged(outcome.changed, counts), ...summary]
}

const waysOut = ({ isUnreadable, problems }: Findings): string[] => [
  ...(isUnreadable ? [] : ['Fix the file, or use --skip to import the rest and list the skipped rows.']),
  ...(problems.some(({ reason }) => typeof reason !== 'string' && reason.key === 'repeated_sku')
    ? ['Use --new-skus to assign new SKUs to sizes with a duplicate SKU.']
    : []),
]

/** Lists single rows if the rest of their product is imported. */
function describeSkipped({ faulty, partial }: ReadProgress, findings: Findings): string[] {
  const { problems, problemCount } = findings
  const left = [
    faulty.size > 0 && `${counted(faulty.size, 'product')} skipped (--skip): ${[...faulty].join(', ')}`,
    partial.size > 0 &&
      `rows skipped in ${counted(partial.size, 'product')} (--skip): ${[...partial].join(', ')}`,
  ].filter(Boolean)
  return [
    [counted(problemCount, 'problem'), ...left].join('; '),
    ...listed(problems, problemCount, problemLine),
  ]
}

function describeChanged(changed: string[], { updated }: ImportCounts): string[] {
  const more = updated > changed.length ? [`  and ${whole(updated - changed.length)} more`] : []
  return changed.length > 0 ? ['Changes:', ...changed.map((line) => `  ${line}`), ...more] : []
}

function describeCounts(counts: ImportCounts, written: boolean): string[] {
  const { new: added, updated, unchanged, hidden, colours, sizes, removedColours, removedSizes } = counts
  const removed =
    removedColours + removedSizes > 0
      ? [`  no longer in the file: ${counted(removedColours, 'colour')}, ${counted(removedSizes, 'size')}`]
      : []
  return [
    written ? 'Imported:' : 'Would be imported:',
    `  products: ${whole(added)} new, ${whole(updated)} updated, ${whole(unchanged)} unchanged`,
    `  of these, not in the shop (archived, draft or unpublished): ${whole(hidden)}`,
    `  with ${counted(colours, 'colour')} and ${counted(sizes, 'size')}`,
    ...removed,
    ...(written ? [] : ['Nothing was changed (--dry-run).']),
  ]
}

const describePictures = (pictures: number): string[] =>
  pictures > 0
    ? [`The file has ${counted(pictures, 'image URL')}. Use --pictures to download the missing ones.`]
    : []

/** If a server is down, all fail for the same reason. */
const MAX_FAILED = 20

export function describeFetchedPictures({ saved, failed }: FetchedPictures): string[] {
  const lines = failed.slice(0, MAX_FAILED).map(({ address, reason }) => `  ${address} ${reasonText(reason)}`)
  if (failed.length > MAX_FAILED) lines.push(`  and ${whole(failed.length - MAX_FAILED)} more`)
  const fetched = `${counted(saved, 'image')} downloaded.`
  return failed.length === 0
    ? [fetched]
    : [fetched, `${counted(failed.length, 'image')} could not be downloaded:`, ...lines]
}
