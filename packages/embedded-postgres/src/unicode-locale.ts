import type pg from 'pg'

/**
 * Locales whose LC_CTYPE covers the letters of all scripts: trigrams and text search ignore other characters. Sorting
 * uses PostgreSQL's builtin C.UTF-8 on every machine. `C` is the last resort, with ASCII only.
 */
export const unicodeLocales =
  process.platform === 'win32'
    ? ['en-US', 'English_United States', 'C']
    : ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'C']

/**
 * Switches the databases of an earlier version from LC_CTYPE=C to the first of these locales that the machine has. With
 * the builtin provider only stored trigrams and text search vectors depend on LC_CTYPE (docs/decisions/014). One
 * statement changes all databases, so an interruption changes all or none.
 */
export async function adoptUnicodeLocale(
  admin: pg.Client,
  connectTo: (database: string) => Promise<pg.Client | undefined>,
  locales: string[],
): Promise<string | undefined> {
  const { rows } = await admin.query<{ name: string; open: boolean }>(
    `SELECT datname AS name, datallowconn AS open FROM pg_database WHERE datlocprovider = 'b' AND datctype = 'C'`,
  )
  const locale = rows.length > 0 ? await firstUsable(admin, locales) : 'C'
  if (locale === 'C') return undefined
  for (const { name } of rows.filter(({ open }) => open)) {
    if (await dependsOnLetters(await connectTo(name))) return undefined
  }
  await admin.query(`UPDATE pg_database SET datctype = $1 WHERE datlocprovider = 'b' AND datctype = 'C'`, [
    locale,
  ])
  return locale
}

/** PostgreSQL refuses connections to a database whose locale the machine does not have. */
async function firstUsable(admin: pg.Client, locales: string[]): Promise<string> {
  for (const locale of locales) {
    await admin.query('BEGIN')
    const name = admin.escapeLiteral(locale)
    const probe = `CREATE COLLATION pg_temp.probe (provider = libc, lc_collate = 'C', lc_ctype = ${name})`
    const usable = await admin.query(probe).then(
      () => true,
      () => false,
    )
    await admin.query('ROLLBACK')
    if (usable) return locale
  }
  return 'C'
}

/** Stored trigrams and text search vectors would no longer match new searches. */
async function dependsOnLetters(client: pg.Client | undefined): Promise<boolean> {
  const result = await client
    ?.query(
      `SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'
       UNION ALL
       SELECT 1 FROM pg_attribute WHERE atttypid = 'tsvector'::regtype AND attrelid >= 16384`,
    )
    .finally(() => client.end())
  return result?.rowCount !== 0
}
