import { MINUTE } from '@little-dunes/domain/durations'
import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/fresh-database'
import { DIRECTED_RUNS } from '#testing/payment-model/directed-runs'
import { runPaymentModel } from '#testing/payment-model/run-payment-model'

/** Same steps in each run. `npm run soak:payments` draws other steps, runs longer, and prints the seed of a failure. */
const MINUTES = Number(process.env.PAYMENT_MODEL_MINUTES ?? 0)
const SEED = Number(process.env.PAYMENT_MODEL_SEED ?? 1)
const STEPS = Number(process.env.PAYMENT_MODEL_STEPS ?? 1_000)

const formatCounts = (counts: Map<string, number>) =>
  [...counts].map(([what, times]) => `${times} ${what}`).join(' · ')

const timeout = 300_000 + MINUTES * MINUTE + STEPS * 900

test('any sequence of payment actions, faults and crashes keeps money and credit consistent (D-41 to D-46, D-48)', {
  timeout,
}, async () => {
  const database = await freshDatabase()
  const run = { databaseUrl: database.url, seed: SEED, steps: MINUTES > 0 ? Number.POSITIVE_INFINITY : STEPS }
  const { steps, seconds, kinds, ends } = await runPaymentModel({ ...run, minutes: MINUTES })
  process.stdout.write(
    `${steps} steps in ${seconds} s, seed ${SEED}\n${formatCounts(kinds)}\n${formatCounts(ends)}\n`,
  )
  expect([...ends.keys()]).toEqual(expect.arrayContaining(Object.keys(DIRECTED_RUNS)))
  expect(steps).toBeGreaterThanOrEqual(MINUTES > 0 ? 1 : STEPS)
  await database.close()
})
