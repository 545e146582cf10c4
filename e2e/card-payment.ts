import type { Page } from '@playwright/test'
import { aPerson, type Person } from './a-person.ts'
import { expect } from './running-shop.ts'
import { type Choice, type ShopApi, shopApi } from './shop-api.ts'
import type { RunningShop } from './shop-process.ts'
import { comeBackSignedIn, expectItems, fillDelivery } from './shopping.ts'

/** Numbers of the provider's test cards, named after what their bank does. */
export const CARDS = {
  pays: '4242424242424242',
  declines: '4000000000000002',
  hasTooLittle: '4000000000009995',
  asks: '4000002500003155',
  isSlow: '4000000000006009',
}

/** Something that is not reduced and pays delivery, so that its total is price and 25. */
const isPlain = ({ product, stock }: Choice): boolean =>
  !product.flashsale && product.discount === 0 && product.price < 120 && stock > 4

/** Somebody signed in whose cart holds one thing. */
export async function withOneThing(page: Page, api: ShopApi, chosen?: Choice) {
  const choice = chosen ?? (await api.choice(isPlain))
  const person = aPerson()
  const token = await comeBackSignedIn(page, api, person)
  await api.addToCart(token, choice, 1)
  return { person, token, choice, total: choice.product.price + 25 }
}

/** From anywhere with a filled cart to the payment page, where the card is chosen already. */
export async function goToPayment(page: Page, person: Person): Promise<void> {
  await page.goto('/checkout')
  await fillDelivery(page, person)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL('/checkout/payment')
}

/** One of the provider's fields: a page of its own below a label of ours. */
export const cardField = (page: Page, name: 'Card number' | 'Expiry date' | 'CVC') =>
  page.getByRole('group', { name, exact: true }).locator('iframe').contentFrame().getByRole('textbox')

export async function fillCard(page: Page, number: string): Promise<void> {
  await cardField(page, 'Card number').fill(number)
  await cardField(page, 'Expiry date').fill('12 / 40')
  await cardField(page, 'CVC').fill('123')
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay Now — AED / })

export const onHostedPage = (page: Page) => page.getByRole('button', { name: 'Pay on the hosted page' })

/** A notice with exactly this text. */
export const notice = (page: Page, text: string) => page.getByText(text, { exact: true })

/** In the bank's window over the page (3-D Secure). */
export async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  const bank = page.getByRole('dialog', { name: 'Card authentication' }).locator('iframe').contentFrame()
  await bank.getByRole('button', { name: `${answer} authentication` }).click()
}

/** In the wallet's window over the page: it names the sum, asks who pays, and has a card to propose. */
export async function payInWallet(page: Page, total: number): Promise<void> {
  const wallet = page.getByRole('dialog', { name: 'Test wallet' }).locator('iframe').contentFrame()
  for (const name of ['Name', 'E-mail'])
    await expect(wallet.getByRole('textbox', { name, exact: true })).toBeVisible()
  await wallet.getByRole('button', { name: `Pay AED ${total.toFixed(2)}`, exact: true }).click()
}

/** On the provider's own page. */
export async function payOnHostedPage(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('12 / 40')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
  await page.getByRole('textbox', { name: 'Name on card' }).fill('Mariam Haddad')
  await page.getByRole('button', { name: /^Pay/ }).click()
}

/** What the provider has taken, in fils. */
export async function taken({ sandbox }: RunningShop): Promise<number[]> {
  const { charges } = await sandbox.state()
  return charges.filter((charge) => charge.paid).map((charge) => charge.amount)
}

/** On the page of the orders: the order is there and paid once, and what was bought is out of the cart. */
export async function expectPaidOnce(
  page: Page,
  shop: RunningShop,
  { token, total }: { token: string; total: number },
): Promise<void> {
  const api = shopApi(shop.url)
  await expect(page).toHaveURL('/orders')
  await expectItems(page, 0)
  const paid = { amount: total, paymentMethod: 'stripe', payment: true, status: 'Order Placed' }
  await expect.poll(() => api.orders(token)).toMatchObject([paid])
  await expect(page.getByText('Order Placed')).toBeVisible()
  expect(await api.cart(token)).toEqual([])
  expect(await taken(shop)).toEqual([Math.round(total * 100)])
}
