import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MINUTE } from '@little-dunes/domain/durations'
import { expect, test } from 'vitest'
import { startTestPayments } from '#payments/test/test-payments'
import { isStartError } from '#startup/start-error'

test('two processes that start at once on one data folder share one test provider', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'test-payments-'))
  const settings = { dataFolder, host: '127.0.0.1', shopPort: 9, port: undefined, url: undefined }
  const both = await Promise.all([1, 2].map(() => startTestPayments({ ...settings, log: () => undefined })))
  try {
    const [one, other] = both.map(({ provider }) => provider)
    const request = {
      way: 'embedded',
      reference: 'an-order',
      amount: 125_00,
      email: 'mariam@example.com',
      description: 'An order',
      returnUrls: { paid: 'http://shop.example/paid', abandoned: 'http://shop.example/given-up' },
      expiresAt: new Date(Date.now() + 33 * MINUTE),
    } as const
    const started = await one?.start(request, 'a key')
    expect(started && (await other?.lookUp(started))).toMatchObject({ reference: 'an-order', status: 'open' })
  } finally {
    await Promise.all(both.map(({ close }) => close()))
    await rm(dataFolder, { recursive: true })
  }
})

test('a port in use is reported in one line', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'test-payments-'))
  const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const settings = { dataFolder, host: '127.0.0.1', shopPort: 9, port, url: undefined }
  try {
    const error = await startTestPayments({ ...settings, log: () => undefined }).catch((one: Error) => one)
    expect(isStartError(error)).toBe(true)
    expect(String(error)).toContain(`Port ${port} cannot be opened`)
  } finally {
    other.close()
    await rm(dataFolder, { recursive: true })
  }
})
