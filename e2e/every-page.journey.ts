import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { aPerson, type Person } from './a-person.ts'
import { expect, test } from './running-shop.ts'
import type { ShopApi } from './shop-api.ts'
import { comeBackSignedIn, fillDelivery, openProduct, sizeButton } from './shopping.ts'

/** Somewhere in the shop, and how to get there. */
type Place = [name: string, go: (page: Page) => Promise<unknown>]

const at = (path: string): Place => [path, (page) => page.goto(path)]

/** What is still on its way has arrived, what moves once has moved. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: /on (its|their) way/ })).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}

async function guestPlaces(api: ShopApi): Promise<Place[]> {
  const product = (await api.products()).find(({ discount }) => discount > 0)
  if (!product) throw new Error('Nothing is reduced')
  return [
    at('/'),
    at('/products'),
    at('/products?search=no+such+thing'),
    ['product', (page) => openProduct(page, { product })],
    [
      'size chart',
      async (page) => {
        await openProduct(page, { product })
        await page.getByRole('button', { name: 'View Chart' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    ],
    at('/cart'),
    at('/login'),
    [
      'sign-up with errors',
      async (page) => {
        await page.goto('/login')
        await page.getByRole('link', { name: 'Create Account' }).click()
        await page.getByRole('button', { name: 'Sign Up' }).click()
      },
    ],
    at('/no/such/page'),
  ]
}

async function shopperPlaces(page: Page, api: ShopApi, person: Person): Promise<Place[]> {
  const [first, second] = (await api.products()).filter(({ discount }) => discount > 0)
  const choice = await api.choice(({ product, stock }) => product._id === first?._id && stock >= 2)
  const other = await api.choice(({ product, stock }) => product._id === second?._id && stock >= 2)
  const token = await comeBackSignedIn(page, api, person)
  const { price, discount } = choice.product
  const goods = Math.round(price * (100 - discount)) / 100
  await api.call(
    'POST /api/wishlist/add',
    { itemId: choice.product._id, size: choice.size, quantity: 1 },
    token,
  )
  const flash = choice.product.flashsale
  if (!flash) await api.buy(token, person, choice, 1, goods > 169 ? goods : goods + 25)
  await api.addToCart(token, choice, 1)
  await api.addToCart(token, other, 1)
  return [
    at('/cart'),
    at('/checkout'),
    [
      'checkout with errors',
      async (page) => {
        await page.goto('/checkout')
        await page.getByRole('button', { name: 'Continue to payment' }).click()
        await page.getByRole('button', { name: 'Apply', exact: true }).click()
      },
    ],
    [
      'payment',
      async (page) => {
        await page.goto('/checkout')
        await fillDelivery(page, person)
        await page.getByRole('button', { name: 'Continue to payment' }).click()
        await expect(page).toHaveURL('/checkout/payment')
      },
    ],
    ['cash', (page) => page.getByRole('radio', { name: 'Cash on Delivery' }).check()],
    at('/orders'),
    at('/profile'),
    at('/wishlist'),
  ]
}

/** The rules broken in a way that keeps people out. */
async function barriers(page: Page, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${name}: ${id} at ${target.join(' ')}`))
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`On ${device}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('No page a guest sees has a barrier', async ({ page, api, mayLog }) => {
      mayLog(/status of 404/)
      const found: string[] = []
      await page.addInitScript(() => sessionStorage.setItem('welcomeSeen', 'yes'))
      for (const [name, go] of await guestPlaces(api)) {
        await go(page)
        await settle(page)
        found.push(...(await barriers(page, name)))
        if (await scrollsSideways(page)) found.push(`${name}: scrolls sideways`)
      }
      expect(found).toEqual([])
    })

    test('No page a shopper sees has a barrier', async ({ page, api }) => {
      const found: string[] = []
      for (const [name, go] of await shopperPlaces(page, api, aPerson())) {
        await go(page)
        await settle(page)
        found.push(...(await barriers(page, name)))
        if (await scrollsSideways(page)) found.push(`${name}: scrolls sideways`)
      }
      expect(found).toEqual([])
    })

    test('Nothing jumps while a page arrives and is read', async ({ page, api }) => {
      await page.addInitScript(() => {
        sessionStorage.setItem('welcomeSeen', 'yes')
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[])
            if (!entry.hadRecentInput) shifts.push(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const choice = await api.choice(({ stock }) => stock >= 2)
      const token = await comeBackSignedIn(page, api, aPerson())
      await api.addToCart(token, choice, 1)
      const jumps: Record<string, number> = {}
      for (const path of ['/', '/products', `/products/${choice.product._id}`, '/cart', '/checkout']) {
        await page.goto(path)
        await settle(page)
        await page.mouse.wheel(0, 600)
        await settle(page)
        const shift = await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
        )
        if (shift > 0.02) jumps[path] = shift
      }
      expect(jumps).toEqual({})
    })
  })
}

