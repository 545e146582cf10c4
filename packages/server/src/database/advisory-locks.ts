/**
 * Every PostgreSQL advisory lock of the shop with a fixed number. 7_241_001 belongs to the launcher of the built-in
 * server; the lock of a shopper is a hash of its id (`lock-shopper.ts`).
 */
export const ADVISORY_LOCKS = {
  /** Of several processes that start at once, one migrates. */
  migration: 7_241_002,
  /** Of several processes that start on an empty database, one fills it. */
  seed: 7_241_003,
  /** Two imports at once would each remove what the other brings. */
  import: 7_241_004,
} as const
