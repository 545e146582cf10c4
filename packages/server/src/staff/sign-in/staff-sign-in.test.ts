import { DAY, HOUR, MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffChanges } from '#staff/audit-log-tables'
import { inviteFirstOwner } from '#staff/members/first-owner'
import { addStaff } from '#staff/members/staff-commands'
import { staff, staffRecoveryCodes, staffSessions, staffTrustedBrowsers } from '#staff/staff-tables'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { anAuthenticatorApp } from '#testing/sign-in/an-authenticator-app'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const PASSWORD = 'sandcastle at noon'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

let people = 0
/** Staff member who accepted an invitation and set up an authenticator app. */
async function aPerson(role: 'owner' | 'packer' = 'packer') {
  people += 1
  const email = `person-${people}@example.com`
  const invitation = await addStaff(shop.db, email, role, shop.clock.now())
  const accepted = requireSuccess(
    await shop.call('POST /api/staff/invitation/accept', { invitation, name: 'Huda', password: PASSWORD }),
  )
  const app = anAuthenticatorApp(accepted.enrolment?.key ?? '', shop.clock)
  const confirmed = requireSuccess(
    await shop.call('POST /api/staff/sign-in/code', { signIn: accepted.signIn, code: app.code() }),
  )
  shop.clock.moveBy(MINUTE)
  return { email, app, invitation, recoveryCodes: confirmed.recoveryCodes }
}

const start = async (email: string, password = PASSWORD) =>
  shop.call('POST /api/staff/sign-in', { email, password })
const started = async (email: string) => requireSuccess(await start(email)).signIn ?? ''
const confirm = (signIn: string, code: string) => shop.call('POST /api/staff/sign-in/code', { signIn, code })

