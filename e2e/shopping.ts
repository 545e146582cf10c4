import type { Page } from '@playwright/test'
import type { Person } from './a-person.ts'
import { expect } from './running-shop.ts'
import type { Choice, ShopApi } from './shop-api.ts'

/** The welcome popup comes when it likes; whoever shops closes it and goes on. */
export async function closeWelcomeWhenever(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Welcome' })
  await page.addLocatorHandler(popup, async () => {
    const close = popup.getByRole('button', { name: 'Close' })
    // It may have gone with the page that was left in this very moment.
    await close.click({ timeout: 5000 }).catch(async (cause) => {
      if (await popup.isVisible()) throw cause
    })
  })
}

export const OFFLINE = 'You seem to be offline. Please check your connection and try again.'

/** A passing notice with exactly this text has come since the page was loaded, whether or not it has gone again. */
export async function expectTold(page: Page, text: string): Promise<void> {
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as string[]).catch(() => [])
  await expect.poll(told).toContain(text)
}

/**
 * Stops the clock of a page that has one. Stopping jumps ahead: too little and a busy machine has passed the moment, too
 * much and what the page is asking the shop is given up as too slow.
 */
export async function standStill(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 10_000)
}

/** As somebody who signed up before and comes back to this browser (AUTH-10). Answers the token. */
export async function comeBackSignedIn(page: Page, api: ShopApi, person: Person): Promise<string> {
  const { token, user } = await api.signUp(person)
  const remember = ({ token, user }: Awaited<ReturnType<ShopApi['signUp']>>) => {
    // The frames of others have storage of their own, or none.
    if (window !== window.top || !location.protocol.startsWith('http')) return
    if (sessionStorage.getItem('came back')) return
    sessionStorage.setItem('came back', 'yes')
    localStorage.setItem('token', token)
    localStorage.setItem('user', JSON.stringify({ ...user, token }))
  }
  await page.addInitScript(remember, { success: true as const, message: '', token, user })
  return token
}

export const openProduct = (page: Page, { product }: Pick<Choice, 'product'>) =>
  page.goto(`/products/${product._id}`)

/** Size buttons show the code, an age beside it, or 'EU 28'. */
export const sizeButton = (page: Page, size: string) =>
  page
    .getByRole('region', { name: 'Size', exact: true })
    .getByRole('button', { name: new RegExp(`^(EU )?${size}\\b`) })

export const colourButton = (page: Page, colour: string) =>
  page.getByRole('region', { name: 'Colour', exact: true }).getByRole('button', { name: colour, exact: true })

/** On the product's page. */
export async function chooseAndAdd(page: Page, { colour, size }: Choice, quantity = 1): Promise<void> {
  await colourButton(page, colour).click()
  await sizeButton(page, size).click()
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption(String(quantity))
  await page.getByRole('button', { name: 'ADD TO CART' }).click()
}

/** The cart in the header says how many items it holds, and its badge shows the number; none at 0 (D-28). */
export async function expectItems(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Cart' : count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`
  const cart = page.getByRole('banner').getByRole('link', { name, exact: true })
  await expect(cart).toBeVisible()
  await expect(cart).toHaveText(count === 0 ? '' : count > 99 ? '99+' : String(count))
}

export async function putIntoCart(page: Page, choice: Choice, quantity = 1): Promise<void> {
  await openProduct(page, choice)
  await chooseAndAdd(page, choice, quantity)
}

/** On the login page. */
export async function signUp(page: Page, { name, email, phone, password }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Create Account' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/')
}

/** On the login page. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'Email or Mobile Number' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
}

/** At checkout; what the account knows already is written over as well. */
export async function fillDelivery(page: Page, { name, email, phone }: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await page.getByRole('textbox', { name: 'Zipcode' }).fill('00000')
  await page.getByRole('textbox', { name: 'Street' }).fill('12 Al Wasl Road')
  await page.getByRole('textbox', { name: 'City' }).fill('Dubai')
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Dubai')
}

/** From anywhere with a filled cart to the payment page, cash chosen. */
export async function goToCash(page: Page, person: Person): Promise<void> {
  await page.goto('/checkout')
  await fillDelivery(page, person)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL('/checkout/payment')
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
}

export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm payment' })

/** The amount beside a label in a list of totals or facts. */
export const amountOf = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::*[1]')

/** An amount as totals show it. */
export const aed = (amount: number): string =>
  `AED ${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
