import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#accounts/account-tables'
import { userPasskeys } from '#accounts/passkeys/passkey-tables'
import { knownDevices } from '#accounts/sign-in/attempt-tables'
import { emails } from '#emails/email-tables'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, SHOP_ADDRESS, startEmailShop } from '#testing/email-shop'
import { aPasskey } from '#testing/sign-in/a-passkey'
import { beside } from '#testing/sign-in/beside'

const OLD = 'sandcastle at noon'
const NEW = 'camels in the fog'

let shop: EmailShop
beforeAll(async () => {
  shop = await startEmailShop()
})
afterAll(() => shop.close())

let people = 0
async function aPerson() {
  people += 1
  const form = { name: 'Fatima', email: `old-${people}@example.com`, phone: `+97150555${1000 + people}` }
  const { token } = requireSuccess(await shop.call('POST /api/user/register', { ...form, password: OLD }))
  const [row] = await shop.db.select().from(users).where(eq(users.email, form.email))
  return { ...form, token, id: row?.id ?? '' }
}
type Person = Awaited<ReturnType<typeof aPerson>>

const login = ({ email }: Person) => shop.call('POST /api/user/login', { email, password: OLD })
const change = ({ token }: Person, password = NEW) =>
  shop.call('POST /api/user/password', { current: OLD, password }, { token })

async function resetter({ email }: Person) {
  await shop.call('POST /api/user/forgot-password', { email })
  await shop.sendDue()
  const token = shop.tokenFor(email, '/reset-password')
  return () => shop.call('POST /api/user/reset-password', { token, password: NEW })
}

const openSessions = async (token: string) =>
  requireSuccess(await shop.call('POST /api/user/sessions', {}, { token })).sessions

async function beginPasskey(person: Person) {
  const device = aPasskey(SHOP_ADDRESS)
  const { options } = requireSuccess(
    await shop.call('POST /api/user/passkeys/begin', { password: OLD }, { token: person.token }),
  )
  return { device, add: () => addKey(person, device.register(options.challenge)) }
}
const addKey = ({ token }: Person, answer: ReturnType<ReturnType<typeof aPasskey>['register']>) =>
  shop.call('POST /api/user/passkeys/add', { name: 'Phone', answer }, { token })

test('a sign-in with the old password during a password change opens no session', async () => {
  const person = await aPerson()
  const [changed, signedIn] = await beside(
    shop,
    emails,
    () => change(person),
    () => login(person),
  )
  expect([changed, signedIn]).toMatchObject([{ success: true }, { code: 'wrong_credentials' }])
  expect(await openSessions(person.token)).toMatchObject([{ current: true }])
})

test('a sign-in with the old password during a reset opens no session', async () => {
  const person = await aPerson()
  const [reset, signedIn] = await beside(shop, emails, await resetter(person), () => login(person))
  expect(signedIn).toMatchObject({ code: 'wrong_credentials' })
  expect(await openSessions(requireSuccess(reset).token)).toMatchObject([{ current: true }])
})

test('a sign-in with a passkey during a reset opens no session', async () => {
  const person = await aPerson()
  const { device, add } = await beginPasskey(person)
  requireSuccess(await add())
  const { options } = requireSuccess(await shop.call('POST /api/user/passkey-login/begin', {}))
  const answer = device.answer(options.challenge, person.id)
  const signIn = () => shop.call('POST /api/user/passkey-login', { answer })
  const [, reset] = await beside(shop, knownDevices, signIn, await resetter(person))
  expect(await openSessions(requireSuccess(reset).token)).toMatchObject([{ current: true }])
})

test('a password change ends a session that opened during the change', async () => {
  const person = await aPerson()
  const [signedIn] = await beside(
    shop,
    knownDevices,
    () => login(person),
    () => change(person),
  )
  expect(signedIn).toMatchObject({ success: true })
  expect(await openSessions(person.token)).toMatchObject([{ current: true }])
})

test.each<[string, (person: Person) => Promise<{ success: boolean }>]>([
  [
    'another phone',
    ({ name, token }) =>
      shop.call('POST /api/user/details', { name, phone: '+971505559999', password: OLD }, { token }),
  ],
  [
    'another e-mail',
    ({ token }) =>
      shop.call('POST /api/user/email', { email: 'other@example.com', password: OLD }, { token }),
  ],
  ['a passkey', ({ token }) => shop.call('POST /api/user/passkeys/begin', { password: OLD }, { token })],
  ['another password', (person) => change(person, 'another good one')],
  ['the end of the account', ({ token }) => shop.call('POST /api/user/delete', { password: OLD }, { token })],
])('the old password does not allow %s during a password change', async (_, ask) => {
  const person = await aPerson()
  const before = await shop.db.select().from(emails)
  const [changed, answer] = await beside(
    shop,
    emails,
    () => change(person),
    () => ask(person),
  )
  expect([changed, answer]).toMatchObject([{ success: true }, { code: 'wrong_password' }])
  const [row] = await shop.db.select().from(users).where(eq(users.id, person.id))
  expect(row).toMatchObject({ email: person.email, phone: person.phone, erasedAt: null })
  expect(await shop.call('POST /api/user/login', { email: person.email, password: NEW })).toMatchObject({
    success: true,
  })
  const kinds = (await shop.db.select().from(emails)).slice(before.length).map(({ kind }) => kind)
  expect(kinds).not.toContain('change_email')
})

test('a passkey registration started with the old password fails after the change', async () => {
  const person = await aPerson()
  const { add } = await beginPasskey(person)
  requireSuccess(await change(person))
  expect(await add()).toMatchObject({ code: 'passkey_refused' })
})

test('a passkey added during a reset is removed', async () => {
  const person = await aPerson()
  const { add } = await beginPasskey(person)
  await beside(shop, emails, await resetter(person), add)
  expect(await shop.db.select().from(userPasskeys).where(eq(userPasskeys.userId, person.id))).toEqual([])
})