/** Second step as in a browser: returns the answer with its cookie. */
async function confirmInBrowser(signIn: string, code: string, headers: Record<string, string> = {}) {
  const payload = { signIn, code }
  const answer = await shop.request({ method: 'POST', url: '/api/staff/sign-in/code', headers, payload })
  return {
    status: answer.statusCode,
    cookie:
      [answer.headers['set-cookie']].flat().find((one) => /^(__Secure-)?staff_session=/.test(one ?? '')) ??
      '',
  }
}
const isSignedIn = async (headers: Record<string, string>): Promise<boolean> => {
  const answer = await shop.request({ url: '/api/staff/session', headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().member !== null
}

test('the first visitor with the link of the first start becomes the first owner, once', async () => {
  const token = await inviteFirstOwner(shop.db, shop.clock.now())
  const invitation = token ?? ''
  const seen = await shop.call('POST /api/staff/invitation', { invitation })
  expect(seen).toEqual({ success: true, email: null, role: 'owner', roleName: '' })
  const nothing = { invitation, name: '', email: '', password: '' }
  expect(await shop.call('POST /api/staff/invitation/accept', nothing)).toMatchObject({
    code: 'invalid_form',
    fields: { email: 'email', name: 'required', password: 'required' },
  })
  const input = { invitation, name: ' Huda ', email: 'Huda@Example.com', password: PASSWORD }
  const answers = await Promise.all([1, 2].map(() => shop.call('POST /api/staff/invitation/accept', input)))
  expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
  expect(
    await shop.db.select({ email: staff.email, name: staff.name, role: staff.role }).from(staff),
  ).toEqual([{ email: 'huda@example.com', name: 'Huda', role: 'owner' }])
  expect(await inviteFirstOwner(shop.db, shop.clock.now())).toBeNull()
})

test('an invitation requires a name, an email if it has none, and a password of eight characters', async () => {
  const invitation = await addStaff(shop.db, 'short@example.com', 'packer', shop.clock.now())
  const invitationInput = { invitation, name: ' ', password: '1234567' }
  expect(await shop.call('POST /api/staff/invitation/accept', invitationInput)).toMatchObject({
    code: 'invalid_form',
    fields: { name: 'required', password: 'password_length' },
  })
  for (const password of ['short@example.com', 'Huda short 1', 'LittleDunes1']) {
    const personal = { invitation, name: 'Huda', password }
    expect(await shop.call('POST /api/staff/invitation/accept', personal)).toMatchObject({
      code: 'invalid_form',
      fields: { password: 'password_personal' },
    })
  }
  for (const password of ['Password1', 'aaaaaaaa']) {
    const common = { invitation, name: 'Huda', password }
    expect(await shop.call('POST /api/staff/invitation/accept', common)).toMatchObject({
      code: 'password_common',
    })
  }
  shop.clock.moveBy(49 * HOUR)
  const late = { invitation, name: 'Huda', password: PASSWORD }
  expect(await shop.call('POST /api/staff/invitation/accept', late)).toMatchObject({
    code: 'invitation_ended',
  })
})

test('a link works once, and a new one ends earlier sessions, app and recovery codes', async () => {
  const { email, invitation, app } = await aPerson()
  const again = { invitation, name: 'Other', password: PASSWORD }
  expect(await shop.call('POST /api/staff/invitation/accept', again)).toMatchObject({
    code: 'invitation_ended',
  })
  const renewed = await addStaff(shop.db, email, 'packer', shop.clock.now())
  const accepted = await shop.call('POST /api/staff/invitation/accept', { ...again, invitation: renewed })
  expect(requireSuccess(accepted).enrolment).not.toBeNull()
  expect(await confirm(requireSuccess(accepted).signIn, app.code())).toMatchObject({ code: 'wrong_code' })
})

test('password and code open a session in a cookie that scripts and other sites cannot read', async () => {
  const { email, app } = await aPerson()
  const { cookie } = await confirmInBrowser(await started(email), app.code())
  expect(cookie).toMatch(/^staff_session=[\w-]{43}; Path=\/api\/staff; HttpOnly; SameSite=Strict$/)
  const [sent = ''] = cookie.split(';')
  const requestHeaders = { cookie: sent, host: 'shop.example' }
  expect(await isSignedIn(requestHeaders)).toBe(true)
  expect(
    await isSignedIn({ ...requestHeaders, origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }),
  ).toBe(true)
  expect(await isSignedIn({ ...requestHeaders, origin: 'https://other.example' })).toBe(false)
  expect(await isSignedIn({ ...requestHeaders, 'sec-fetch-site': 'same-site' })).toBe(false)
})

test('over an encrypted connection the cookie is secure', async () => {
  const { email, app } = await aPerson()
  const headers = { host: 'shop.example', origin: 'https://shop.example' }
  const { cookie } = await confirmInBrowser(await started(email), app.code(), headers)
  expect(cookie).toMatch(/^__Secure-staff_session=[\w-]{43}; .*; Secure$/)
  const [sent = ''] = cookie.split(';')
  expect(await isSignedIn({ cookie: sent, host: 'shop.example' })).toBe(true)
})

test('a wrong password and an unknown address get the same response', async () => {
  const { email } = await aPerson()
  const wrong = await start(email, 'sandcastle')
  expect(wrong).toMatchObject({ code: 'wrong_credentials' })
  expect(await start('nobody@example.com')).toEqual(wrong)
})

test('repeated wrong passwords lock an account for every network, and the response has the waiting time', async () => {
  const limited = await shop.anotherServer({ rateLimits: true })
  const { email } = await aPerson()
  const tries = async () => {
    const payload = { email, password: 'wrong' }
    const answer = await limited.request({ method: 'POST', url: '/api/staff/sign-in', payload })
    return [answer.statusCode, answer.headers['retry-after']]
  }
  for (let attempt = 0; attempt < 5; attempt++) expect(await tries()).toEqual([401, undefined])
  expect(await tries()).toEqual([429, '1'])
})

test('the password alone does not sign in', async () => {
  const { email } = await aPerson()
  const signIn = await started(email)
  expect(await isSignedIn({ token: signIn })).toBe(false)
})

test('a code works once, even when sent twice at once, and an older one no longer works', async () => {
  const { email, app } = await aPerson()
  const [one, two] = [await started(email), await started(email)]
  const code = app.code()
  const answers = await Promise.all([confirm(one, code), confirm(two, code)])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await confirm(await started(email), code)).toMatchObject({ code: 'wrong_code' })
})

test('a code of the neighbouring half minute works, and one further away does not', async () => {
  const { email, app } = await aPerson()
  const early = app.code()
  shop.clock.moveBy(90_000)
  expect(await confirm(await started(email), early)).toMatchObject({ code: 'wrong_code' })
  const late = app.code()
  shop.clock.moveBy(30_000)
  expect(await confirm(await started(email), late)).toMatchObject({ success: true })
})

test('five wrong codes end a sign-in, and fifteen an hour of attempts', async () => {
  const { email, app } = await aPerson()
  for (let round = 0; round < 3; round++) {
    const signIn = await started(email)
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await confirm(signIn, 'xxxxxx')).toMatchObject({ code: 'wrong_code' })
    expect(await confirm(signIn, app.code())).toMatchObject({ code: 'sign_in_expired' })
  }
  expect(await confirm(await started(email), app.code())).toMatchObject({ code: 'too_many_requests' })
  shop.clock.moveBy(HOUR + MINUTE)
  expect(await confirm(await started(email), app.code())).toMatchObject({ success: true })
})

