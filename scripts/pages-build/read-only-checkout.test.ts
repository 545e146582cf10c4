import { expect, test } from 'vitest'
import { readOnlyCheckout } from './read-only-checkout.ts'

const failure = (code: string) => Object.assign(new Error(code), { code, path: '/srv/shop/build.lock' })

test('without write access to the checkout, the error names who has to build it, and other errors stay the same', () => {
  for (const code of ['EROFS', 'EACCES', 'EPERM'])
    expect(readOnlyCheckout('storefront', failure(code))).toBe(
      'The storefront must be built, but this user can\'t write to /srv/shop/build.lock. Run "npm run build" as the owner of the checkout.',
    )
  expect(readOnlyCheckout('storefront', failure('ENOSPC'))).toBeNull()
})
