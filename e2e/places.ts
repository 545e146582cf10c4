import type { Page } from '@playwright/test'
import { aPerson, type Person } from './a-person.ts'
import { expect } from './running-shop.ts'
import type { ShopApi } from './shop-api.ts'
import { comeBackSignedIn, expectTold } from './shopping.ts'

/** Somewhere in the shop, or a state of it, and how to get there. */
export type Place = [name: string, go: (page: Page) => Promise<unknown>]

/** A text of the shop in the language that its pages are in. */
export type Say = (english: string) => string

const inEnglish: Say = (text) => text

const at = (path: string): Place => [path, (page) => page.goto(path)]

/** The page's own letters are there and what moves once has moved; its frames may still be on their way. */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })

/** What is still on its way has arrived, what moves once has moved. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('[role=status]:has([class*=skeleton])')).toHaveCount(0)
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState()))
  await comeToRest(page)
}

export const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Goes through places in turn; answers what `look` finds wrong, each with the name of its place. */
export async function goThrough(
  page: Page,
  places: readonly Place[],
  look: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = []
  for (const [name, go] of places) {
    await go(page)
    await settle(page)
    found.push(...(await look(page)).map((one) => `${name}: ${one}`))
  }
  return found
}

/** In the shop's own pages: the frames of others may have no storage. */
export const withoutWelcome = (page: Page) =>
  page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('welcomeSeen', 'yes')
  })

/** The welcome, which comes by itself; for a page that was not opened yet. */
export const welcome: Place = [
  'welcome',
  async (page) => {
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
  },
]

export async function guestPlaces(api: ShopApi, say: Say = inEnglish): Promise<Place[]> {
  const product = (await api.products()).find(({ discount }) => discount > 0)
  if (!product) throw new Error('Nothing is reduced')
  const button = (page: Page, name: string) => page.getByRole('button', { name: say(name), exact: true })
  // Its one address: what a browser is led on to does not pass the routes of a journey.
  const openProduct = async (page: Page) =>
    page.goto((await page.request.get(`/products/${product._id}`)).url())
  const inDialog = (name: string, opener: string): Place => [
    name,
    async (page) => {
      await openProduct(page)
      await button(page, opener).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ]
  return [
    at('/'),
    at('/products'),
    at('/products?category=Girls&inStock=true&sort=low-high'),
    at('/products?search=no+such+thing'),
    at('/products?search=camle'),
    [
      'filter',
      async (page) => {
        await page.goto('/products')
        const opener = button(page, 'Filter')
        // On a wide screen the filter stands beside the list.
        if (await opener.isVisible()) await opener.click()
      },
    ],
    ['product', openProduct],
    [
      'product without a choice',
      async (page) => {
        await openProduct(page)
        await button(page, 'ADD TO CART').click()
        await expect(
          page.getByText(say('Please select a color and size before adding to cart.')),
        ).toBeVisible()
      },
    ],
    inDialog('size chart', 'View Chart'),
    inDialog('zoom', 'Zoom'),
    at('/cart'),
    at('/login'),
    [
      'login with errors',
      async (page) => {
        await page.goto('/login')
        await button(page, 'Sign In').click()
        await expect(page.getByText(say('This field is required.'))).toHaveCount(2)
      },
    ],
    ['sign-up', (page) => page.getByRole('link', { name: say('Create Account') }).click()],
    [
      'sign-up with errors',
      async (page) => {
        await button(page, 'Sign Up').click()
        await expect(page.getByText(say('This field is required.')).first()).toBeVisible()
      },
    ],
    at('/no/such/page'),
  ]
}

/** Somebody with lines in the cart, an order and a wish. */
async function aBusyShopper(page: Page, api: ShopApi, person: Person): Promise<void> {
  const [first, second] = (await api.products()).filter(
    ({ discount, flashsale }) => discount > 0 && !flashsale,
  )
  const choice = await api.choice(({ product, stock }) => product._id === first?._id && stock >= 3)
  const other = await api.choice(({ product, stock }) => product._id === second?._id && stock >= 2)
  const token = await comeBackSignedIn(page, api, person)
  const { price, discount, _id: itemId } = choice.product
  const goods = Math.round(price * (100 - discount)) / 100
  await api.call('POST /api/wishlist/add', { itemId, size: choice.size, quantity: 1 }, token)
  await api.buy(token, person, choice, 1, goods > 169 ? goods : goods + 25)
  await api.addToCart(token, choice, 1)
  await api.addToCart(token, other, 1)
}

export async function shopperPlaces(
  page: Page,
  api: ShopApi,
  person: Person = aPerson(),
  say: Say = inEnglish,
): Promise<Place[]> {
  await aBusyShopper(page, api, person)
  const button = (name: string) => page.getByRole('button', { name: say(name), exact: true })
  const goToPayment = async () => {
    await page.goto('/checkout')
    const address = {
      fullname: person.name,
      email: person.email,
      phone: person.phone,
      street: '12 Al Wasl Road',
    }
    for (const [name, value] of Object.entries({ ...address, city: 'Dubai', zipcode: '00000' }))
      await page.locator(`[name=${name}]`).fill(value)
    await page.locator('[name=region]').selectOption('Dubai')
    await button('Continue to payment').click()
    await expect(page).toHaveURL('/checkout/payment')
    const fields = page.getByRole('group', { name: say('CVC'), exact: true }).locator('iframe')
    const none = say('Card payment is not available right now. Please choose Cash on Delivery.')
    await expect(fields.or(page.getByText(none))).toBeVisible()
  }
  return [
    at('/cart'),
    at('/checkout'),
    [
      'checkout with errors',
      async () => {
        await page.goto('/checkout')
        await page.locator('[name=street]').fill('')
        await button('Continue to payment').click()
        await button('Apply').click()
        await expect(page.getByText(say('Please enter a discount code.'))).toBeVisible()
      },
    ],
    ['payment', goToPayment],
    ['cash', () => page.getByRole('radio', { name: say('Cash on Delivery') }).check()],
    at('/orders'),
    at('/profile'),
    [
      'account menu',
      async () => {
        await page.goto('/products')
        const opener = page.getByRole('banner').getByRole('button', { name: say('Profile'), exact: true })
        // On a phone the bar at the bottom leads to the profile.
        if (await opener.isVisible()) await opener.click()
      },
    ],
    at('/wishlist'),
    [
      'toast',
      async () => {
        await page.getByRole('button', { name: new RegExp(`^${say('Remove')} `) }).click()
        await expectTold(page, say('Removed from wishlist'))
      },
    ],
  ]
}

/** Somebody who has just signed up has nothing yet. */
export async function newcomerPlaces(page: Page, api: ShopApi, person = aPerson()): Promise<Place[]> {
  await comeBackSignedIn(page, api, person)
  return ['/cart', '/checkout', '/orders', '/profile', '/wishlist'].map((path) => {
    const [name, go] = at(path)
    return [`${name} with nothing in it`, go]
  })
}
