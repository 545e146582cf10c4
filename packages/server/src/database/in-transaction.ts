import { transaction } from '#database/transaction'
import type { Shop } from '#shop'

/** Runs `work` with a shop whose `db` is one transaction. `work` may run again, so it must only change the database. */
export const inTransaction = <Result>(shop: Shop, work: (shop: Shop) => Promise<Result>): Promise<Result> =>
  transaction(shop.db, (db) => work({ ...shop, db }))
