import type pg from 'pg'

/**
 * Everything that a schema consists of, one line per object. Left out: the order of columns, which no statement of the
 * shop depends on, and names of NOT NULL constraints, which only exist from PostgreSQL 18 on.
 */
export async function readCatalogue(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(CATALOGUE.join('\nUNION ALL\n'))
  return rows.map(({ line }) => line).sort()
}

/** Rows of each table as JSON. The secret of a new shop is random, and some rows carry the time of their creation. */
export async function readAllRows(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  )
  const contents: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: unknown }>(
      `SELECT to_jsonb(t) - '{secret,created_at}'::text[] AS row FROM public."${name}" t ORDER BY 1`,
    )
    contents[name] = rows.map(({ row }) => row)
  }
  return contents
}

const OURS = `NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = o.oid AND d.deptype = 'e')`
const PUBLIC = `'public'::regnamespace`

const CATALOGUE = [
  `SELECT format('relation %s %s %s %s %s %s %s', relkind, relname, relpersistence, relrowsecurity, relreplident,
     reloptions, relacl) AS line
   FROM pg_class o WHERE relnamespace = ${PUBLIC} AND ${OURS}`,
  `SELECT format('column %s.%s %s notnull=%s default=%s identity=%s generated=%s collation=%s storage=%s %s', c.relname,
     attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid), attidentity, attgenerated,
     nullif(attcollation, 0)::regcollation, attstorage, concat_ws(' ', attcompression, attoptions, attacl))
   FROM pg_attribute JOIN pg_class c ON c.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
   WHERE c.relnamespace = ${PUBLIC} AND c.relkind IN ('r', 'p', 'v', 'm') AND attnum > 0 AND NOT attisdropped`,
  `SELECT format('constraint %s.%s %s valid=%s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
   FROM pg_constraint o WHERE connamespace = ${PUBLIC} AND contype NOT IN ('n', 't')`,
  `SELECT format('index %s valid=%s clustered=%s %s', pg_get_indexdef(indexrelid), indisvalid, indisclustered,
     (SELECT string_agg(attstattarget::text, ',') FROM pg_attribute WHERE attrelid = indexrelid AND attstattarget > 0))
   FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE c.relnamespace = ${PUBLIC}`,
  `SELECT format('function %s %s', pg_get_functiondef(oid), proacl)
   FROM pg_proc o WHERE pronamespace = ${PUBLIC} AND ${OURS} AND prokind IN ('f', 'p')`,
  `SELECT format('trigger %s enabled=%s', pg_get_triggerdef(o.oid), tgenabled)
   FROM pg_trigger o JOIN pg_class c ON c.oid = tgrelid WHERE c.relnamespace = ${PUBLIC} AND NOT tgisinternal`,
  `SELECT format('sequence %s %s start=%s increment=%s min=%s max=%s cache=%s cycle=%s owned=%s', seqrelid::regclass,
     seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle,
     (SELECT concat_ws(' ', refobjid::regclass, attname, deptype) FROM pg_depend d
      JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
      WHERE d.classid = 'pg_class'::regclass AND d.objid = seqrelid AND deptype IN ('a', 'i')))
   FROM pg_sequence JOIN pg_class c ON c.oid = seqrelid WHERE c.relnamespace = ${PUBLIC}`,
  `SELECT format('type %s %s %s %s', typname, typtype, typacl,
     (SELECT string_agg(enumlabel, ' | ' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = o.oid))
   FROM pg_type o WHERE typnamespace = ${PUBLIC} AND ${OURS}`,
  `SELECT format('extension %s %s %s', extname, extversion, extnamespace::regnamespace) FROM pg_extension`,
  `SELECT format('comment %s %s %s', identity, objsubid, description)
   FROM pg_description o, pg_identify_object(classoid, objoid, objsubid)
   WHERE schema = 'public' AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = o.objoid AND d.deptype = 'e')`,
  `SELECT format('rule %s', pg_get_ruledef(oid)) FROM pg_rewrite
   WHERE ev_class IN (SELECT oid FROM pg_class WHERE relnamespace = ${PUBLIC})`,
  `SELECT format('policy %s %s', polrelid::regclass, polname) FROM pg_policy`,
  `SELECT format('statistics %s', pg_get_statisticsobjdef(oid)) FROM pg_statistic_ext`,
  `SELECT format('publication %s', pubname) FROM pg_publication`,
  `SELECT format('event trigger %s %s', evtname, evtfoid::regproc) FROM pg_event_trigger`,
  `SELECT format('schema %s %s', nspname, nspacl) FROM pg_namespace
   WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'`,
  `SELECT format('default privileges %s %s', defaclobjtype, defaclacl) FROM pg_default_acl`,
  `SELECT format('setting %s', unnest(setconfig)) FROM pg_db_role_setting
   WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())`,
]
