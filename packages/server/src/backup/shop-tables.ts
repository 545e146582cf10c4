import type pg from 'pg'
import { z } from 'zod'

export const shopTable = z.object({
  name: z.string(),
  /** Generated columns are left out: the database computes them again. */
  columns: z.array(z.string()).min(1),
})
export type ShopTable = z.infer<typeof shopTable>

export const shopSequence = z.object({
  name: z.string(),
  /** Decimal digits of a bigint. Null for an unused sequence. */
  last: z.string().regex(/^\d+$/).nullable(),
})
export type ShopSequence = z.infer<typeof shopSequence>

/** The tables of the schema `public` in alphabetical order. */
export async function readTables(client: pg.Client): Promise<ShopTable[]> {
  const { rows } = await client.query<ShopTable>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname COLLATE "C"`,
  )
  return rows
}

export async function readSequences(client: pg.Client): Promise<ShopSequence[]> {
  const { rows } = await client.query<ShopSequence>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = 'public' ORDER BY sequencename COLLATE "C"`,
  )
  return rows
}

/**
 * Reads all rows in an order that does not depend on server settings: by primary key with text compared by bytes, or by
 * the whole row for tables without a key.
 */
export async function copyOutStatement(client: pg.Client, { name, columns }: ShopTable): Promise<string> {
  const { rows } = await client.query<{ column: string; isText: boolean }>(
    `SELECT a.attname AS column, a.attcollation <> 0 AS "isText"
     FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY AS key (number, place)
     JOIN pg_attribute a ON a.attnum = key.number
     WHERE i.indrelid = $1::regclass AND i.indisprimary AND a.attrelid = i.indrelid ORDER BY key.place`,
    [`public.${client.escapeIdentifier(name)}`],
  )
  const key = rows.map(
    ({ column, isText }) => client.escapeIdentifier(column) + (isText ? ' COLLATE "C"' : ''),
  )
  const order = key.length > 0 ? key.join(', ') : 't::text COLLATE "C"'
  return `COPY (SELECT ${columnList(client, columns)} FROM ${tableName(client, name)} t ORDER BY ${order}) TO STDOUT`
}

export const copyInStatement = (client: pg.Client, { name, columns }: ShopTable): string =>
  `COPY ${tableName(client, name)} (${columnList(client, columns)}) FROM STDIN`

export const tableName = (client: pg.Client, name: string): string =>
  `public.${client.escapeIdentifier(name)}`

const columnList = (client: pg.Client, columns: readonly string[]): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ')
