import { afterEach, beforeEach, expect, test } from 'vitest'
import { staffChanges } from '#staff/audit-log-tables'
import { addStaff } from '#staff/members/staff-commands'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { aPasskey } from '#testing/sign-in/a-passkey'
import { aSignedInMember } from '#testing/sign-in/a-signed-in-member'
import { anAuthenticatorApp } from '#testing/sign-in/an-authenticator-app'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const PASSWORD = 'sandcastle at noon'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeEach(async () => {
  shop = await startTestShop()
  owner = await aMember(shop.shop, 'owner')
})
afterEach(() => shop.close())

const members = async (token = owner.token) =>
  requireSuccess(await shop.call('GET /api/staff/members', {}, { token })).members

const loadMember = async (token: string) =>
  requireSuccess(await shop.call('GET /api/staff/session', {}, { token })).member

test('an owner creates an account for a packer, with a link to hand over', async () => {
  const input = { email: 'Packs@Example.com', role: 'packer' } as const
  const invite = () => shop.call('POST /api/staff/members/invite', input, { token: owner.token })
  expect(requireSuccess(await invite()).link).toMatch(
    /^http:\/\/localhost:80\/backoffice\/welcome#[\w-]{43}$/,
  )
  expect(await invite()).toMatchObject({ code: 'member_exists' })
  expect(await members()).toMatchObject([
    { email: owner.email, active: true, sessions: 1 },
    { email: 'packs@example.com', role: 'packer', active: false, sessions: 0, lastUsedAt: null },
  ])
})

