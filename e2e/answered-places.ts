import type { Page } from '@playwright/test'
import { aPerson } from './a-person.ts'
import type { Place, Say } from './places.ts'
import { productFile } from './product-file.ts'
import { expect } from './running-shop.ts'
import { orderOf, type ShopApi } from './shop-api.ts'
import type { RunningShop } from './shop-process.ts'
import { comeBackSignedIn } from './shopping.ts'

const boots = { handle: 'rain-boots', title: 'Rain Boots', price: 60, stock: { Sand: { '28': 9 } } }

/** Whatever goes away by itself stays until `meanwhile` is through and looked at; the next place lets time go on. */
async function whileTimeStands(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
  await meanwhile()
}

/** Does `go` in a page whose time runs. */
const inTime = ([name, go]: Place): Place => [
  name,
  async (page) => {
    await page.clock.resume()
    await go(page)
  },
]

/** Pages on which the shop itself says something: what it refuses, and what it has done. For a page with a clock. */
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
  const told = (text: string) => page.getByText(say(text), { exact: true })
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value)
  }
  const signUpAs = (name: string, own: Record<string, string>, refusal: string): Place => [
    name,
    async () => {
      await fill({ name: person.name, email: person.email, phone: person.phone, password: person.password })
      await fill(own)
      await whileTimeStands(page, async () => {
        await button('Sign Up').click()
        // At the field and as a notice.
        await expect(told(refusal)).toHaveCount(2)
      })
    },
  ]
  const guest: Place[] = [
    [
      'wrong password',
      async () => {
        await page.goto('/login')
        await fill({ email: known.email, password: 'not the right one' })
        await whileTimeStands(page, async () => {
          await button('Sign In').click()
          await expect(told('The e-mail, mobile number or password is not right.')).toBeVisible()
        })
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
    await whileTimeStands(page, async () => {
      await button('Apply').click()
      await expect(told(answer)).toBeVisible()
    })
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
        await whileTimeStands(page, async () => {
          await quantity.selectOption('2')
          await expect(told('There are not that many left.')).toBeVisible()
        })
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
        await expect(told('Discount Code Applied')).toBeVisible()
        await confirm()
        const order = orderOf(person, await bought(), 1, 82)
        await api.call('POST /api/order/place', { ...order, discountCode: 'AFZ44' }, first.token)
        await api.addToCart(first.token, await bought(), 1)
        await button('Confirm payment').click()
        await expect(told('You have already used this discount code!')).toBeVisible()
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
        await expect(told('These items are no longer available in that number:')).toBeVisible()
      },
    ],
    ['sold out in the cart', () => page.goto('/cart')],
    [
      'placed',
      async () => {
        await sold({})
        await goToCash()
        await confirm()
        await whileTimeStands(page, async () => {
          await button('Confirm payment').click()
          await expect(told('Order placed successfully!')).toBeVisible()
          await expect(page).toHaveURL('/orders')
        })
      },
    ],
    [
      'not paid on the hosted page',
      async () => {
        const order = orderOf(person, await bought(), 1, 85)
        const { orderId } = await api.call('POST /api/order/stripe', order, first.token)
        await whileTimeStands(page, async () => {
          await page.goto(`/verify?success=false&orderId=${orderId}`)
          await expect(told('The payment was not completed. Nothing was charged.')).toBeVisible()
          await expect(page).toHaveURL('/cart')
        })
      },
    ],
  ]
  return [...guest, ...shopper].map(inTime)
}
