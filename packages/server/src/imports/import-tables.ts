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

/** Files of products that somebody has uploaded, and how far each has come. */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Null once it is forgotten (`forget-imports.ts`). */
    file: bytes(),
    actor: text().notNull(),
    createdAt: moment().notNull(),
    status: text().$type<(typeof IMPORT_STATUSES)[number]>().notNull().default('uploaded'),
    /** While a step is under way its process says so again and again. */
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
    /** Handles of the products that are left out, or rows of them. */
    faulty: text().array().notNull().default([]),
    failure: text(),
    keptChanges: text().array().notNull().default([]),
    /** Null until somebody fetches the pictures that the file names. */
    pictureStatus: text().$type<(typeof PICTURE_STATUSES)[number]>(),
    /** While pictures are fetched their process says so again and again. */
    picturesTouchedAt: moment(),
    picturesKept: integer().notNull().default(0),
    picturesFailedCount: integer().notNull().default(0),
    /** The first of them. */
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

/** What an import changes, or has changed, of each product. */
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
    /** Rows before and after, for the undo; null until it is written. */
    snapshot: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)
