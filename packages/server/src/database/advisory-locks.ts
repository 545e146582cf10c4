import { OWNER_LOCK } from '@little-dunes/embedded-postgres/owner-lock'

/**
 * All PostgreSQL advisory locks with a fixed number. Locks of a customer or cart are hashes of the customer's id
 * (`idempotency/lock-user.ts`, `lock-cart.ts`).
 */
export const ADVISORY_LOCKS = {
  /** Locked by the shop that started the embedded server. */
  owner: OWNER_LOCK,
  /** Only one of several starting processes migrates. */
  migration: 7_241_002,
  /** Only one of several processes fills an empty database. */
  seed: 7_241_003,
  /** Parallel imports would remove each other's products. */
  import: 7_241_004,
  /** Parallel merges of the analytics would wait for each other. */
  analytics: 7_241_005,
  /** Publishing runs in turn, so the second person sees the changes of the first. */
  content: 7_241_006,
  /** Counts messages to the shop in turn. */
  contact: 7_241_007,
  /** Numbers pending tax documents in one process at a time. */
  pendingDocuments: 7_241_008,
  /** Counts questions about products in turn. */
  questions: 7_241_030,
  /** Parallel refreshes of product cards would overwrite each other. */
  cards: 7_241_031,
  /** Parallel runs would start and end sales by data that the other one changes. */
  schedules: 7_241_020,
} as const
