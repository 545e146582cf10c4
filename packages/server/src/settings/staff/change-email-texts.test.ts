import type { InputOf } from '@little-dunes/domain/contract/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'

let shop: EmailShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startEmailShop()
  owner = await aMember(shop.shop, 'owner')
})
afterAll(() => shop.close())

type Input = InputOf<'POST /api/staff/email-texts'>
const change = (changes: Input['changes'], overrides: Partial<Input> = {}) =>
  shop.call(
    'POST /api/staff/email-texts',
    { kind: 'order_placed', language: 'en', changes, ...overrides },
    { token: owner.token },
  )
const see = async () =>
  requireSuccess(await shop.call('GET /api/staff/email-texts', {}, { token: owner.token })).texts

async function getOrderEmail(language = 'en') {
  const [customer, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const headers = { token: customer.token, 'accept-language': language }
  const payload = anOrder([aLine(tee)], 125)
  await shop.request({ method: 'POST', url: '/api/order/place', headers, payload })
  await shop.sendDue()
  return shop.smtp.inbox.at(-1)
}

test('custom text appears in the next email of its kind and language, and the rest is unchanged', async () => {
  const before = await getOrderEmail()
  expect(before?.subject).toMatch(/^We've received your order LD-/)
  requireSuccess(
    await change({
      subject: { from: '', to: ' {number}: shukran! ' },
      opening: { from: '', to: 'Your parcel of {total} is being packed by Huda <b>.' },
      closing: { from: '', to: 'See you soon.' },
    }),
  )
  const email = await getOrderEmail()
  expect(email?.subject).toMatch(/^LD-\d+: shukran!$/)
  expect(email?.text).toContain('Your parcel of AED 125.00 is being packed by Huda <b>.')
  expect(email?.html).toContain('packed by Huda &lt;b&gt;.')
  expect(email?.text).not.toContain('start packing it soon')
  expect(email?.text).toContain('Please have AED 125.00 ready')
  expect(email?.text?.trimEnd()).toMatch(/See you soon\.$/)
  expect((await getOrderEmail('ar'))?.subject).toContain('استلمنا طلبكم')
  expect(await see()).toEqual([
    {
      kind: 'order_placed',
      language: 'en',
      words: {
        subject: '{number}: shukran!',
        opening: 'Your parcel of {total} is being packed by Huda <b>.',
        closing: 'See you soon.',
      },
    },
  ])
})

test('empty text restores the default, and the activity log has each change', async () => {
  const closing = { from: '', to: 'Bye' }
  requireSuccess(await change({ closing }, { kind: 'order_delivered', language: 'ar' }))
  requireSuccess(
    await change({ closing: { from: 'Bye', to: ' ' } }, { kind: 'order_delivered', language: 'ar' }),
  )
  const auditLog = await shop.db
    .select({ actor: staffChanges.actor, changes: staffChanges.changes })
    .from(staffChanges)
    .where(eq(staffChanges.subjectId, 'order_delivered ar'))
  expect(auditLog).toEqual([
    { actor: owner.email, changes: { closing: ['', 'Bye'] } },
    { actor: owner.email, changes: { closing: ['Bye', ''] } },
  ])
})

test('changes of different texts both apply, and a conflicting change gets the current text', async () => {
  const which = { kind: 'order_shipped' } as const
  const answers = await Promise.all([
    change({ subject: { from: '', to: 'On its way' } }, which),
    change({ closing: { from: '', to: 'Bye' } }, which),
  ])
  for (const answer of answers) requireSuccess(answer)
  expect(await change({ subject: { from: '', to: 'It left' } }, which)).toMatchObject({
    code: 'field_changed',
    conflicts: { subject: 'On its way' },
  })
  expect((await see()).find(({ kind }) => kind === 'order_shipped')?.words).toEqual({
    subject: 'On its way',
    opening: '',
    closing: 'Bye',
  })
})

test('an unknown placeholder in an email is refused by field, and nothing is stored', async () => {
  const before = await see()
  expect(
    await change({ opening: { from: '', to: '{trackingNumber}' } }, { kind: 'reset_password' }),
  ).toMatchObject({
    code: 'invalid_form',
    fields: { opening: 'placeholder' },
  })
  expect(await see()).toEqual(before)
})
