import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffInvitations, staffSessions, staffSignIns, staffTrustedBrowsers } from '#staff/staff-tables'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { aSignedInMember } from '#testing/sign-in/a-signed-in-member'
import { beside } from '#testing/sign-in/beside'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const OLD = 'sandcastle at noon'
const NEW = 'camels in the fog'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

type Member = Awaited<ReturnType<typeof aSignedInMember>>

const change = ({ token }: Member, password = NEW) =>
  shop.call('POST /api/staff/password', { current: OLD, password }, { token })
const loadSessions = ({ id }: Member) =>
  shop.db.select().from(staffSessions).where(eq(staffSessions.staffId, id))

test.each<[string, (member: Member) => Promise<object>]>([
  ['a sign-in', ({ begin }) => begin()],
  ['a sign-in in a trusted browser', ({ beginTrusted }) => beginTrusted()],
])('%s with the old password during its change is refused', async (_, signIn) => {
  const member = await aSignedInMember(shop, 'manager', OLD)
  const [changed, answer] = await beside(
    shop,
    staffTrustedBrowsers,
    () => change(member),
    () => signIn(member),
  )
  expect([changed, answer]).toMatchObject([{ success: true }, { code: 'wrong_credentials' }])
  const begun = await shop.db.select().from(staffSignIns).where(eq(staffSignIns.staffId, member.id))
  expect([begun, await loadSessions(member)]).toMatchObject([[], [{}]])
})

test('confirming a code during a password change leaves no session open', async () => {
  const member = await aSignedInMember(shop, 'manager', OLD)
  const { signIn } = await member.begin()
  const [, changed] = await beside(
    shop,
    staffSessions,
    () => member.confirm(signIn),
    () => change(member),
  )
  expect(changed).toMatchObject({ success: true })
  expect(await loadSessions(member)).toHaveLength(1)
})

test('only one of two simultaneous password changes with the old password succeeds', async () => {
  const member = await aSignedInMember(shop, 'manager', OLD)
  const answers = await beside(
    shop,
    staffTrustedBrowsers,
    () => change(member),
    () => change(member, 'another good one'),
  )
  expect(answers).toMatchObject([{ success: true }, { code: 'wrong_password' }])
})

test('a session ended by an owner at the same time cannot change the password', async () => {
  const [member, owner] = [await aSignedInMember(shop, 'manager', OLD), await aMember(shop.shop, 'owner')]
  const [reset, changed] = await beside(
    shop,
    staffInvitations,
    () => shop.call('POST /api/staff/members/reset', { id: member.id }, { token: owner.token }),
    () => change(member),
  )
  requireSuccess(reset)
  expect(changed).toMatchObject({ code: 'session_ended' })
})