test.describe('On a very narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('Nothing has to be scrolled sideways', async ({ page, api, mayLog }) => {
    mayLog(/status of 404/)
    await page.addInitScript(() => sessionStorage.setItem('welcomeSeen', 'yes'))
    const wide: string[] = []
    const visit = async (places: Place[]) => {
      for (const [name, go] of places) {
        await go(page)
        await settle(page)
        if (await scrollsSideways(page)) wide.push(name)
      }
    }
    await visit(await guestPlaces(api))
    await visit(await shopperPlaces(page, api, aPerson()))
    expect(wide).toEqual([])
  })
})

// SHELL-02, SHELL-10, SHELL-11, SHELL-14 to SHELL-17
test('No link of the shop is dead', async ({ page, api, shop }) => {
  const [product] = await api.products()
  await page.addInitScript(() => sessionStorage.setItem('welcomeSeen', 'yes'))
  const links = new Set<string>()
  for (const path of ['/', '/products', `/products/${product?._id}`, '/login', '/cart']) {
    await page.goto(path)
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    for (const href of hrefs) if (href?.startsWith('/')) links.add(href)
  }
  expect(links.size).toBeGreaterThan(30)
  const dead: string[] = []
  for (const link of links) {
    const { status } = await fetch(shop.url + link)
    if (status >= 400) dead.push(`${link}: ${status}`)
  }
  expect(dead).toEqual([])
})

test('Script that is not the shop’s own does not run', async ({ page, mayLog }) => {
  mayLog(/Content Security Policy|Failed to load resource/)
  const response = await page.goto('/products')
  const policy = response?.headers()['content-security-policy'] ?? ''
  const scripts = policy.split(';').find((one) => one.trim().startsWith('script-src'))
  expect(scripts).toContain("'self'")
  expect(scripts).not.toContain('unsafe')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = "document.title = 'taken over'"
    document.body.append(script)
    const picture = document.createElement('img')
    picture.setAttribute('onerror', "document.title = 'taken over'")
    picture.src = '/none.png'
    document.body.append(picture)
  })
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveTitle(/Little Dunes/)
})

test.describe('With the keyboard alone', () => {
  /** Tab, as often as it takes. */
  async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'combobox' | 'radio', name: RegExp) {
    const target = page.getByRole(role, { name }).first()
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 120; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reaches ${role} ${name}`)
  }

  test('A product is chosen, put into the cart and ordered', async ({ page, api }) => {
    const choice = await api.choice(({ product, stock }) => stock >= 3 && product.variants.length > 1)
    const person = aPerson()
    const token = await comeBackSignedIn(page, api, person)
    const press = (key: string) => page.keyboard.press(key)
    const type = (text: string) => page.keyboard.insertText(text)
    await openProduct(page, choice)
    await tabTo(page, 'button', new RegExp(`^${choice.colour}$`))
    await press('Enter')
    await tabTo(page, 'button', new RegExp(`^(EU )?${choice.size}\\b`))
    await press('Space')
    await expect(sizeButton(page, choice.size)).toHaveAttribute('aria-pressed', 'true')
    await tabTo(page, 'button', /^ADD TO CART$/)
    await press('Enter')
    await page.goto('/cart')
    await tabTo(page, 'link', /^Proceed to Checkout$/)
    await press('Enter')
    await expect(page).toHaveURL('/checkout')
    for (const [name, text] of [
      [/^Zipcode$/, '00000'],
      [/^Street$/, '12 Al Wasl Road'],
      [/^City$/, 'Dubai'],
    ] as const) {
      await tabTo(page, 'textbox', name)
      await type(text)
    }
    await tabTo(page, 'combobox', /^Region$/)
    await press('D')
    await tabTo(page, 'button', /^Continue to payment$/)
    await press('Enter')
    await expect(page).toHaveURL('/checkout/payment')
    await tabTo(page, 'radio', /^Card/)
    await press('ArrowDown')
    await tabTo(page, 'button', /^Confirm payment$/)
    await press('Enter')
    await expect(page).toHaveURL('/orders')
    expect(await api.orders(token)).toMatchObject([{ status: 'Order Placed', address: { region: 'Dubai' } }])
  })
})
