import os from 'node:os'
import { startNode, untilEnded } from '../processes.ts'
import { onBulkConnection } from './bulk-connection.ts'
import { withoutIndexes } from './without-indexes.ts'

/** Computes the cards of this many products with one process per core; the triggers of the cards count them. */
export async function fillCards(url: string, products: number): Promise<void> {
  const workers = os.availableParallelism()
  const end = (worker: number) => Math.floor((products * worker) / workers)
  const compute = (_: unknown, worker: number) =>
    startNode(['tools/benchmarks/scale/compute-cards.ts', String(end(worker) + 1), String(end(worker + 1))], {
      DATABASE_URL: url,
    })
  await onBulkConnection(url, (connection) =>
    withoutIndexes(connection, ['product_cards'], async () => {
      await Promise.all(Array.from({ length: workers }, compute).map(untilEnded))
    }),
  )
}
