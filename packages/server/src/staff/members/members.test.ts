import { afterEach, beforeEach, expect, test } from 'vitest'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeEach(async () => {
  shop = await startTestShop()
  owner = await aMember(shop.shop, 'owner')
})
afterEach(() => shop.close())

const members = async (token = owner.token) =>
  requireSuccess(await shop.call('GET /api/staff/members', {}, { token })).members

const memberOf = async (token: string) =>
  requireSuccess(await shop.call('GET /api/staff/session', {}, { token })).member

test('an owner gives a packer an account, by a link to hand over', async () => {
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

test('a link of another host is never made: the address of the shop counts', async () => {
  const published = await shop.anotherServer({ publicUrl: 'https://shop.example' })
  const input = { email: 'packs@example.com', role: 'packer' } as const
  const { link } = requireSuccess(
    await published.call('POST /api/staff/members/invite', input, { token: owner.token }),
  )
  expect(link).toMatch(/^https:\/\/shop\.example\/backoffice\/welcome#/)
})

test('the last owner stays owner; somebody else can be made one first', async () => {
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

test('of two owners who remove each other at once one stays', async () => {
  const other = await aMember(shop.shop, 'owner')
  const answers = await Promise.all([
    shop.call('POST /api/staff/members/remove', { id: other.id }, { token: owner.token }),
    shop.call('POST /api/staff/members/remove', { id: owner.id }, { token: other.token }),
  ])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const [left] = [owner, other].filter((_, place) => answers[place]?.success)
  expect(await members(left?.token)).toHaveLength(1)
})

test('who is removed is out at once', async () => {
  const packer = await aMember(shop.shop, 'packer')
  requireSuccess(await shop.call('POST /api/staff/members/remove', { id: packer.id }, { token: owner.token }))
  expect(await memberOf(packer.token)).toBeNull()
  expect(
    await shop.call('POST /api/staff/members/reset', { id: packer.id }, { token: owner.token }),
  ).toMatchObject({ code: 'member_not_found' })
})

test('a member who lost the app gets a new link; until it is used the old way works', async () => {
  const packer = await aMember(shop.shop, 'packer')
  const { link } = requireSuccess(
    await shop.call('POST /api/staff/members/reset', { id: packer.id }, { token: owner.token }),
  )
  expect(await memberOf(packer.token)).toMatchObject({ id: packer.id })
  const invitation = link.split('#')[1] ?? ''
  const input = { invitation, name: 'Sara', password: 'a new password' }
  expect(requireSuccess(await shop.call('POST /api/staff/invitation/accept', input)).enrolment).not.toBeNull()
  expect(await memberOf(packer.token)).toBeNull()
})