test('a sign-in waits ten minutes for its code', async () => {
  const { email, app } = await aPerson()
  const signIn = await started(email)
  shop.clock.moveBy(11 * MINUTE)
  expect(await confirm(signIn, app.code())).toMatchObject({ code: 'sign_in_expired' })
})

test('a recovery code opens a session once', async () => {
  const { email, recoveryCodes } = await aPerson()
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = ''] = recoveryCodes
  expect(await confirm(await started(email), first.toUpperCase())).toMatchObject({ success: true })
  expect(await confirm(await started(email), first)).toMatchObject({ code: 'wrong_code' })
  const stored = await shop.db.select().from(staffRecoveryCodes)
  expect(new Set(stored.map(({ codeHash }) => codeHash)).size).toBe(stored.length)
  for (const { codeHash } of stored) expect(codeHash).toMatch(/^\$argon2id\$.*\$[\w+/]{22}\$/)
  expect(JSON.stringify(stored)).not.toContain(recoveryCodes[1])
})

test('a member sees their sessions, ends another one and signs out', async () => {
  const { email, app } = await aPerson()
  const laptop = { 'user-agent': 'Laptop' }
  const { cookie } = await confirmInBrowser(await started(email), app.code(), laptop)
  shop.clock.moveBy(MINUTE)
  const { cookie: other } = await confirmInBrowser(await started(email), app.code())
  const [token = '', otherToken = ''] = [cookie, other].map((one) => /=([\w-]+)/.exec(one)?.[1])
  const { sessions } = requireSuccess(await shop.call('GET /api/staff/sessions', {}, { token }))
  expect(sessions).toHaveLength(3)
  expect(sessions.find(({ current }) => current)).toMatchObject({ device: 'Laptop', address: '127.0.0.1' })
  const stranger = await aPerson()
  const strange = await confirmInBrowser(await started(stranger.email), stranger.app.code())
  const strangeToken = /=([\w-]+)/.exec(strange.cookie)?.[1] ?? ''
  const [last] = sessions
  await shop.call('POST /api/staff/sessions/end', { id: last?.id ?? '' }, { token: strangeToken })
  expect(await isSignedIn({ token: otherToken })).toBe(true)
  await shop.call('POST /api/staff/sessions/end', { id: last?.id ?? '' }, { token })
  expect(await isSignedIn({ token: otherToken })).toBe(false)
  const signedOut = await shop.request({ method: 'POST', url: '/api/staff/sign-out', headers: { token } })
  expect(String(signedOut.headers['set-cookie'])).toContain('Max-Age=0')
  expect(await isSignedIn({ token })).toBe(false)
})

test('a new sign-in ends the earlier session of the browser', async () => {
  const { email, app } = await aPerson()
  const first = await confirmInBrowser(await started(email), app.code())
  const [cookie = ''] = first.cookie.split(';')
  shop.clock.moveBy(MINUTE)
  expect(await isSignedIn({ cookie })).toBe(true)
  await confirmInBrowser(await started(email), app.code(), { cookie })
  expect(await isSignedIn({ cookie })).toBe(false)
})

test('changing a password requires the old one, and ends other sessions and started sign-ins', async () => {
  const { email, app } = await aPerson()
  const session = await confirmInBrowser(await started(email), app.code())
  const token = /=([\w-]+)/.exec(session.cookie)?.[1] ?? ''
  shop.clock.moveBy(MINUTE)
  const other = await confirmInBrowser(await started(email), app.code())
  const otherToken = /=([\w-]+)/.exec(other.cookie)?.[1] ?? ''
  shop.clock.moveBy(MINUTE)
  const begun = await started(email)
  const fresh = 'camels in the fog'
  const change = (current: string, password: string) =>
    shop.call('POST /api/staff/password', { current, password }, { token })
  expect(await change('wrong', fresh)).toMatchObject({ code: 'wrong_password' })
  for (const common of ['Password1', '1234abcd'])
    expect(await change(PASSWORD, common)).toMatchObject({ code: 'password_common' })
  expect(await change(PASSWORD, email)).toMatchObject({ fields: { password: 'password_personal' } })
  expect([await isSignedIn({ token }), await isSignedIn({ token: otherToken })]).toEqual([true, true])
  expect(await change(PASSWORD, fresh)).toMatchObject({ success: true })
  expect([await isSignedIn({ token }), await isSignedIn({ token: otherToken })]).toEqual([true, false])
  expect(await confirm(begun, app.code())).toMatchObject({ code: 'sign_in_expired' })
  expect(await start(email)).toMatchObject({ code: 'wrong_credentials' })
  expect(await start(email, fresh)).toMatchObject({ success: true })
})