test('links always have the address of the shop', async () => {
  const published = await shop.anotherServer({ publicUrl: 'https://shop.example' })
  const input = { email: 'packs@example.com', role: 'packer' } as const
  const { link } = requireSuccess(
    await published.call('POST /api/staff/members/invite', input, { token: owner.token }),
  )
  expect(link).toMatch(/^https:\/\/shop\.example\/backoffice\/welcome#/)
})

test('the last owner stays owner until another member becomes an owner', async () => {
  const { token, id } = owner
  expect(await shop.call('POST /api/staff/members/remove', { id }, { token })).toMatchObject({
    code: 'last_owner',
  })
  expect(await shop.call('POST /api/staff/members/role', { id, role: 'viewer' }, { token })).toMatchObject({
    code: 'last_owner',
  })
  const packer = await aMember(shop.shop, 'packer')
  requireSuccess(await shop.call('POST /api/staff/members/role', { id: packer.id, role: 'owner' }, { token }))
  requireSuccess(await shop.call('POST /api/staff/members/role', { id, role: 'viewer' }, { token }))
  expect(await members(packer.token)).toMatchObject([{ role: 'viewer' }, { role: 'owner' }])
})

test('only one of two owners who remove each other at once succeeds', async () => {
  const other = await aMember(shop.shop, 'owner')
  const answers = await Promise.all([
    shop.call('POST /api/staff/members/remove', { id: other.id }, { token: owner.token }),
    shop.call('POST /api/staff/members/remove', { id: owner.id }, { token: other.token }),
  ])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const [left] = [owner, other].filter((_, place) => answers[place]?.success)
  expect(await members(left?.token)).toHaveLength(1)
})

test('a removed member is signed out at once', async () => {
  const packer = await aMember(shop.shop, 'packer')
  requireSuccess(await shop.call('POST /api/staff/members/remove', { id: packer.id }, { token: owner.token }))
  expect(await loadMember(packer.token)).toBeNull()
  expect(
    await shop.call('POST /api/staff/members/reset', { id: packer.id }, { token: owner.token }),
  ).toMatchObject({ code: 'member_not_found' })
})

/** A packer with a session, a passkey, a trusted browser and a sign-in waiting for its code. */
async function aBusyPacker() {
  const packer = await aSignedInMember(shop, 'packer', PASSWORD)
  const device = aPasskey('http://localhost')
  const { token } = packer
  const { options } = requireSuccess(await shop.call('POST /api/staff/passkeys/begin', {}, { token }))
  const answer = device.register(options.challenge)
  requireSuccess(await shop.call('POST /api/staff/passkeys/add', { name: 'Phone', answer }, { token }))
  const { signIn: waiting } = await packer.begin()
  return { ...packer, waiting }
}

const ENDS: [string, (id: string, email: string) => Promise<unknown>, passkeys: number][] = [
  ['a new link', (id) => shop.call('POST /api/staff/members/reset', { id }, { token: owner.token }), 0],
  ['a new link by the command line', (_, email) => addStaff(shop.db, email, 'packer', shop.clock.now()), 0],
  [
    'signing out everywhere',
    (id) => shop.call('POST /api/staff/members/sign-out', { id }, { token: owner.token }),
    1,
  ],
]

test.each(ENDS)(
  '%s ends the sessions, pending sign-ins and trusted browsers of a member, and password and app still work',
  async (_, end, passkeys) => {
    const packer = await aBusyPacker()
    expect(await loadMember(packer.token)).toMatchObject({ id: packer.id })
    await end(packer.id, packer.email)
    expect(await loadMember(packer.token)).toBeNull()
    expect(await packer.confirm(packer.waiting)).toMatchObject({ code: 'sign_in_expired' })
    const again = await packer.beginTrusted()
    expect(again).toMatchObject({ signIn: expect.any(String) })
    expect(again.passkey === null).toBe(passkeys === 0)
    expect(await packer.confirm(again.signIn)).toMatchObject({ success: true })
  },
)

test('only owners sign members out, their own session stays, and the log records it', async () => {
  const [packer, manager] = [await aBusyPacker(), await aMember(shop.shop, 'manager')]
  const signOut = (id: string, { token } = owner) =>
    shop.call('POST /api/staff/members/sign-out', { id }, { token })
  expect(await signOut(packer.id, manager)).toMatchObject({ code: 'forbidden' })
  expect(await signOut('nobody')).toMatchObject({ code: 'member_not_found' })
  expect(await loadMember(packer.token)).toMatchObject({ id: packer.id })
  requireSuccess(await signOut(packer.id))
  requireSuccess(await signOut(owner.id))
  requireSuccess(await shop.call('POST /api/staff/members/reset', { id: owner.id }, { token: owner.token }))
  expect(await loadMember(owner.token)).toMatchObject({ id: owner.id })
  const entries = await shop.db.select().from(staffChanges)
  expect(entries.filter(({ call }) => call === 'POST /api/staff/members/sign-out')).toMatchObject([
    { subjectId: packer.id, changes: { sessions: [1, 0] } },
  ])
})

test('a sign-in started by an earlier invitation ends when the next one is accepted', async () => {
  const invite = () => addStaff(shop.db, 'new@example.com', 'packer', shop.clock.now())
  const accept = async () => {
    const input = { invitation: await invite(), name: 'Sara', password: PASSWORD }
    return requireSuccess(await shop.call('POST /api/staff/invitation/accept', input))
  }
  const first = await accept()
  await accept()
  const code = anAuthenticatorApp(first.enrolment?.key ?? '', shop.clock).code()
  expect(await shop.call('POST /api/staff/sign-in/code', { signIn: first.signIn ?? '', code })).toMatchObject(
    {
      code: 'sign_in_expired',
    },
  )
})

test('a new link resets password and app when it is used', async () => {
  const packer = await aMember(shop.shop, 'packer')
  const { link } = requireSuccess(
    await shop.call('POST /api/staff/members/reset', { id: packer.id }, { token: owner.token }),
  )
  const invitation = link.split('#')[1] ?? ''
  const input = { invitation, name: 'Sara', password: 'a new password' }
  expect(requireSuccess(await shop.call('POST /api/staff/invitation/accept', input)).enrolment).not.toBeNull()
  expect(await loadMember(packer.token)).toBeNull()
})
