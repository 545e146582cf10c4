import { expect, test } from 'vitest'
import { readyBlock } from '#startup/ready-block'

const origin = 'http://localhost:3000'
const LINK = `${origin}/backoffice/welcome#token`
const NEW_SHOP = {
  version: '1.2.0',
  address: origin,
  origin,
  ownerLink: LINK,
  hasTestCards: true,
  database: null,
}

test('a new shop shows all addresses, the one-time link and the test cards, aligned', () => {
  expect(readyBlock(NEW_SHOP)).toBe(`
Little Dunes 1.2.0 is ready

  Shop         http://localhost:3000
  Arabic shop  http://localhost:3000/ar
  Back office  http://localhost:3000/backoffice/welcome#token  (set up the owner, works once)
  API docs     http://localhost:3000/api/docs
  Test cards   4242 4242 4242 4242 always succeeds, no real money is charged; more in packages/stripe-sandbox/README.md
`)
})

test('a shop with an owner shows the address of the back office', () => {
  const block = readyBlock({ ...NEW_SHOP, ownerLink: null })
  expect(block).toContain('  Back office  http://localhost:3000/backoffice\n')
  expect(block).not.toContain('once')
})

test('test cards are shown only with the local test provider', () => {
  expect(readyBlock({ ...NEW_SHOP, hasTestCards: false })).not.toMatch(/4242|Test cards/)
})

test('a database outside the data folder is shown', () => {
  expect(readyBlock({ ...NEW_SHOP, database: '/var/db' })).toContain('  Database     /var/db\n')
})
