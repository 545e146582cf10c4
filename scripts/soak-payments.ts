// `npm run soak:payments -- --minutes N [--seed S]`: runs the model of payments
// (packages/server/src/orders/payment/payment-model.test.ts) for that time; with `--steps N` for that many steps. Exits
// with 1 after a mismatch, with the seed and the shortest steps that show it.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { exitCode, startTool } from './run-tool.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    steps: { type: 'string' },
    seed: { type: 'string' },
  },
})
const minutes = Number(values.minutes)
const steps = values.steps === undefined ? null : Number(values.steps)
const seed = Number(values.seed ?? randomInt(2 ** 31))
const isUsable = minutes > 0 && Number.isSafeInteger(seed) && (steps === null || steps > 0)
if (!isUsable) {
  console.error('Usage: npm run soak:payments -- --minutes N | --steps N [--seed S]')
  process.exit(2)
}
const howLong =
  steps === null ? { PAYMENT_MODEL_MINUTES: String(minutes) } : { PAYMENT_MODEL_STEPS: String(steps) }
console.log(
  `Running payments for ${steps === null ? `${minutes} minutes` : `${steps} steps`} with seed ${seed}`,
)
const code = await exitCode(
  startTool(
    'vitest',
    ['run', '--project', 'server-api', 'packages/server/src/orders/payment/payment-model.test.ts'],
    {
      env: { ...howLong, PAYMENT_MODEL_SEED: String(seed) },
    },
  ),
)
console.log(
  code === 0
    ? 'No mismatch found.'
    : 'Mismatch found. To reproduce it, run again with --seed and the seed above.',
)
process.exitCode = code
