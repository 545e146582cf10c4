import { createClient, type TransportRequest } from '@little-dunes/domain/contract/client'
import { answerMessages } from '@little-dunes/domain/messages/answer-messages'
import { aWireRefusal } from '@little-dunes/domain/testing/a-wire-refusal'
import { expect, test } from 'vitest'
import { checkoutMessages } from '#checkout/checkout-messages'
import { checkDiscountCode } from '#checkout/discount/check-discount-code'

/** A refusal as the server sends it. */
const refused = (code: 'code_unknown' | 'code_used') => ({
  ...aWireRefusal(code),
  message: answerMessages.en[code],
})

const ITEMS = [
  {
    category: 'Girls',
    subCategory: 'Tops',
    sku: 'LD-TP-1',
    product: { price: 90_00, discount: 10, flashsale: false, flashDiscount: 0 },
  },
]

function aServer(answer: unknown) {
  const requests: TransportRequest[] = []
  const call = createClient(async (request) => {
    requests.push(request)
    if (answer instanceof Error) throw answer
    return answer
  })
  return { requests, check: (typed: string) => checkDiscountCode(call, typed, ITEMS, checkoutMessages) }
}

test('a code is trimmed and upper-cased before the check (VAL-30)', async () => {
  const { check, requests } = aServer({ success: true, code: 'FIRSTDAY', rate: 0.6 })
  expect(await check(' firstday ')).toEqual({
    applied: {
      code: 'FIRSTDAY',
      rate: 0.6,
      amountOff: 0,
      freeDelivery: false,
      categories: [],
      subCategories: [],
      skus: [],
      fullPriceOnly: false,
    },
    message: 'Discount Code Applied',
    toast: 'Discount applied successfully!',
  })
  expect(requests[0]?.body).toEqual({ code: 'FIRSTDAY' })
})

test('an empty code is not checked (VAL-31)', async () => {
  const { check, requests } = aServer(null)
  expect(await check('  ')).toEqual({
    applied: null,
    message: 'Please enter a discount code.',
    toast: null,
  })
  expect(requests).toEqual([])
})

test('an unknown code shows a message and a toast (VAL-33)', async () => {
  expect(await aServer(refused('code_unknown')).check('X')).toEqual({
    applied: null,
    message: 'Invalid discount code',
    toast: 'Invalid discount code. Please try again!',
  })
})

test('a used code shows only a message (VAL-32)', async () => {
  expect(await aServer(refused('code_used')).check('FIRSTDAY')).toEqual({
    applied: null,
    message: 'You have already used this discount code!',
    toast: null,
  })
})

test('without a network no code is applied and the reason is shown', async () => {
  const outcome = await aServer(new Error('You seem to be offline.')).check('FIRSTDAY')
  expect(outcome).toEqual({ applied: null, message: 'You seem to be offline.', toast: null })
})

test.each([
  [{ categories: ['Boys'], skus: [], subCategories: [], label: '' }, false],
  [{ categories: ['Girls'], subCategories: ['Dresses'], skus: [], label: '' }, false],
  [{ categories: [], subCategories: ['Tops'], skus: [], label: '' }, true],
  [{ categories: ['Boys', 'Girls'], skus: [], subCategories: [], label: '' }, true],
  [{ categories: [], skus: ['LD-TP-1'], subCategories: [], label: '' }, true],
  [{ categories: [], skus: ['LD-TP-2'], subCategories: [], label: '' }, false],
])('a code only for %j is applied to the cart: %s', async (only, isApplied) => {
  const { check } = aServer({ success: true, code: 'EID', rate: 0, amountOff: 20, only })
  const { applied, message, toast } = await check('eid')
  expect(applied?.code).toBe(isApplied ? 'EID' : undefined)
  expect(message).toBe(
    isApplied ? 'Discount Code Applied' : "This code doesn't apply to the items in your cart.",
  )
  expect(toast === null).toBe(!isApplied)
})

test('a code that matches no item in the cart shows its products', async () => {
  const only = { categories: ['Girls'], subCategories: ['Dresses'], skus: [], label: 'Dresses (Girls)' }
  const answer = { success: true, code: 'EID', rate: 0.1, only }
  expect(await aServer(answer).check('eid')).toMatchObject({
    applied: null,
    message: 'This code only applies to Dresses (Girls).',
  })
})

test('a full-price code is not applied to a cart of reduced products', async () => {
  const { applied, message } = await aServer({
    success: true,
    code: 'FULL',
    rate: 0.1,
    fullPriceOnly: true,
  }).check('full')
  expect(applied).toBeNull()
  expect(message).toBe("This code doesn't apply to the items in your cart.")
})