test('a session ends seven days after its start, despite use', async () => {
  const { email, app } = await aPerson()
  const { cookie } = await confirmInBrowser(await started(email), app.code())
  const token = /=([\w-]+)/.exec(cookie)?.[1] ?? ''
  for (let halfDay = 0; halfDay < 14; halfDay++) {
    expect(await isSignedIn({ token })).toBe(true)
    shop.clock.moveBy(12 * HOUR - MINUTE)
  }
  expect(await isSignedIn({ token })).toBe(true)
  shop.clock.moveBy(14 * MINUTE)
  expect(await isSignedIn({ token })).toBe(false)
})

test('ended sessions are deleted at the next sign-in', async () => {
  const { email, app } = await aPerson()
  shop.clock.moveBy(13 * HOUR)
  await confirmInBrowser(await started(email), app.code())
  expect(await shop.db.select().from(staffSessions)).toHaveLength(1)
})

/** Browser that keeps its cookies and sends the headers of a page of this address. */
function aBrowser() {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async post(url: string, payload: object) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await shop.request({
        method: 'POST',
        url: `/api/staff/${url}`,
        headers: { cookie },
        payload,
      })
      for (const sent of [answer.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(sent) ?? []
        cookies.set(name, value)
        if (name === 'staff_trust') trustAttributes = sent.replace(value, '')
      }
      return answer.json()
    },
  }
}
let trustAttributes = ''

/** Staff member whose browser was trusted at the last sign-in. */
async function aTrustedPerson() {
  const [person, browser] = [await aPerson(), aBrowser()]
  const signIn = async (password = PASSWORD) => browser.post('sign-in', { email: person.email, password })
  const { signIn: begun } = await signIn()
  const confirmed = await browser.post('sign-in/code', {
    signIn: begun,
    code: person.app.code(),
    trust: true,
  })
  expect(confirmed.success).toBe(true)
  const isTrusted = async () => (await signIn()).signIn === null
  const token = () => browser.cookies.get('staff_session') ?? ''
  return { ...person, browser, signIn, isTrusted, token }
}

test('a trusted browser needs no code for 30 days, gets a new cookie each time, and then expires', async () => {
  const { browser, isTrusted, email } = await aTrustedPerson()
  const life = 30 * DAY
  expect(trustAttributes).toBe(
    `staff_trust=; Path=/api/staff/sign-in; HttpOnly; SameSite=Strict; Max-Age=${life / 1000}`,
  )
  const first = browser.cookies.get('staff_trust') ?? ''
  shop.clock.moveBy(life - MINUTE)
  expect(await isTrusted()).toBe(true)
  expect(trustAttributes).toContain(`Max-Age=${MINUTE / 1000}`)
  expect(await isSignedIn({ token: browser.cookies.get('staff_session') ?? '' })).toBe(true)
  expect(browser.cookies.get('staff_trust')).not.toBe(first)
  const stolen = aBrowser()
  stolen.cookies.set('staff_trust', first)
  expect(await stolen.post('sign-in', { email, password: PASSWORD })).toMatchObject({
    signIn: expect.any(String),
  })
  shop.clock.moveBy(MINUTE)
  expect(await isTrusted()).toBe(false)
})

test('trust is for one account, does not replace the password, and only the sign-in page may use its cookie', async () => {
  const { browser, signIn, email } = await aTrustedPerson()
  const other = await aPerson()
  expect(await browser.post('sign-in', { email: other.email, password: PASSWORD })).toMatchObject({
    signIn: expect.any(String),
  })
  expect(await signIn('sandcastle')).toMatchObject({ code: 'wrong_credentials' })
  const cookie = `staff_trust=${browser.cookies.get('staff_trust')}`
  const payload = { email, password: PASSWORD }
  const asked = (headers: Record<string, string>) =>
    shop.request({ method: 'POST', url: '/api/staff/sign-in', headers: { cookie, ...headers }, payload })
  expect((await asked({ 'sec-fetch-site': 'same-site' })).json().signIn).not.toBeNull()
  expect((await asked({ 'sec-fetch-site': 'same-origin' })).json().signIn).toBeNull()
  const stored = await shop.db.select().from(staffTrustedBrowsers)
  expect(stored.every(({ tokenHash }) => tokenHash.length === 32)).toBe(true)
})

