import { DAY, MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountLinks, users } from '#accounts/account-tables'
import { ACCOUNT_EMAILS } from '#accounts/email/account-emails'
import { emails } from '#emails/email-tables'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'

const PASSWORD = 'sandcastle at noon'
const NEW = 'camels in the fog'

let shop: EmailShop
beforeAll(async () => {
  shop = await startEmailShop()
})
afterAll(() => shop.close())

let people = 0
async function aPerson() {
  people += 1
  const email = `own-${people}@example.com`
  const form = { name: 'Fatima', email, phone: `+97150444${1000 + people}`, password: PASSWORD }
  const { token } = requireSuccess(await shop.call('POST /api/user/register', form))
  await shop.db.update(users).set({ emailConfirmedAt: shop.clock.now() }).where(eq(users.email, email))
  return { email, token, other: `stranger-${people}@example.com` }
}
type Person = Awaited<ReturnType<typeof aPerson>>

const ask = async ({ token, other }: Person, email = other) =>
  requireSuccess(await shop.call('POST /api/user/email', { email, password: PASSWORD }, { token }))
const open = (token: string) => shop.call('POST /api/user/confirm-email', { token })
const keep = (token: string) => shop.call('POST /api/user/email/keep', { token })
const changeLink = (email: string) => shop.tokenFor(email, '/confirm-email')
const keepLink = (email: string) => shop.tokenFor(email, '/keep-email')
const subjectsTo = (address: string) =>
  shop.smtp.inbox.filter(({ to }) => [to].flat()[0]?.text === address).map(({ subject }) => subject)

const isUnmoved = async ({ email }: Person) =>
  (await shop.db.select().from(users).where(eq(users.email, email))).length === 1

const loadLinks = async ({ email }: Person) => {
  const [user] = await shop.db.select().from(users).where(eq(users.email, email))
  return shop.db
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.userId, user?.id ?? ''))
}

async function resetPassword({ email }: Person) {
  await shop.call('POST /api/user/forgot-password', { email })
  await shop.sendDue()
  const token = shop.tokenFor(email, '/reset-password')
  return requireSuccess(await shop.call('POST /api/user/reset-password', { token, password: NEW }))
}

const ENDS: [string, (person: Person) => Promise<unknown>][] = [
  [
    'a changed password',
    async ({ token }) =>
      requireSuccess(
        await shop.call('POST /api/user/password', { current: PASSWORD, password: NEW }, { token }),
      ),
  ],
  ['a reset password', resetPassword],
  [
    'signing out everywhere',
    async ({ token }) => requireSuccess(await shop.call('POST /api/user/sessions/end', {}, { token })),
  ],
  [
    'being signed out by the team',
    async ({ email }) => {
      const { token } = await aMember(shop.shop, 'owner')
      const [user] = await shop.db.select().from(users).where(eq(users.email, email))
      const customerId = user?.id ?? ''
      requireSuccess(await shop.call('POST /api/staff/customer/sign-out', { customerId }, { token }))
    },
  ],
]

test.each(ENDS)('%s invalidates every link sent before', async (_, end) => {
  const person = await aPerson()
  await ask(person)
  await shop.call('POST /api/user/forgot-password', { email: person.email })
  await shop.sendDue()
  shop.clock.moveBy(10 * MINUTE)
  const [moving, keeping] = [changeLink(person.other), keepLink(person.email)]
  const resetting = shop.tokenFor(person.email, '/reset-password')
  expect(await loadLinks(person)).not.toEqual([])
  await end(person)
  expect(await loadLinks(person)).toEqual([])
  expect(await open(moving)).toMatchObject({ code: 'link_ended' })
  expect(await keep(keeping)).toMatchObject({ code: 'link_ended' })
  expect(
    await shop.call('POST /api/user/reset-password', { token: resetting, password: 'yet another one' }),
  ).toMatchObject({ code: 'link_ended' })
  expect(await isUnmoved(person)).toBe(true)
})

test.each(ENDS)('%s stops every unsent email with a link', async (_, end) => {
  const person = await aPerson()
  await shop.sendDue()
  // The mail server refused this email, and the staff could send it again.
  await ask(person)
  await shop.db.update(emails).set({ gaveUpAt: shop.clock.now() }).where(eq(emails.to, person.other))
  // A reset queues another email, which is sent before these are due.
  const tomorrow = new Date(shop.clock.now().getTime() + DAY)
  await shop.db.update(emails).set({ nextAt: tomorrow }).where(eq(emails.kind, 'change_email'))
  await end(person)
  shop.clock.moveBy(2 * DAY)
  await shop.db.update(emails).set({ gaveUpAt: null })
  await shop.sendDue()
  expect(subjectsTo(person.other)).toEqual([])
  expect(await isUnmoved(person)).toBe(true)
})

test.each(ENDS)('an unconfirmed address gets a new link after %s', async (name, end) => {
  const person = await aPerson()
  await shop.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.email, person.email))
  await shop.sendDue()
  const before = changeLink(person.email)
  await end(person)
  await shop.sendDue()
  expect(await open(before)).toMatchObject({ code: 'link_ended' })
  const now = changeLink(person.email)
  // A reset proves access to the mailbox.
  if (name === 'a reset password') expect(now).toBe(before)
  else expect(await open(now)).toMatchObject({ success: true })
})

test('an email whose link is revoked during sending contains no valid link', async () => {
  const person = await aPerson()
  await shop.sendDue()
  await ask(person)
  const [claimed] = await shop.db.select().from(emails).where(eq(emails.to, person.other))
  if (!claimed) throw new Error('No email was queued')
  requireSuccess(await shop.call('POST /api/user/sessions/end', {}, { token: person.token }))
  expect(await ACCOUNT_EMAILS.change_email(shop.shop, claimed)).toBeNull()
  expect(await loadLinks(person)).toEqual([])
})

test('the current address gets a notice of a requested change at once, and its link stops the change', async () => {
  const person = await aPerson()
  await ask(person)
  await shop.sendDue()
  expect(subjectsTo(person.email)).toContain('Your email address is about to change')
  const moving = changeLink(person.other)
  expect(await keep('made up')).toMatchObject({ code: 'link_ended' })
  expect(await keep(moving)).toMatchObject({ code: 'link_ended' })
  expect(await keep(keepLink(person.email))).toMatchObject({
    message: expect.stringContaining('stays the same'),
  })
  expect(await keep(keepLink(person.email))).toMatchObject({ success: true })
  expect(await open(moving)).toMatchObject({ code: 'link_ended' })
  expect(await isUnmoved(person)).toBe(true)
})

test('the link to stop a change works for seven days, until the address has changed', async () => {
  const [late, changed] = [await aPerson(), await aPerson()]
  await ask(late)
  await ask(changed)
  await shop.sendDue()
  requireSuccess(await open(changeLink(changed.other)))
  expect(await keep(keepLink(changed.email))).toMatchObject({ code: 'link_ended' })
  expect(await isUnmoved(changed)).toBe(false)
  shop.clock.moveBy(7 * DAY)
  expect(await keep(keepLink(late.email))).toMatchObject({ code: 'link_ended' })
  expect(await open(changeLink(late.other))).toMatchObject({ code: 'link_ended' })
})

test('a second request replaces the first', async () => {
  const person = await aPerson()
  await ask(person)
  await shop.sendDue()
  const first = changeLink(person.other)
  await ask(person, `second-${person.other}`)
  await shop.sendDue()
  expect(await open(first)).toMatchObject({ code: 'link_ended' })
  requireSuccess(await open(changeLink(`second-${person.other}`)))
})
