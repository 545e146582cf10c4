import type {
  IMPORT_STATUSES,
  ImportDifference,
  PICTURE_STATUSES,
} from '@little-dunes/domain/contract/imports/import-calls'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Note, Problem } from '#catalogue/import/findings'
import type { ImportCounts } from '#catalogue/import/import-products'
import type { FetchedPictures } from '#catalogue/import/pictures/fetch-pictures'
import type { ColumnMapping } from '#catalogue/import/read/export-columns'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = () => timestamp({ withTimezone: true, precision: 3 })

export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Null once `forget-imports.ts` has deleted it. */
    file: bytes(),
    actor: text().notNull(),
    createdAt: moment().notNull(),
    status: text().$type<(typeof IMPORT_STATUSES)[number]>().notNull().default('uploaded'),
    /** Heartbeat of the process during a step. */
    touchedAt: moment().notNull(),
    mapping: jsonb().$type<ColumnMapping>().notNull(),
    keepStock: boolean().notNull().default(true),
    newSkus: boolean().notNull().default(false),
    rows: integer().notNull().default(0),
    allRows: integer().notNull().default(0),
    counts: jsonb().$type<ImportCounts>(),
    problems: jsonb().$type<Problem[]>().notNull().default([]),
    problemCount: integer().notNull().default(0),
    notes: jsonb().$type<Note[]>().notNull().default([]),
    /** Handles of products that are left out, in full or by rows. */
    faulty: text().array().notNull().default([]),
    failure: text(),
    remainingChanges: text().array().notNull().default([]),
    /** Null until the team fetches the pictures of the file. */
    pictureStatus: text().$type<(typeof PICTURE_STATUSES)[number]>(),
    /** Heartbeat of the process that fetches pictures. */
    picturesTouchedAt: moment(),
    picturesSaved: integer().notNull().default(0),
    picturesFailedCount: integer().notNull().default(0),
    /** The first failures only. */
    picturesFailed: jsonb().$type<FetchedPictures['failed']>().notNull().default([]),
  },
  (table) => [
    index().on(table.createdAt.desc()),
    check(
      'product_imports_status',
      sql`${table.status} in ('uploaded', 'checking', 'checked', 'writing', 'done', 'undoing', 'undone', 'failed')`,
    ),
    check('product_imports_picture_status', sql`${table.pictureStatus} in ('fetching', 'fetched')`),
  ],
)

/** Differences of each product, planned or written. */
export const productImportItems = pgTable(
  'product_import_items',
  {
    importId: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: uuid().notNull(),
    name: text().notNull(),
    kind: text().$type<'new' | 'updated'>().notNull(),
    differences: jsonb().$type<ImportDifference[]>().notNull(),
    /** Rows before and after, for the undo. Null until the import is written. */
    snapshot: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)
