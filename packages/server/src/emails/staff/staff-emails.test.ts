import { afterEach, beforeEach, expect, test } from 'vitest'
import { emails } from '#emails/email-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'

let shop: EmailShop
let owner: string

beforeEach(async () => {
  shop = await startEmailShop()
  owner = (await aMember(shop.shop, 'owner')).token
})
afterEach(() => shop.close())

const list = async (input: object = {}, token = owner) =>
  requireSuccess(await shop.call('GET /api/staff/emails', input, { token }))

/** A customer who has ordered and asked for a new password. */
async function aWriter() {
  const [customer, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop, { name: 'Fox Tee' })]
  const { token, email } = customer
  requireSuccess(await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }))
  requireSuccess(await shop.call('POST /api/user/forgot-password', { email }))
  return customer
}

test('emails are listed newest first, and filtered by status and part of the address', async () => {
  const [one, other] = [await aWriter(), await aWriter()]
  expect((await list({ q: one.email })).emails).toMatchObject([
    { kind: 'reset_password', to: one.email, state: 'waiting', sentAt: null },
    { kind: 'order_placed', to: one.email, state: 'waiting', attempts: 0 },
  ])
  await shop.sendDue()
  const sent = await list({ state: 'sent' })
  expect(sent.emails.map(({ to }) => to)).toEqual([other.email, other.email, one.email, one.email])
  expect(sent).toMatchObject({ waiting: 0, failed: 0, older: null })
  expect((await list({ state: 'waiting' })).emails).toEqual([])
  expect((await list({ q: '%' })).emails).toEqual([])
  const rest = await list({ older: sent.emails[1]?.id })
  expect(rest.emails.map(({ to }) => to)).toEqual([one.email, one.email])
  expect((await list({ older: 'x' })).emails).toEqual([])
})

test('a failed email shows its reason, is counted and can be retried', async () => {
  await aWriter()
  await shop.db.update(emails).set({ gaveUpAt: shop.clock.now(), lastError: '550 no such user' })
  const failed = await list({ state: 'failed' })
  expect(failed).toMatchObject({ failed: 2, emails: [{ error: '550 no such user' }, {}] })
  const id = failed.emails[0]?.id ?? ''
  requireSuccess(await shop.call('POST /api/staff/problems/retry', { kind: 'email', id }, { token: owner }))
  expect(await list()).toMatchObject({ failed: 1, waiting: 1 })
})

test('staff read the content of an email, except emails with account links', async () => {
  await aWriter()
  const { emails: listed } = await list()
  const read = (kind: string) => {
    const emailId = listed.find((one) => one.kind === kind)?.id ?? 'x'
    return shop.call('GET /api/staff/email', { emailId }, { token: owner })
  }
  const placed = requireSuccess(await read('order_placed'))
  expect(placed.subject).toMatch(/^We've received your order LD-/)
  expect(placed.paragraphs.join('\n')).toContain('1 × Fox Tee')
  expect(JSON.stringify(placed)).not.toContain('key=')
  expect(listed.map(({ kind, isReadable }) => [kind, isReadable])).toEqual([
    ['reset_password', false],
    ['order_placed', true],
  ])
  expect(await read('reset_password')).toMatchObject({ code: 'email_not_found' })
  expect(await read('none')).toMatchObject({ code: 'email_not_found' })
})
