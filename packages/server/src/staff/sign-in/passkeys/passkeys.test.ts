import { MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffChanges } from '#staff/audit-log-tables'
import { addStaff } from '#staff/members/staff-commands'
import { staffPasskeys } from '#staff/staff-tables'
import { requireSuccess } from '#testing/card-calls'
import { aPasskey } from '#testing/sign-in/a-passkey'
import { anAuthenticatorApp } from '#testing/sign-in/an-authenticator-app'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const PASSWORD = 'sandcastle at noon'
const ORIGIN = 'https://shop.example'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ publicUrl: ORIGIN })
})
afterAll(() => shop.close())

let people = 0
/** Staff member, signed in with a code of the app. */
async function aPerson() {
  people += 1
  const email = `passkey-${people}@example.com`
  const invitation = await addStaff(shop.db, email, 'packer', shop.clock.now())
  const input = { invitation, name: 'Huda', password: PASSWORD }
  const { signIn, enrolment, passkey } = requireSuccess(
    await shop.call('POST /api/staff/invitation/accept', input),
  )
  expect(passkey).toBeNull()
  const payload = { signIn, code: anAuthenticatorApp(enrolment?.key ?? '', shop.clock).code() }
  const answer = await shop.request({ method: 'POST', url: '/api/staff/sign-in/code', payload })
  shop.clock.moveBy(MINUTE)
  const cookie = [answer.headers['set-cookie']].flat().find((one) => one?.includes('staff_session=')) ?? ''
  return { email, token: /staff_session=([^;]+)/.exec(cookie)?.[1] ?? '' }
}

const begin = async (token: string) =>
  requireSuccess(await shop.call('POST /api/staff/passkeys/begin', {}, { token })).options
const add = (token: string, answer: ReturnType<ReturnType<typeof aPasskey>['register']>) =>
  shop.call('POST /api/staff/passkeys/add', { name: 'Phone', answer }, { token })

async function withPasskey() {
  const [person, device] = [await aPerson(), aPasskey(ORIGIN)]
  const { challenge } = await begin(person.token)
  requireSuccess(await add(person.token, device.register(challenge)))
  return { ...person, device }
}

async function started(email: string) {
  const answer = requireSuccess(await shop.call('POST /api/staff/sign-in', { email, password: PASSWORD }))
  return { ...answer, signIn: answer.signIn ?? '' }
}
const finish = (signIn: string, answer: ReturnType<ReturnType<typeof aPasskey>['answer']>) =>
  shop.call('POST /api/staff/sign-in/passkey', { signIn, answer })

test('a passkey is added, listed, logged, and replaces the code at sign-in', async () => {
  const { email, token, device } = await withPasskey()
  const list = async () => requireSuccess(await shop.call('GET /api/staff/passkeys', {}, { token })).passkeys
  expect(await list()).toMatchObject([{ id: device.id, name: 'Phone', lastUsedAt: null }])
  expect(await shop.db.select().from(staffChanges)).toMatchObject([
    { actor: email, call: 'POST /api/staff/passkeys/add', changes: { passkey: [null, 'Phone'] } },
  ])
  const { signIn, passkey } = await started(email)
  expect(passkey).toMatchObject({ rpId: 'shop.example', allowCredentials: [{ id: device.id }] })
  const payload = { signIn, answer: device.answer(passkey?.challenge ?? '') }
  const answer = await shop.request({ method: 'POST', url: '/api/staff/sign-in/passkey', payload })
  expect(answer.json()).toEqual({ success: true })
  expect(String(answer.headers['set-cookie'])).toMatch(/staff_session=/)
  expect(await list()).toMatchObject([{ lastUsedAt: shop.clock.now().getTime() }])
})

test('a response counts once, only for the sign-in that requested it', async () => {
  const { email, device } = await withPasskey()
  const [first, second] = [await started(email), await started(email)]
  const answer = device.answer(first.passkey?.challenge ?? '')
  expect(await finish(second.signIn, answer)).toMatchObject({ code: 'wrong_code' })
  expect(await finish(first.signIn, answer)).toEqual({ success: true })
  expect(await finish(first.signIn, answer)).toMatchObject({ code: 'sign_in_expired' })
})

test('a passkey of another member, of another site, or with a changed signature never signs in', async () => {
  const [member, other] = [await withPasskey(), await withPasskey()]
  const { signIn, passkey } = await started(member.email)
  const challenge = passkey?.challenge ?? ''
  const right = member.device.answer(challenge)
  const signature = `${right.response.signature.slice(0, -6)}AAAAAA`
  for (const answer of [
    other.device.answer(challenge),
    { ...right, response: { ...right.response, signature } },
    { ...right, response: { ...right.response, clientDataJSON: 'e30' } },
  ])
    expect(await finish(signIn, answer)).toMatchObject({ code: 'wrong_code' })
  expect(await finish(signIn, right)).toEqual({ success: true })
})

test('wrong passkeys count like wrong codes: the sign-in ends after five of them', async () => {
  const [member, other] = [await withPasskey(), await withPasskey()]
  const { signIn, passkey } = await started(member.email)
  const challenge = passkey?.challenge ?? ''
  for (const _ of [1, 2, 3, 4, 5])
    expect(await finish(signIn, other.device.answer(challenge))).toMatchObject({ code: 'wrong_code' })
  expect(await finish(signIn, member.device.answer(challenge))).toMatchObject({ code: 'sign_in_expired' })
})

test('a device is added once, only for a challenge of this session, and only from this site', async () => {
  const { token } = await aPerson()
  const device = aPasskey(ORIGIN)
  const refused = { code: 'passkey_refused' }
  expect(await add(token, device.register('made-up'))).toMatchObject(refused)
  const question = (await begin(token)).challenge
  const foreign = aPasskey('https://shop.example.evil.example')
  expect(await add(token, foreign.register(question))).toMatchObject(refused)
  expect(await add(token, device.register(question))).toMatchObject(refused)
  const again = (await begin(token)).challenge
  requireSuccess(await add(token, device.register(again)))
  expect(await add(token, device.register(again))).toMatchObject(refused)
  expect(await add(token, device.register((await begin(token)).challenge))).toMatchObject(refused)
})

test('a passkey that was removed, or is older than a new link, no longer signs in', async () => {
  const [removed, invited] = [await withPasskey(), await withPasskey()]
  const before = await started(removed.email)
  const other = { id: invited.device.id }
  requireSuccess(await shop.call('POST /api/staff/passkeys/remove', other, { token: removed.token }))
  const removedPasskey = { id: removed.device.id }
  requireSuccess(await shop.call('POST /api/staff/passkeys/remove', removedPasskey, { token: removed.token }))
  const late = removed.device.answer(before.passkey?.challenge ?? '')
  expect(await finish(before.signIn, late)).toMatchObject({ code: 'wrong_code' })
  expect((await started(removed.email)).passkey).toBeNull()

  // The removal by another member had no effect; a new link, as for a lost phone, removes the passkey.
  expect((await started(invited.email)).passkey).not.toBeNull()
  const invitation = await addStaff(shop.db, invited.email, 'packer', shop.clock.now())
  const input = { invitation, name: 'Huda', password: PASSWORD }
  requireSuccess(await shop.call('POST /api/staff/invitation/accept', input))
  expect(await shop.db.select().from(staffPasskeys).where(eq(staffPasskeys.id, invited.device.id))).toEqual(
    [],
  )
})
