import type { ContentFields } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Published versions of whole items. A version never changes, but can be withdrawn (domain `content-versions.ts`). */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    item: text().$type<ContentKey>().notNull(),
    fields: jsonb().$type<ContentFields>().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment(),
    withdrawn: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    author: text().notNull(),
  },
  (table) => [
    index('content_versions_item').on(table.item, table.startsAt.desc(), table.id.desc()),
    check('content_versions_span', sql`${table.endsAt} is null or ${table.endsAt} > ${table.startsAt}`),
  ],
)

/** Unpublished changes for a preview. Deleted after a day. */
export const contentPreviews = pgTable('content_previews', {
  key: text().primaryKey(),
  /** The item that the changes belong to. Null for a preview of a product. */
  item: text().$type<ContentKey>(),
  fields: jsonb().$type<ContentFields>(),
  /** A product to preview, published or not. */
  productId: uuid(),
  /** Time at which the preview shows the shop. Null for now. */
  shownAt: moment(),
  createdAt: moment().notNull(),
})
