import type { StaffRole } from '@little-dunes/domain/accounts/permissions'
import { MINUTE } from '@little-dunes/domain/durations'
import { addStaff } from '#staff/members/staff-commands'
import { requireSuccess } from '#testing/card-calls'
import { anAuthenticatorApp } from '#testing/sign-in/an-authenticator-app'
import type { TestShop } from '#testing/start-test-shop'

let members = 0

const findCookie = (headers: Record<string, unknown>, name: string): string =>
  new RegExp(`(?:^|,)${name}=([\\w-]+)`).exec([headers['set-cookie']].flat().join(','))?.[1] ?? ''

/** A staff member with a password and an authenticator app, signed in on a trusted browser. */
export async function aSignedInMember(shop: TestShop, role: StaffRole, password: string) {
  members += 1
  const email = `signed-in-${members}@example.com`
  const invitation = await addStaff(shop.db, email, role, shop.clock.now())
  const accept = { invitation, name: 'Huda', password }
  const accepted = requireSuccess(await shop.call('POST /api/staff/invitation/accept', accept))
  const app = anAuthenticatorApp(accepted.enrolment?.key ?? '', shop.clock)
  const payload = { signIn: accepted.signIn, code: app.code(), trust: true }
  const { headers } = await shop.request({ method: 'POST', url: '/api/staff/sign-in/code', payload })
  // A code counts once.
  shop.clock.moveBy(MINUTE)
  const [token, trust] = [findCookie(headers, 'staff_session'), findCookie(headers, 'staff_trust')]
  const { member } = requireSuccess(await shop.call('GET /api/staff/session', {}, { token }))
  const begin = (overrides: object = {}) =>
    shop.request({
      method: 'POST',
      url: '/api/staff/sign-in',
      payload: { email, password },
      ...overrides,
    })
  return {
    email,
    app,
    token,
    id: member?.id ?? '',
    /** First step of another sign-in. */
    begin: async () => (await begin()).json(),
    /** The same in the trusted browser. */
    beginTrusted: async () => (await begin({ headers: { cookie: `staff_trust=${trust}` } })).json(),
    confirm: (signIn: string) => shop.call('POST /api/staff/sign-in/code', { signIn, code: app.code() }),
  }
}
