import { MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#accounts/account-tables'
import { usedPasskeyChallenges, userPasskeys } from '#accounts/passkeys/passkey-tables'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'
import { aPasskey } from '#testing/sign-in/a-passkey'

const ORIGIN = 'https://shop.example'
const PASSWORD = 'sandcastle at noon'

let shop: EmailShop
beforeAll(async () => {
  shop = await startEmailShop({ publicUrl: ORIGIN })
})
afterAll(() => shop.close())

type Device = ReturnType<typeof aPasskey>

let people = 0
async function aPerson() {
  people += 1
  const form = { name: 'Fatima', email: `key-${people}@example.com`, phone: `+97150777${1000 + people}` }
  const { token } = requireSuccess(
    await shop.call('POST /api/user/register', { ...form, password: PASSWORD }),
  )
  const [row] = await shop.db.select().from(users).where(eq(users.email, form.email))
  return { ...form, token, id: row?.id ?? '' }
}

const begin = async (token: string) =>
  requireSuccess(await shop.call('POST /api/user/passkeys/begin', { password: PASSWORD }, { token })).options
const add = (token: string, answer: ReturnType<Device['register']>, name = 'Phone') =>
  shop.call('POST /api/user/passkeys/add', { name, answer }, { token })
const list = async (token: string) =>
  requireSuccess(await shop.call('POST /api/user/passkeys', {}, { token })).passkeys

async function withPasskey(deviceOptions: Parameters<typeof aPasskey>[1] = {}) {
  const [person, device] = [await aPerson(), aPasskey(ORIGIN, deviceOptions)]
  requireSuccess(await add(person.token, device.register((await begin(person.token)).challenge)))
  return { ...person, device }
}

const ask = async () => requireSuccess(await shop.call('POST /api/user/passkey-login/begin', {})).options
const signIn = (answer: ReturnType<Device['answer']>) => shop.call('POST /api/user/passkey-login', { answer })

test('a customer adds a passkey, gets an email about it, lists and renames it, signs in with it and removes it', async () => {
  const { email, token, id, device } = await withPasskey()
  expect(await list(token)).toMatchObject([{ id: device.id, name: 'Phone', lastUsedAt: null }])
  await shop.sendDue()
  const notices = shop.smtp.inbox.filter(({ subject }) => subject === 'A passkey was added to your account')
  expect(notices.map(({ to }) => [to].flat()[0]?.text)).toEqual([email])
  expect(notices[0]?.text).toContain(`${ORIGIN}/forgot-password`)
  await shop.call('POST /api/user/passkeys/rename', { id: device.id, name: ' Kitchen tablet ' }, { token })
  const options = await ask()
  expect(options).toMatchObject({ rpId: 'shop.example', userVerification: 'required', allowCredentials: [] })
  const answer = requireSuccess(await signIn(device.answer(options.challenge, id)))
  expect(answer.user.email).toBe(email)
  const sessions = requireSuccess(await shop.call('POST /api/user/sessions', {}, { token: answer.token }))
  expect(sessions.sessions).toHaveLength(2)
  expect(await list(answer.token)).toMatchObject([
    { name: 'Kitchen tablet', lastUsedAt: shop.clock.now().getTime() },
  ])
  requireSuccess(await shop.call('POST /api/user/passkeys/remove', { id: device.id }, { token }))
  expect(await list(token)).toEqual([])
  expect(await signIn(device.answer((await ask()).challenge, id))).toMatchObject({
    code: 'wrong_credentials',
    message: expect.stringContaining('your password'),
  })
})

test('adding a passkey requires an account and the right password', async () => {
  const { token } = await aPerson()
  expect(
    await shop.call('POST /api/user/passkeys/begin', { password: 'not this one' }, { token }),
  ).toMatchObject({ code: 'wrong_password' })
  const guest = { name: 'Guest', email: 'guest@example.com', phone: '+971507771000' }
  expect(await shop.call('POST /api/user/passkeys/begin', { password: PASSWORD })).toMatchObject({
    success: false,
  })
  expect(await shop.call('POST /api/guest/start', guest)).toMatchObject({ success: false })
})

test('a passkey response signs in once, even when it arrives repeatedly or simultaneously', async () => {
  // A device with a signature counter would be refused for its count alone.
  const { id, device } = await withPasskey({ counts: false })
  const answer = device.answer((await ask()).challenge, id)
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => signIn(answer)))
  expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
  expect(await signIn(answer)).toMatchObject({ code: 'wrong_credentials' })
})

test('a registration challenge cannot sign in or serve another account, and challenges expire after five minutes', async () => {
  const [deviceOptions, other] = [await withPasskey(), await aPerson()]
  const forAdding = (await begin(deviceOptions.token)).challenge
  expect(await signIn(deviceOptions.device.answer(forAdding, deviceOptions.id))).toMatchObject({
    code: 'wrong_credentials',
  })
  expect(await add(other.token, aPasskey(ORIGIN).register(forAdding))).toMatchObject({
    code: 'passkey_refused',
  })
  expect(await add(deviceOptions.token, aPasskey(ORIGIN).register((await ask()).challenge))).toMatchObject({
    code: 'passkey_refused',
  })
  const [late, lateAdd] = [(await ask()).challenge, (await begin(deviceOptions.token)).challenge]
  shop.clock.moveBy(5 * MINUTE)
  expect(await signIn(deviceOptions.device.answer(late, deviceOptions.id))).toMatchObject({
    code: 'wrong_credentials',
  })
  expect(await add(deviceOptions.token, aPasskey(ORIGIN).register(lateAdd))).toMatchObject({
    code: 'passkey_refused',
  })
  const now = deviceOptions.device.answer((await ask()).challenge, deviceOptions.id)
  expect(await signIn(now)).toMatchObject({ success: true })
  shop.clock.moveBy(6 * MINUTE)
  requireSuccess(await signIn(deviceOptions.device.answer((await ask()).challenge, deviceOptions.id)))
  expect(await shop.db.select().from(usedPasskeyChallenges)).toHaveLength(1)
})

