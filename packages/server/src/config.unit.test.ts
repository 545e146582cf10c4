import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#config'

const read = (environment: Record<string, string>) => readConfig(environment, path.resolve('/shop'))

test('by default the shop listens locally on port 3000, with its data folder next to it', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: path.resolve('/shop/data'),
    databaseUrl: undefined,
    rateLimits: true,
    serviceWorker: true,
    trustProxy: false,
  })
})

test('one message lists every invalid setting with its value', () => {
  const attempt = () => read({ PORT: '99999', LOG_LEVEL: 'loud', RATE_LIMIT: 'maybe', HOST: '::' })
  expect(attempt).toThrow(/PORT must be a port number.*\(received "99999"\)/)
  expect(attempt).toThrow(/LOG_LEVEL must be one of fatal, .*\(received "loud"\)/)
  expect(attempt).toThrow(/RATE_LIMIT must be "on" or "off"/)
  expect(attempt).not.toThrow(/HOST/)
})

test('the error for an invalid address hides its password', () => {
  const attempt = () => read({ DATABASE_URL: 'mysql://me:secret@host/shop' })
  expect(attempt).toThrow(/DATABASE_URL must be an address like postgres:/)
  expect(attempt).not.toThrow(/secret/)
})

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['TRUST_PORXY', 'TRUST_PROXY'],
  ['Public_Url', 'PUBLIC_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
])('the misspelled setting %s is reported with a suggestion', (input, meant) => {
  const attempt = () => read({ [input]: 'secret', PORT: 'http' })
  expect(attempt).toThrow(`${input} is not a setting. Did you mean ${meant}?`)
  expect(attempt).toThrow(/PORT must be a port number/)
  expect(attempt).not.toThrow(/secret/)
})

test('ignores variables of other programs, and near misses of a setting that is set', () => {
  const others = { POST: '1', HOME: '/root', SHOP_URL: 'x', NODE_PATH: '/x', DATA_DIRS: '/x', HOSTNAME: 'x' }
  expect(
    read({ ...others, DATA_DIR: '/data', PUBLIC_URI: 'x', PUBLIC_URL: 'https://shop.example' }),
  ).toMatchObject({
    publicUrl: 'https://shop.example',
  })
})

test.each(['', ' ', '3000.5', '-1', '0x10', '3000 '])('refuses PORT=%j unless it is blank', (PORT) => {
  if (PORT.trim()) expect(() => read({ PORT })).toThrow(/PORT/)
  else expect(read({ PORT }).port).toBe(3000)
})

test.each([
  ['off', false],
  ['on', true],
  ['2', 2],
  ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
])('reads TRUST_PROXY=%s as %j', (input, expected) => {
  expect(read({ TRUST_PROXY: input }).trustProxy).toBe(expected)
})

test.each(['yes', 'abc', '10.0.0', '10.0.0.0/33', '10.0.0.0/0', '::1/129', '10.0.0.1 10.0.0.2', '-1'])(
  'refuses TRUST_PROXY=%s',
  (TRUST_PROXY) => {
    expect(() => read({ TRUST_PROXY })).toThrow(`or their addresses (received "${TRUST_PROXY}")`)
  },
)

test('resolves DATA_DIR from the shop folder, and removes the trailing slash of PUBLIC_URL', () => {
  const config = read({ DATA_DIR: '../elsewhere', PUBLIC_URL: 'https://shop.example/' })
  expect(config.dataFolder).toBe(path.resolve('/elsewhere'))
  expect(config.publicUrl).toBe('https://shop.example')
})

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }

test.each([
  [{}, 'test'],
  [{ NODE_ENV: 'development' }, 'test'],
  [{ NODE_ENV: 'production' }, 'off'],
  [{ NODE_ENV: 'production', PAYMENTS: 'test' }, 'test'],
  [{ PUBLIC_URL: 'https://shop.example' }, 'off'],
  [{ PUBLIC_URL: 'http://192.168.1.20:3000' }, 'off'],
  [{ PUBLIC_URL: 'https://shop.example', PAYMENTS: 'test' }, 'test'],
  [{ ...KEYS, PUBLIC_URL: 'https://shop.example' }, 'stripe'],
  [{ PUBLIC_URL: 'http://localhost:3000' }, 'test'],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, 'test'],
  [{ ...KEYS, NODE_ENV: 'production' }, 'stripe'],
  [{ ...KEYS, PAYMENTS: 'off' }, 'off'],
  [{ ...KEYS, PAYMENTS: 'test' }, 'test'],
])('with %j card payments use: %s (D-50)', (environment, kind) => {
  expect(read(environment as Record<string, string>).payments).toMatchObject({ kind })
})

test('Stripe keys must be set together, and allow another API address', () => {
  expect(read({ ...KEYS, STRIPE_API_URL: 'http://127.0.0.1:12111/' }).payments).toEqual({
    kind: 'stripe',
    keys,
    apiUrl: 'http://127.0.0.1:12111',
  })
  const { STRIPE_WEBHOOK_SECRET: _, ...two } = KEYS
  expect(() => read(two)).toThrow(/Set all or none of STRIPE_SECRET_KEY/)
  expect(() => read({ PAYMENTS: 'stripe' })).toThrow(/PAYMENTS=stripe needs STRIPE_SECRET_KEY/)
})

test('the error for an invalid key hides its value', () => {
  const attempt = () => read({ ...KEYS, STRIPE_WEBHOOK_SECRET: 'sk_live_secret' })
  expect(attempt).toThrow(/STRIPE_WEBHOOK_SECRET must start with whsec_/)
  expect(attempt).not.toThrow(/sk_live_secret/)
})

test('only tests can crash the shop during a payment', () => {
  expect(read({ CRASH_AT: 'payment started' }).crashAt).toBeUndefined()
  expect(read({ CRASH_AT: 'payment started', NODE_ENV: 'test' }).crashAt).toBe('payment started')
  expect(() => read({ CRASH_AT: 'somewhere' })).toThrow(/CRASH_AT must be a failpoint of a card payment/)
})

test.each([
  [{}, 'files'],
  [{ PUBLIC_URL: 'http://localhost:3000' }, 'files'],
  [{ NODE_ENV: 'production' }, 'off'],
  [{ PUBLIC_URL: 'https://shop.example' }, 'off'],
  [{ NODE_ENV: 'development', PUBLIC_URL: 'https://shop.example' }, 'off'],
  [{ PUBLIC_URL: 'https://shop.example', PHONE_CODES: 'files' }, 'files'],
])('with %j phone codes use: %s', (environment, phoneCodes) => {
  expect(read(environment as Record<string, string>)).toMatchObject({ phoneCodes })
})

test('webhooks may reach this machine only in local development', () => {
  expect(read({}).webhookAddresses).toBe('local')
  expect(read({ NODE_ENV: 'production' }).webhookAddresses).toBe('public')
  expect(read({ PUBLIC_URL: 'https://shop.example' }).webhookAddresses).toBe('public')
  expect(read({ NODE_ENV: 'production', WEBHOOK_ADDRESSES: 'private' }).webhookAddresses).toBe('private')
  expect(() => read({ WEBHOOK_ADDRESSES: 'all' })).toThrow(/WEBHOOK_ADDRESSES must be "public" or "private"/)
})
