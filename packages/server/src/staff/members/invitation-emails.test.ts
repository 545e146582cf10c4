import { afterEach, beforeEach, expect, test } from 'vitest'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'

const EMAIL = 'packs@example.com'

let shop: EmailShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeEach(async () => {
  shop = await startEmailShop({ storefront: null })
  owner = await aMember(shop.shop, 'owner')
})
afterEach(() => shop.close())

const invite = () => shop.call('POST /api/staff/members/invite', { email: EMAIL, role: 'packer' }, owner)

const accept = (invitation: string) =>
  shop.call('POST /api/staff/invitation/accept', {
    invitation,
    name: 'Sara',
    password: 'sand between toes 9',
  })

const lastLink = () => shop.tokenFor(EMAIL, '/backoffice/welcome')

test('an invited member gets the link by email, and it works once', async () => {
  const invited = requireSuccess(await invite())
  expect(invited.emailedTo).toBe(EMAIL)
  await shop.sendDue()
  expect(shop.smtp.inbox.at(-1)?.subject).toBe("You're invited to the Little Dunes team")
  const seen = requireSuccess(await shop.call('POST /api/staff/invitation', { invitation: lastLink() }))
  expect(seen).toMatchObject({ email: EMAIL, role: 'packer' })
  requireSuccess(await accept(lastLink()))
  // The link shown to the owner ends as well.
  for (const token of [lastLink(), invited.link.split('#')[1] ?? ''])
    expect(await accept(token)).toMatchObject({ code: 'invitation_ended' })
})

test('a new link replaces the emailed one, and is emailed while the invitation is open', async () => {
  requireSuccess(await invite())
  await shop.sendDue()
  const first = lastLink()
  const { members } = requireSuccess(await shop.call('GET /api/staff/members', {}, owner))
  const id = members.find(({ email }) => email === EMAIL)?.id ?? ''
  expect(requireSuccess(await shop.call('POST /api/staff/members/reset', { id }, owner)).emailedTo).toBe(
    EMAIL,
  )
  await shop.sendDue()
  expect(await accept(first)).toMatchObject({ code: 'invitation_ended' })
  requireSuccess(await accept(lastLink()))
})

test('a reset link is never emailed, and staff cannot read an invitation', async () => {
  const packer = await aMember(shop.shop, 'packer')
  const reset = await shop.call('POST /api/staff/members/reset', { id: packer.id }, owner)
  expect(requireSuccess(reset).emailedTo).toBeNull()
  requireSuccess(await invite())
  await shop.sendDue()
  const { emails } = requireSuccess(await shop.call('GET /api/staff/emails', {}, owner))
  expect(emails).toMatchObject([{ kind: 'staff_invitation', to: EMAIL, isReadable: false }])
  expect(await shop.call('GET /api/staff/email', { emailId: emails[0]?.id ?? '' }, owner)).toMatchObject({
    code: 'email_not_found',
  })
})

test('a member removed before the invitation is sent gets no email', async () => {
  requireSuccess(await invite())
  const { members } = requireSuccess(await shop.call('GET /api/staff/members', {}, owner))
  const id = members.find(({ email }) => email === EMAIL)?.id ?? ''
  requireSuccess(await shop.call('POST /api/staff/members/remove', { id }, owner))
  await shop.sendDue()
  expect(shop.smtp.inbox).toEqual([])
})