/** Origins that resemble the shop's: another scheme, port or name, or the name inside another one. */
const foreignOrigin = fc
  .record({
    scheme: fc.constantFrom('https', 'http'),
    before: fc.constantFrom('', 'www.', 'evil-', 'a.b.'),
    after: fc.constantFrom('', '.evil.example', 'x', '.'),
    port: fc.constantFrom('', ':8443', ':80'),
  })
  .map(({ scheme, before, after, port }) => `${scheme}://${before}shop.example${after}${port}`)
  .filter((origin) => new URL(origin).origin !== ORIGIN)

test('a passkey response from any other origin neither signs in nor adds a passkey', async () => {
  const person = await withPasskey()
  await fc.assert(
    fc.asyncProperty(foreignOrigin, async (origin) => {
      const device = aPasskey(origin)
      expect(await add(person.token, device.register((await begin(person.token)).challenge))).toMatchObject({
        code: 'passkey_refused',
      })
      // The right key at the wrong origin.
      const foreign = person.device.answerAt(origin)((await ask()).challenge, person.id)
      expect(await signIn(foreign)).toMatchObject({ code: 'wrong_credentials' })
    }),
    { numRuns: 25 },
  )
  expect(await list(person.token)).toHaveLength(1)
})

test('changed, unsigned and invented challenges, keys and signatures never sign in', async () => {
  const [deviceOptions, other] = [await withPasskey(), await withPasskey()]
  const { challenge } = await ask()
  const right = deviceOptions.device.answer(challenge, deviceOptions.id)
  const { signature } = right.response
  const made = Buffer.from(`${shop.clock.now().getTime() + MINUTE}.made-up.signature`).toString('base64url')
  for (const answer of [
    other.device.answer(challenge, deviceOptions.id),
    deviceOptions.device.answer(challenge, other.id),
    deviceOptions.device.answer(challenge),
    deviceOptions.device.answer(made, deviceOptions.id),
    deviceOptions.device.answer(`${challenge}AA`, deviceOptions.id),
    aPasskey(ORIGIN).answer(challenge, deviceOptions.id),
    deviceOptions.device.answerUnverified(challenge, deviceOptions.id),
    { ...right, response: { ...right.response, signature: `${signature.slice(0, -6)}AAAAAA` } },
    { ...right, response: { ...right.response, clientDataJSON: 'bm8ganNvbg' } },
  ])
    expect(await signIn(answer)).toMatchObject({ code: 'wrong_credentials' })
  expect(await signIn(right)).toMatchObject({ success: true })
})

test('passkeys of a deleted account, and passkeys older than a password reset, no longer sign in', async () => {
  const [gone, reset] = [await withPasskey(), await withPasskey()]
  const before = (await ask()).challenge
  requireSuccess(await shop.call('POST /api/user/delete', { password: PASSWORD }, { token: gone.token }))
  expect(await shop.db.select().from(userPasskeys).where(eq(userPasskeys.id, gone.device.id))).toEqual([])
  expect(await signIn(gone.device.answer(before, gone.id))).toMatchObject({ code: 'wrong_credentials' })

  await shop.call('POST /api/user/forgot-password', { email: reset.email })
  await shop.sendDue()
  const token = shop.tokenFor(reset.email, '/reset-password')
  requireSuccess(await shop.call('POST /api/user/reset-password', { token, password: 'sandcastle at dawn' }))
  expect(await signIn(reset.device.answer((await ask()).challenge, reset.id))).toMatchObject({
    code: 'wrong_credentials',
  })
})

test('another customer cannot rename, remove or see a passkey, and an account has at most ten', async () => {
  const [deviceOptions, other] = [await withPasskey(), await aPerson()]
  const id = deviceOptions.device.id
  await shop.call('POST /api/user/passkeys/rename', { id, name: 'Mine now' }, { token: other.token })
  await shop.call('POST /api/user/passkeys/remove', { id }, { token: other.token })
  await shop.call('POST /api/user/passkeys/rename', { id, name: '  ' }, { token: deviceOptions.token })
  expect(await list(deviceOptions.token)).toMatchObject([{ id, name: 'Phone' }])
  expect(await list(other.token)).toEqual([])
  for (let count = 1; count < 10; count += 1)
    requireSuccess(
      await add(deviceOptions.token, aPasskey(ORIGIN).register((await begin(deviceOptions.token)).challenge)),
    )
  expect(
    await add(deviceOptions.token, aPasskey(ORIGIN).register((await begin(deviceOptions.token)).challenge)),
  ).toMatchObject({
    code: 'passkey_refused',
  })
})

test('the data export of a customer lists the passkeys without their keys', async () => {
  const { token } = await withPasskey()
  const { data } = requireSuccess(await shop.call('POST /api/user/data', {}, { token }))
  expect(data.passkeys).toEqual([{ name: 'Phone', createdAt: expect.any(String), lastUsedAt: null }])
})
