import type { Page } from '@playwright/test'
import { aPerson } from './a-person.ts'
import type { Place, Say } from './places.ts'
import { productFile } from './product-file.ts'
import { expect } from './running-shop.ts'
import { orderOf, type ShopApi } from './shop-api.ts'
import type { RunningShop } from './shop-process.ts'
import { comeBackSignedIn, expectTold } from './shopping.ts'

const boots = { handle: 'rain-boots', title: 'Rain Boots', price: 60, stock: { Sand: { '28': 9 } } }

/** Pages on which the shop itself says something: what it refuses, and what it has done. */
export async function answeredPlaces(
  page: Page,
  api: ShopApi,
  shop: RunningShop,
  say: Say,
): Promise<Place[]> {
  const known = aPerson()
  await api.signUp(known)
  const person = aPerson()
  const button = (name: string) => page.getByRole('button', { name: say(name), exact: true })
  const shown = (text: string) => page.getByText(say(text), { exact: true })
  /** As a notice, which passes. */
  const told = (text: string) => expectTold(page, say(text))
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value)
  }
  const signUpAs = (name: string, own: Record<string, string>, refusal: string): Place => [
    name,
    async () => {
      await fill({ name: person.name, email: person.email, phone: person.phone, password: person.password })
      await fill(own)
      await button('Sign Up').click()
      await told(refusal)
      await expect(page.getByRole('main').getByText(say(refusal), { exact: true })).toBeVisible()
    },
  ]
  const guest: Place[] = [
    [
      'wrong password',
      async () => {
        await page.goto('/login')
        await fill({ email: known.email, password: 'not the right one' })
        await button('Sign In').click()
        await told('The e-mail, mobile number or password is not right.')
      },
    ],
    ['sign-up', () => page.getByRole('link', { name: say('Create Account') }).click()],
    signUpAs('taken e-mail', { email: known.email }, 'An account with this e-mail already exists.'),
    signUpAs('taken number', { phone: known.phone }, 'An account with this mobile number already exists.'),
    signUpAs('no number', { phone: '000000000' }, 'Please enter a valid phone number.'),
  ]

  const sold = (own: object) => shop.importProducts(productFile({ ...boots, ...own }))
  const first = { token: '', stock: 9, colour: 'Sand', size: '28' }
  const bought = async () => ({ ...first, product: await api.productNamed(boots.title) })
  const code = () => page.getByRole('textbox', { name: say('Discount code') })
  const applyCode = async (text: string, answer: string) => {
    await page.goto('/checkout')
    await code().fill(text)
    await button('Apply').click()
    await expect(shown(answer)).toBeVisible()
  }
  const goToCash = async () => {
    await page.goto('/checkout')
    await fill({ fullname: person.name, email: person.email, phone: person.phone })
    await fill({ street: '12 Al Wasl Road', city: 'Dubai', zipcode: '00000' })
    await page.locator('[name=region]').selectOption('Sharjah')
  }
  const confirm = async () => {
    await button('Continue to payment').click()
    await expect(page).toHaveURL('/checkout/payment')
    await page.getByRole('radio', { name: say('Cash on Delivery') }).check()
  }
  const shopper: Place[] = [
    [
      'fewer left than in the cart',
      async () => {
        await sold({})
        first.token = await comeBackSignedIn(page, api, person)
        await api.addToCart(first.token, await bought(), 1)
        await page.goto('/cart')
        const quantity = page.getByRole('combobox')
        await expect(quantity).toHaveValue('1')
        await sold({ stock: { Sand: { '28': 1 } } })
        await quantity.selectOption('2')
        await told('There are not that many left.')
      },
    ],
    ['unknown code', () => applyCode('NOPE', 'Invalid discount code')],
    [
      'a code that was used meanwhile',
      async () => {
        await sold({})
        await goToCash()
        await code().fill('AFZ44')
        await button('Apply').click()
        await expect(shown('Discount Code Applied')).toBeVisible()
        await confirm()
        const order = orderOf(person, await bought(), 1, 82)
        await api.call('POST /api/order/place', { ...order, discountCode: 'AFZ44' }, first.token)
        await api.addToCart(first.token, await bought(), 1)
        await button('Confirm payment').click()
        await expect(shown('You have already used this discount code!')).toBeVisible()
      },
    ],
    ['used code', () => applyCode('AFZ44', 'You have already used this discount code!')],
    [
      'another price',
      async () => {
        await goToCash()
        await confirm()
        await sold({ price: 70 })
        await button('Confirm payment').click()
        await expect(page.getByText(say('The total has changed from AED 85.00 to AED 95.00.'))).toBeVisible()
      },
    ],
    [
      'sold out meanwhile',
      async () => {
        await sold({ stock: { Sand: { '28': 0 } } })
        await button('Confirm payment').click()
        await expect(shown('These items are no longer available in that number:')).toBeVisible()
      },
    ],
    ['sold out in the cart', () => page.goto('/cart')],
    [
      'placed',
      async () => {
        await sold({})
        await goToCash()
        await confirm()
        await button('Confirm payment').click()
        await told('Order placed successfully!')
        await expect(page).toHaveURL('/orders')
      },
    ],
    [
      'not paid on the hosted page',
      async () => {
        const order = orderOf(person, await bought(), 1, 85)
        const { orderId } = await api.call('POST /api/order/stripe', order, first.token)
        await page.goto(`/verify?success=false&orderId=${orderId}`)
        await told('The payment was not completed. Nothing was charged.')
        await expect(page).toHaveURL('/cart')
      },
    ],
  ]
  return [...guest, ...shopper]
}
