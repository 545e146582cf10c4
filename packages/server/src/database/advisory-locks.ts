import { OWNER_LOCK } from '@little-dunes/embedded-postgres/owner-lock'

/**
 * Every PostgreSQL advisory lock with a fixed number; those of a shopper and of a cart are hashes of the shopper's id
 * (`idempotency/lock-user.ts`, `lock-cart.ts`).
 */
export const ADVISORY_LOCKS = {
  /** Held by the shop that has started the built-in server. */
  owner: OWNER_LOCK,
  /** Of several processes that start at once, one migrates. */
  migration: 7_241_002,
  /** Of several processes that start on an empty database, one fills it. */
  seed: 7_241_003,
  /** Two imports at once would each remove what the other brings. */
  import: 7_241_004,
  /** Two merges of the figures at once would wait for each other. */
  figures: 7_241_005,
  /** Of two people who publish at once, one sees what the other has changed. */
  content: 7_241_006,
  /** Messages to the shop are counted one after the other. */
  contact: 7_241_007,
  /** Held tax documents get their numbers from one process at a time. */
  heldDocuments: 7_241_008,
  /** Questions about products are counted one after the other. */
  questions: 7_241_030,
  /** Two that compute cards at once would each lay theirs over the other's. */
  cards: 7_241_031,
  /** Two that begin and end sales at once would each decide by what the other changes. */
  schedules: 7_241_020,
} as const
