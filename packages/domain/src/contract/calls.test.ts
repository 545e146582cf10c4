import { expect, test } from 'vitest'
import { PERMISSIONS } from '#accounts/permissions'
import { calls } from '#contract/calls'

// API-01, API-10, API-13, API-16, API-20, API-24, API-28, API-31, API-35, API-39, API-42, API-45, API-50, API-55, API-59,
// API-62, API-66, API-70
test('every specified call has its method and path', () => {
  expect(Object.keys(calls)).toEqual(
    expect.arrayContaining([
      'GET /api/product/list',
      'POST /api/cart/add',
      'POST /api/cart/update',
      'POST /api/cart/get',
      'POST /api/cart/merge',
      'POST /api/cart/deduct-stock',
      'POST /api/wishlist/add',
      'POST /api/wishlist/get',
      'POST /api/wishlist/remove',
      'POST /api/user/register',
      'POST /api/user/login',
      'POST /api/order/place',
      'POST /api/order/stripe',
      'POST /api/order/embedded-stripe',
      'POST /api/order/verifyStripe',
      'POST /api/order/verifyEmbeddedStripe',
      'POST /api/order/userorders',
      'POST /api/order/cancel',
    ]),
  )
})

test('every reply begins with success (D-31)', () => {
  for (const { reply } of Object.values(calls)) expect(Object.keys(reply.shape)[0]).toBe('success')
})

/** Calls that are made before a session exists. */
const staffSignIn = [
  'POST /api/staff/invitation',
  'POST /api/staff/invitation/accept',
  'GET /api/staff/session',
  'POST /api/staff/sign-in',
  'POST /api/staff/sign-in/code',
  'POST /api/staff/sign-in/passkey',
]

test('a shop call is for anyone or for customers, and staff have separate calls (ROLE-01, ROLE-12, D-68)', () => {
  for (const [name, { caller }] of Object.entries(calls)) {
    const isStaff = name.includes(' /api/staff/') && !staffSignIn.includes(name)
    if (isStaff) expect(PERMISSIONS).toContain(Object(caller).staff)
    else expect(['anyone', 'customer']).toContain(caller)
  }
})

test('the token identifies the customer in every personal call (ROLE-02, ROLE-13, D-30)', () => {
  const open = Object.entries(calls).filter(([, call]) => call.caller === 'anyone')
  expect(open.map(([name]) => name).toSorted()).toEqual(
    [
      'GET /api/content',
      'GET /api/page',
      'GET /api/product/assortment',
      'GET /api/product/description',
      'GET /api/product/list',
      'GET /api/product/offer-terms',
      'GET /api/product/questions',
      'GET /api/product/related',
      'GET /api/product/reviews',
      'GET /api/product/was-price',
      'GET /api/settings',
      'GET /api/stories',
      'GET /api/story',
      'POST /api/contact',
      'POST /api/guest/start',
      'POST /api/order/address-linked',
      'POST /api/order/cancel-linked',
      'POST /api/order/document-file-linked',
      'POST /api/order/document-linked',
      'POST /api/order/e-invoice-linked',
      'POST /api/order/push-linked',
      'POST /api/order/push-off',
      'POST /api/order/push-state',
      'POST /api/order/show-linked',
      'POST /api/order/track',
      'POST /api/product/missed-search',
      'POST /api/product/stock-notice',
      'POST /api/return/cancel-linked',
      'POST /api/return/photo-linked',
      'POST /api/return/photos-linked',
      'POST /api/return/request-linked',
      'POST /api/return/show-linked',
      ...staffSignIn,
      'POST /api/user/confirm-email',
      'POST /api/user/email/keep',
      'POST /api/user/forgot-password',
      'POST /api/user/login',
      'POST /api/user/passkey-login',
      'POST /api/user/passkey-login/begin',
      'POST /api/user/register',
      'POST /api/user/reset-password',
    ].toSorted(),
  )
})

test('unknown fields of a body are dropped, including a user id (D-30)', () => {
  const line = { itemId: 'x', size: '90', colorName: 'Sea', quantity: '2' }
  const parsed = calls['POST /api/cart/deduct-stock'].input.parse({
    items: [{ ...line, price: 0 }],
    userId: 'me',
  })
  expect(parsed).toEqual({ items: [{ ...line, quantity: 2 }] })
})

test('a preview key drops characters that PostgreSQL cannot store', () => {
  expect(calls['GET /api/product/list'].input.parse({ preview: 'key\u0000' })).toMatchObject({
    preview: 'key',
  })
})
