// `compute-cards.ts FIRST LAST`: computes the cards of these products in the database of DATABASE_URL.
import { addCards } from '@little-dunes/server/catalogue/cards/refresh-cards'
import { openDatabase } from '@little-dunes/server/database/database'
import { productId } from './product-id.ts'

const BATCH = 1_000

const [first = 1, last = 0] = process.argv.slice(2).map(Number)
const { db, close } = openDatabase(process.env.DATABASE_URL ?? '')
for (let from = first; from <= last; from += BATCH) {
  const many = Math.min(BATCH, last - from + 1)
  await addCards(
    db,
    Array.from({ length: many }, (_, n) => productId(from + n)),
  )
}
await close()
