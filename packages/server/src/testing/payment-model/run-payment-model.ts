import { isNotCancelled } from '@little-dunes/domain/orders/order-lifecycle'
import fc from 'fast-check'
import { anySteps } from '#testing/payment-model/any-step'
import { type OrderRecord, readActualState } from '#testing/payment-model/books'
import { DIRECTED_RUNS } from '#testing/payment-model/directed-runs'
import { createExpectedState, type ExpectedState } from '#testing/payment-model/ledger'
import { count, PaymentCommand, type Tally } from '#testing/payment-model/payment-command'
import { type PaymentWorld, startPaymentWorld } from '#testing/payment-model/payment-world'
import { settleEverything } from '#testing/payment-model/settle-everything'

export interface ModelRun {
  databaseUrl: string
  /** Seed of the first run; each random run uses the next one. */
  seed: number
  /** Ends with the run that reaches this many steps or minutes. */
  steps: number
  minutes: number
}

const LONGEST_RUN = 120
/** Milliseconds for shortening a failing run. */
const SHRINK_FOR = 120_000

/** Runs to each known end, then random ones until there are enough. Throws with the seed and the shortest steps. */
export async function runPaymentModel({ databaseUrl, seed, steps, minutes }: ModelRun) {
  const world = await startPaymentWorld(databaseUrl)
  const tally: Tally = { steps: 0, kinds: new Map(), ends: new Map() }
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  try {
    for (const [end, chosen] of Object.entries(DIRECTED_RUNS)) {
      const commands = chosen.map((step) => new PaymentCommand(step, tally))
      const ends = await runOnce(world, tally, commands)
      if (!ends.includes(end)) throw new Error(`The run ended with ${ends.join('; ')}, expected ${end}`)
    }
    for (let run = 0; tally.steps < steps && (minutes === 0 || seconds() < minutes * 60); run++) {
      await runRandomly(world, tally, seed + run)
    }
  } finally {
    await world.close()
  }
  return { ...tally, seconds: seconds() }
}

const describeEnd = ({ order, payment, queued }: OrderRecord) =>
  [
    order.status,
    payment?.status ?? order.paymentMethod,
    order.credit > 0 && order.paymentMethod !== 'credit' && 'with credit',
    payment?.cancellationReason,
    queued.some(({ isEdit }) => isEdit) && 'edited',
    queued.some(({ isEdit }) => !isEdit) && (isNotCancelled(order.status) ? 'partly refunded' : 'refunded'),
    queued.some(({ providerAttempt }) => providerAttempt > 0) && 'again',
  ]
    .filter(Boolean)
    .join(', ')

async function runRandomly(world: PaymentWorld, tally: Tally, seed: number) {
  const commands = fc.commands(anySteps(tally), { maxCommands: LONGEST_RUN, size: 'max' })
  let shrinkUntil = Number.POSITIVE_INFINITY
  const property = fc.asyncProperty(commands, async (chosen) => {
    // Not fast-check's time limit: an interrupted run would continue beside the next one in the same world.
    fc.pre(performance.now() < shrinkUntil)
    try {
      await runOnce(world, tally, chosen)
    } catch (error) {
      shrinkUntil = Math.min(shrinkUntil, performance.now() + SHRINK_FOR)
      throw error
    }
  })
  await fc.assert(property, { seed, numRuns: 1 })
}

type AnySteps = Iterable<fc.AsyncCommand<ExpectedState, PaymentWorld>>

/** Returns the final states of its orders. */
async function runOnce(world: PaymentWorld, tally: Tally, chosen: AnySteps): Promise<string[]> {
  const ledger = await createExpectedState({ ...world.shops[0].shop(), db: world.database.db })
  await world.clearFaults()
  world.putClock(0)
  await fc.asyncModelRun(async () => ({ model: ledger, real: world }), chosen)
  await settleEverything(world, ledger)
  const ends = (await readActualState(world, ledger)).accounts.map(describeEnd)
  for (const end of ends) count(tally.ends, end)
  return ends
}
