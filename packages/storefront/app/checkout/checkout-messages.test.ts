import { expect, test } from 'vitest'
import { checkoutMessages } from '#checkout/checkout-messages'

test('delivery methods show their name and days (CHK-10 to CHK-12)', () => {
  const { methods, days } = checkoutMessages
  expect([methods.Normal, days.Normal]).toEqual(['Normal', '2-3 Business Days'])
  expect([methods.Express, days.Express]).toEqual(['Express', '1-2 Business Days'])
})