test('a recovery code trusts no browser', async () => {
  const [{ email, recoveryCodes }, browser] = [await aPerson(), aBrowser()]
  const begin = () => browser.post('sign-in', { email, password: PASSWORD })
  const { signIn } = await begin()
  expect(await browser.post('sign-in/code', { signIn, code: recoveryCodes[0], trust: true })).toMatchObject({
    success: true,
  })
  expect(browser.cookies.has('staff_trust')).toBe(false)
  expect(await begin()).toMatchObject({ signIn: expect.any(String) })
})

test('wrong passwords are rate limited in a trusted browser too', async () => {
  const { email, browser } = await aTrustedPerson()
  const limited = await shop.anotherServer({ rateLimits: true })
  const tries = async (password: string) => {
    const cookie = `staff_trust=${browser.cookies.get('staff_trust')}`
    const payload = { email, password }
    const answer = await limited.request({
      method: 'POST',
      url: '/api/staff/sign-in',
      headers: { cookie },
      payload,
    })
    return answer.statusCode
  }
  for (let attempt = 0; attempt < 5; attempt++) expect(await tries('wrong')).toBe(401)
  expect(await tries(PASSWORD)).toBe(429)
})

test.each([
  [
    'a new password',
    async ({ token }: Trusted) =>
      shop.call(
        'POST /api/staff/password',
        { current: PASSWORD, password: 'a higher sandcastle' },
        { token: token() },
      ),
  ],
  [
    'another role',
    async ({ id }: Trusted, owner: string) =>
      shop.call('POST /api/staff/members/role', { id, role: 'viewer' }, { token: owner }),
  ],
  [
    'a new link',
    async ({ id }: Trusted, owner: string) =>
      shop.call('POST /api/staff/members/reset', { id }, { token: owner }),
  ],
  [
    'signing out everywhere else',
    async ({ token }: Trusted) => shop.call('POST /api/staff/sessions/end', {}, { token: token() }),
  ],
])('trust ends with %s', async (_name, end) => {
  const trusted = await aTrustedPerson()
  const { token: owner } = await aMember(shop.shop, 'owner')
  const [row] = await shop.db.select().from(staff).where(eq(staff.email, trusted.email))
  const id = row?.id ?? ''
  expect(await trusted.isTrusted()).toBe(true)
  requireSuccess(await end({ ...trusted, id }, owner))
  const ofMember = eq(staffTrustedBrowsers.staffId, id)
  expect(await shop.db.select().from(staffTrustedBrowsers).where(ofMember)).toEqual([])
  expect(await trusted.isTrusted()).toBe(false)
})

type Trusted = Awaited<ReturnType<typeof aTrustedPerson>> & { id: string }

test('trusted browsers are listed and ended one by one, and the activity log records both', async () => {
  const { token, isTrusted, email } = await aTrustedPerson()
  const list = async () =>
    requireSuccess(await shop.call('GET /api/staff/sessions', {}, { token: token() })).trusted
  const [session] = await list()
  expect(session).toMatchObject({ address: '127.0.0.1', endsAt: expect.any(Number) })
  const stranger = await aTrustedPerson()
  const end = (by: () => string) =>
    shop.call('POST /api/staff/sessions/end', { id: session?.id ?? '' }, { token: by() })
  requireSuccess(await end(stranger.token))
  expect(await list()).toHaveLength(1)
  requireSuccess(await end(token))
  expect([await list(), await isTrusted()]).toEqual([[], false])
  const until = new Date(session?.endsAt ?? 0).toISOString().slice(0, 10)
  const entries = await shop.db.select().from(staffChanges).where(eq(staffChanges.actor, email))
  expect(entries.map(({ call, changes }) => [call, changes])).toEqual([
    ['POST /api/staff/sign-in/code', { trustedUntil: [null, until] }],
    ['POST /api/staff/sessions/end', { trustedUntil: [until, null] }],
  ])
})
