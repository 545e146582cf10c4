import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from '@little-dunes/domain/contract/client'
import { MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#accounts/account-tables'
import type { DatabaseConnection } from '#database/database'
import { addStaff } from '#staff/members/staff-commands'
import { requireSuccess } from '#testing/card-calls'
import { freshDatabase } from '#testing/fresh-database'
import { newTally, retryingClient } from '#testing/long/retrying-client'
import { type ShopProcess, startShopProcess } from '#testing/long/shop-process'
import { anAuthenticatorApp } from '#testing/sign-in/an-authenticator-app'

const OLD = 'sandcastle at noon'
const NEW = 'camels in the fog'
const folder = mkdtempSync(path.join(tmpdir(), 'hostile accounts '))

let database: DatabaseConnection
let shop: ShopProcess
let call: Client

beforeAll(async () => {
  database = await freshDatabase()
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder, PAYMENTS: 'off', RATE_LIMIT: 'off' }
  shop = await startShopProcess(settings)
  call = retryingClient(() => shop.url, { patience: MINUTE, tally: newTally() })
})
afterAll(async () => {
  expect(await shop.stop()).toBe(0)
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

let people = 0
async function aPerson() {
  people += 1
  const form = { name: 'Fatima', email: `own-${people}@example.com`, phone: `+97150333${1000 + people}` }
  const { token } = requireSuccess(await call('POST /api/user/register', { ...form, password: OLD }))
  return { email: form.email, token, stranger: `stranger-${people}@example.com` }
}
type Person = Awaited<ReturnType<typeof aPerson>>

/** Tokens of the links sent to an address; without a mail server each email is a file. */
async function linksTo(address: string, page: string): Promise<string[]> {
  const mailbox = path.join(folder, 'emails')
  const names = await readdir(mailbox).catch(() => [])
  const emails = await Promise.all(
    names.map(async (name) => simpleParser(await readFile(path.join(mailbox, name)))),
  )
  return emails
    .filter(({ to }) => [to].flat()[0]?.text === address)
    .flatMap(({ text }) => new RegExp(`${page}#([\\w-]{43})`).exec(text ?? '')?.[1] ?? [])
}

const change = ({ token }: Person) =>
  call('POST /api/user/password', { current: OLD, password: NEW }, { token })

async function reset({ email }: Person) {
  await call('POST /api/user/forgot-password', { email })
  await expect.poll(() => linksTo(email, '/reset-password')).toHaveLength(1)
  const [token = ''] = await linksTo(email, '/reset-password')
  return call('POST /api/user/reset-password', { token, password: NEW })
}

const ENDS: ((person: Person) => Promise<{ success: boolean }>)[] = [
  change,
  reset,
  ({ token }) => call('POST /api/user/sessions/end', {}, { token }),
]

/** Milliseconds to queue, claim, complete with its link and send an email. */
const SENDING = 400

test('no link of a requested email change outlives a new password or signing out everywhere', async () => {
  for (let round = 0; round < 60; round++) {
    const person = await aPerson()
    const input = { email: person.stranger, password: OLD }
    requireSuccess(await call('POST /api/user/email', input, { token: person.token }))
    await delay((SENDING * (round % 10)) / 10)
    expect(await ENDS[round % ENDS.length]?.(person)).toMatchObject({ success: true })
    await delay(SENDING)
    for (const token of await linksTo(person.stranger, '/confirm-email'))
      expect(await call('POST /api/user/confirm-email', { token })).toMatchObject({ code: 'link_ended' })
    const stored = await database.db.select().from(users).where(eq(users.email, person.email))
    expect(stored).toHaveLength(1)
  }
})

test('no sign-in with the old password during its change stays valid', async () => {
  for (let round = 0; round < 50; round++) {
    const person = await aPerson()
    const login = () => call('POST /api/user/login', { email: person.email, password: OLD })
    const changing = change(person)
    const signedIn = await Promise.all([login(), login(), delay(5 * (round % 10)).then(login)])
    requireSuccess(await changing)
    for (const answer of signedIn)
      if (answer.success)
        expect(await call('POST /api/user/sessions', {}, { token: answer.token })).toMatchObject({
          code: 'session_ended',
        })
    const { token } = person
    const { sessions } = requireSuccess(await call('POST /api/user/sessions', {}, { token }))
    expect(sessions).toMatchObject([{ current: true }])
  }
})

let members = 0
/** Staff member with an authenticator app. The round moves its codes forward, since each counts once. */
async function aMember(role: 'owner' | 'manager') {
  members += 1
  const email = `${role}-${members}@example.com`
  const invitation = await addStaff(database.db, email, role, new Date())
  const accept = { invitation, name: 'Huda', password: OLD }
  const { enrolment, signIn } = requireSuccess(await call('POST /api/staff/invitation/accept', accept))
  let ahead = -30_000
  const now = () => new Date(Date.now() + ahead)
  const app = anAuthenticatorApp(enrolment?.key ?? '', { now })
  /** Session token from the cookie; null when the sign-in was refused. */
  const confirm = async (begun: string): Promise<string | null> => {
    const body = JSON.stringify({ signIn: begun, code: app.code() })
    ahead += 30_000
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${shop.url}/api/staff/sign-in/code`, { method: 'POST', headers, body })
    return /staff_session=([\w-]{43})/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? null
  }
  const token = (await confirm(signIn ?? '')) ?? ''
  const { member } = requireSuccess(await call('GET /api/staff/session', {}, { token }))
  const begin = () => call('POST /api/staff/sign-in', { email, password: OLD })
  return { id: member?.id ?? '', token, begin, confirm }
}

const isOpen = async (token: string) =>
  requireSuccess(await call('GET /api/staff/session', {}, { token })).member !== null

test('no session of a team member outlives a simultaneous reset, sign-out everywhere or new password', async () => {
  const owner = await aMember('owner')
  for (let round = 0; round < 30; round++) {
    const member = await aMember('manager')
    const waiting = requireSuccess(await member.begin()).signIn ?? ''
    const { id } = member
    const ends = [
      () => call('POST /api/staff/members/reset', { id }, { token: owner.token }),
      () => call('POST /api/staff/members/sign-out', { id }, { token: owner.token }),
      () => call('POST /api/staff/password', { current: OLD, password: NEW }, { token: member.token }),
    ]
    const kind = round % ends.length
    const ending = ends[kind]?.()
    const [confirmed, begun] = await Promise.all([
      delay(2 * (round % 10)).then(() => member.confirm(waiting)),
      member.begin(),
    ])
    expect(await ending).toMatchObject({ success: true })
    if (confirmed) expect(await isOpen(confirmed)).toBe(false)
    expect(await isOpen(member.token)).toBe(kind === 2)
    // Changing the password also ends sign-ins begun with the old one.
    if (kind === 2 && begun.success) expect(await member.confirm(begun.signIn ?? '')).toBeNull()
  }
})
