import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callTestControl, sdkFor } from '#testing/a-sandbox'
import { publishableKey, secretKey, webhookSecret } from '#testing/keys'

let folder: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const stateFile = () => path.join(folder, 'state.jsonl')

async function startProcess() {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', 'main.ts')], {
    env: {
      SECRET_KEY: secretKey,
      PUBLISHABLE_KEY: publishableKey,
      WEBHOOK_SECRET: webhookSecret,
      STATE_FILE: stateFile(),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = await once(child.stdout, 'data')
  const url = String(said).match(/^Stripe sandbox is listening at (http:\S+)\n$/)?.[1] ?? ''
  return { child, url, stripe: sdkFor(url) }
}

test('the state survives kill -9, at the same address', async () => {
  const first = await startProcess()
  const paid = await first.stripe.paymentIntents.create(
    { amount: 5000, currency: 'aed', confirm: true, payment_method: 'pm_card_visa' },
    { idempotencyKey: 'start-1' },
  )
  const slow = await first.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'aed',
    confirm: true,
    payment_method: 'pm_card_slow',
  })
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  appendFileSync(stateFile(), '[["payment_intents","pi_half",{"id":"pi_ha')
  const { url, stripe } = await startProcess()
  expect(url).toBe(first.url)
  expect((await stripe.paymentIntents.retrieve(paid.id)).status).toBe('succeeded')
  const repeated = await stripe.paymentIntents.create(
    { amount: 5000, currency: 'aed', confirm: true, payment_method: 'pm_card_visa' },
    { idempotencyKey: 'start-1' },
  )
  expect(repeated.id).toBe(paid.id)
  await callTestControl(url, 'clock', { advance_ms: 10_000 })
  expect((await stripe.paymentIntents.retrieve(slow.id)).status).toBe('succeeded')
  expect((await stripe.charges.list()).data).toHaveLength(2)
})

test('the process ends with its parent and on a signal', async () => {
  const { child } = await startProcess()
  child.stdin?.end()
  expect(await once(child, 'exit')).toEqual([0, null])
  const second = await startProcess()
  second.child.kill('SIGTERM')
  expect(await once(second.child, 'exit')).toEqual([0, null])
})

test('the process uses another port when its previous one is taken', async () => {
  const first = await startProcess()
  const other = await startProcess()
  expect(other.url).not.toBe(first.url)
  expect((await other.stripe.balance.retrieve()).object).toBe('balance')
})
