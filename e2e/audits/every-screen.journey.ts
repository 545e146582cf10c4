import type { Page } from '@playwright/test'
import { newPerson } from '../fixtures/person.ts'
import {
  customerScreens,
  guestScreens,
  newAccountScreens,
  type Screen,
  scrollsSideways,
  visitAll,
  waitUntilSettled,
  welcomeScreen,
} from '../fixtures/screens.ts'
import { expect, test } from '../fixtures/test.ts'
import { barriers } from './barriers.ts'
import { stopsWithoutFocusIndicator } from './focus-indicators.ts'
import { forbiddenWords } from './forbidden-words.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Very narrow phones, and small and large desktops at double size. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
  { width: 720, height: 450 },
]

async function sidewaysAt(page: Page, size: typeof PHONE): Promise<string[]> {
  await page.setViewportSize(size)
  return (await scrollsSideways(page)) ? [`scrolls horizontally at ${size.width} px`] : []
}

async function defectsAt(page: Page, size: typeof PHONE): Promise<string[]> {
  const sideways = await sidewaysAt(page, size)
  const defects = [...(await barriers(page)), ...(await forbiddenWords(page))]
  return [...defects.map((one) => `${one} at ${size.width} px`), ...sideways]
}

/** Restores the initial width. */
async function defectsAtEverySize(page: Page): Promise<string[]> {
  const defects = await defectsAt(page, PHONE)
  for (const size of NARROW) defects.push(...(await sidewaysAt(page, size)))
  return [...defects, ...(await defectsAt(page, DESKTOP))]
}

/** These open differently on phones, or disappear before both sizes were checked. */
const openedOnPhone = ([name]: Screen) => ['filter', 'account menu', '/wishlist', 'toast'].includes(name)

test.describe('Every page and state is accessible, fits its width and has no forbidden words', () => {
  test('Guest screens', async ({ page, api, allowConsole, welcomePopup }) => {
    test.slow()
    allowConsole(/status of 404/)
    const welcomed = await visitAll(page, [welcomeScreen], defectsAtEverySize)
    await welcomePopup.skip()
    const others = await visitAll(page, await guestScreens(api), defectsAtEverySize)
    expect([...welcomed, ...others]).toEqual([])
  })

  test('Customer screens', async ({ page, api }) => {
    test.slow()
    expect(await visitAll(page, await customerScreens(page, api), defectsAtEverySize)).toEqual([])
  })

  test('Screens that open differently on a phone', async ({ page, api, welcomePopup }) => {
    await page.setViewportSize(PHONE)
    await welcomePopup.skip()
    const look = () => defectsAt(page, PHONE)
    const guest = await visitAll(page, (await guestScreens(api)).filter(openedOnPhone), look)
    const customer = await visitAll(page, (await customerScreens(page, api)).filter(openedOnPhone), look)
    expect([...guest, ...customer]).toEqual([])
  })

  test('Screens of a new account', async ({ page, api }) => {
    expect(await visitAll(page, await newAccountScreens(page, api), defectsAtEverySize)).toEqual([])
  })
})

for (const [device, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test.describe(`On ${device}`, () => {
    test.use({ viewport })

    test('The layout does not shift while a page loads and scrolls', async ({ page, api, session }) => {
      await page.addInitScript(() => {
        if (window !== window.top) return
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
      const token = await session.restore(newPerson())
      await api.addToCart(token, choice, 1)
      const jumps: Record<string, number> = {}
      for (const path of ['/', '/products', `/products/${choice.product._id}`, '/cart', '/checkout']) {
        await page.goto(path)
        await waitUntilSettled(page)
        await page.mouse.wheel(0, 600)
        await waitUntilSettled(page)
        const shift = await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
        )
        if (shift > 0.02) jumps[path] = shift
      }
      expect(jumps).toEqual({})
    })
  })
}

test('The shop has no dead links', async ({ page, api, shop, welcomePopup }) => {
  const [product] = await api.products()
  await welcomePopup.skip()
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

test('The content security policy blocks injected scripts', async ({ page, allowConsole }) => {
  allowConsole(/Content Security Policy|Failed to load resource/)
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

test.describe('With the keyboard only', () => {
  test.describe('The focus is always visible', () => {
    for (const [path, stops] of [
      ['/', 60],
      ['/products', 50],
      ['/login', 25],
      ['/cart', 25],
      ['/checkout', 40],
      ['/wishlist', 25],
    ] as const) {
      test(`On ${path}`, async ({ page, api, session, welcomePopup }) => {
        const choice = await api.choice(({ stock }) => stock >= 3)
        await welcomePopup.skip()
        if (path !== '/login') {
          const token = await session.restore(newPerson())
          await api.addToCart(token, choice, 1)
          await api.call(
            'POST /api/wishlist/add',
            { itemId: choice.product._id, size: choice.size, quantity: 1 },
            token,
          )
        }
        await page.goto(path)
        await waitUntilSettled(page)
        expect(await stopsWithoutFocusIndicator(page, stops)).toEqual([])
      })
    }

    test('On a product page', async ({ page, api, productPage, welcomePopup }) => {
      await welcomePopup.skip()
      await productPage.open(await api.choice(({ stock }) => stock >= 3))
      await waitUntilSettled(page)
      expect(await stopsWithoutFocusIndicator(page, 45)).toEqual([])
    })
  })

  /** Presses Tab until the control has the focus. */
  async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'combobox' | 'radio', name: RegExp) {
    const target = page.getByRole(role, { name }).first()
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 120; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reaches ${role} ${name}`)
  }

  test('A customer chooses a product, adds it to the cart and orders it', async ({
    page,
    api,
    session,
    productPage,
  }) => {
    const choice = await api.choice(({ product, stock }) => stock >= 3 && product.variants.length > 1)
    const person = newPerson()
    const token = await session.restore(person)
    const press = (key: string) => page.keyboard.press(key)
    const type = (text: string) => page.keyboard.insertText(text)
    await productPage.open(choice)
    await tabTo(page, 'button', new RegExp(`^${choice.colour}$`))
    await press('Enter')
    await tabTo(page, 'button', new RegExp(`^(EU )?${choice.size}\\b`))
    await press('Space')
    await expect(productPage.size(choice.size)).toHaveAttribute('aria-pressed', 'true')
    await tabTo(page, 'button', /^ADD TO CART$/)
    await press('Enter')
    await page.goto('/cart')
    await tabTo(page, 'link', /^Proceed to Checkout$/)
    await press('Enter')
    await expect(page).toHaveURL('/checkout')
    await tabTo(page, 'combobox', /^Region$/)
    await press('D')
    for (const [name, text] of [
      [/^City$/, 'Dubai'],
      [/^Street$/, '12 Al Wasl Road'],
    ] as const) {
      await tabTo(page, 'textbox', name)
      await type(text)
    }
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
