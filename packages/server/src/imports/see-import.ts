import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ImportSummary } from '@little-dunes/domain/contract/imports/import-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { refuse } from '@little-dunes/domain/messages/failures'
import { reasonText, storedReason } from '@little-dunes/domain/messages/import-reasons'
import { and, asc, desc, eq, getTableColumns, gte } from 'drizzle-orm'
import type { Problem } from '#catalogue/import/findings'
import {
  detectExporter,
  EXPORT_COLUMNS,
  type ExportColumn,
  headingIn,
  isCustomColumn,
  NEEDED_COLUMNS,
} from '#catalogue/import/read/export-columns'
import { faultyRows, problemList } from '#catalogue/import/read/faulty-rows'
import { readText } from '#catalogue/import/read/read-text'
import type { Operation } from '#http/perform-call'
import { STALE } from '#imports/import-steps'
import { productImportItems, productImports } from '#imports/import-tables'
import { readHeadings } from '#imports/read-headings'
import { actorNameSql } from '#staff/actor-name'

const PER_PAGE = 50
const MAX_SHOWN = 200
const MAX_LISTED = 50

const { id, name, actor, createdAt, status, touchedAt, rows, allRows, counts, faulty } = productImports
const actorName = actorNameSql(actor)
const SUMMARY = { id, name, actor, actorName, createdAt, status, touchedAt, rows, allRows, counts, faulty }

type SummaryRow = Pick<typeof productImports.$inferSelect, Exclude<keyof typeof SUMMARY, 'actorName'>> & {
  actorName: string
}

const isUnderWay = (status: string) => ['checking', 'writing', 'undoing'].includes(status)

const isStale = (touched: Date | null, now: Date): boolean =>
  touched !== null && now.getTime() - touched.getTime() > STALE

const toSummary = (row: SummaryRow, now: Date): ImportSummary => ({
  id: row.id,
  name: row.name,
  actor: row.actor,
  actorName: row.actorName,
  at: row.createdAt.getTime(),
  status: row.status,
  interrupted: isUnderWay(row.status) && isStale(row.touchedAt, now),
  rows: row.rows,
  allRows: row.allRows,
  added: row.counts?.new ?? 0,
  updated: row.counts?.updated ?? 0,
  unchanged: row.counts?.unchanged ?? 0,
  faulty: row.faulty.length,
})

export const listImports: Operation<'GET /api/staff/imports'> = async (shop) => {
  const selected = await shop.db
    .select(SUMMARY)
    .from(productImports)
    .orderBy(desc(productImports.createdAt))
    .limit(MAX_LISTED)
  return { imports: selected.map((row) => toSummary(row, shop.now())) }
}

export const seeImport: Operation<'GET /api/staff/import'> = async (shop, _member, input, { language }) => {
  const { after = 0 } = input
  if (!isUuid(input.id)) return refuse('import_not_found')
  const [row] = await shop.db
    .select({ ...getTableColumns(productImports), actorName })
    .from(productImports)
    .where(eq(id, input.id))
  if (!row) return refuse('import_not_found')
  const selected = await shop.db
    .select()
    .from(productImportItems)
    .where(and(eq(productImportItems.importId, input.id), gte(productImportItems.position, after)))
    .orderBy(asc(productImportItems.position))
    .limit(PER_PAGE + 1)
  const read = row.file && (await readHeadings(row.file))
  const { headings, sample, isKnown } =
    !read || 'key' in read ? { headings: [], sample: [], isKnown: false } : read
  return {
    import: {
      ...toSummary(row, shop.now()),
      headings,
      sample,
      recognisedAs: detectExporter(headings),
      mapping: Object.fromEntries(Object.entries(row.mapping)),
      // Other columns of the shop's own exports would only clutter the list for a file without them.
      columns: (isKnown ? [] : EXPORT_COLUMNS)
        .filter((column) => !isCustomColumn(column) || TEXTS.includes(column) || row.mapping[column])
        .map((column) => ({
          column,
          heading: getColumnName(column),
          needed: (NEEDED_COLUMNS as readonly ExportColumn[]).includes(column),
        })),
      keepStock: row.keepStock,
      newSkus: row.newSkus,
      problems: row.problems.slice(0, MAX_SHOWN).map((problem) => inLanguage(problem, language)),
      problemCount: row.problemCount,
      notes: row.notes
        .slice(0, MAX_SHOWN)
        .map(({ line, text }) => ({ line, text: reasonText(text, language) })),
      failure: row.failure && reasonText(storedReason(row.failure), language),
      remainingChanges: row.remainingChanges,
      pictures: row.pictureStatus && {
        status: row.pictureStatus,
        interrupted: row.pictureStatus === 'fetching' && isStale(row.picturesTouchedAt, shop.now()),
        saved: row.picturesSaved,
        failedCount: row.picturesFailedCount,
        failed: row.picturesFailed.map(({ address, reason }) => ({
          address,
          reason: reasonText(reason, language),
        })),
      },
    },
    items: selected.slice(0, PER_PAGE).map(({ snapshot: _, importId: __, ...item }) => item),
    more: selected.length > PER_PAGE,
  }
}

const TEXTS: readonly ExportColumn[] = ['nameAr', 'descriptionAr', 'typeAr']

/** Headings of the shop's own columns are metafields. */
const getColumnName = (column: ExportColumn): string =>
  headingIn(new Map(), column).replace(/ \([^()]*\.metafields\..*$/, '')

const inLanguage = (problem: Problem, language: Language) => ({
  ...problem,
  reason: reasonText(problem.reason, language),
})

export const seeFaultyRows: Operation<'GET /api/staff/import/faulty'> = async (
  shop,
  _member,
  input,
  { language },
) => {
  if (!isUuid(input.id)) return refuse('import_not_found')
  const [row] = await shop.db.select().from(productImports).where(eq(id, input.id))
  if (!row) return refuse('import_not_found')
  const { file, mapping, problems } = row
  const translated = problems.map((problem) => inLanguage(problem, language))
  // Without a mapping there are no rows to return, so the problems are listed.
  if (file && !mapping.handle) return { csv: problemList(translated) }
  const read = file && (await readText(file))
  if (!read || 'key' in read) return refuse('import_unreadable')
  return { csv: faultyRows(read, mapping.handle ?? '', new Set(row.faulty), translated) }
}
