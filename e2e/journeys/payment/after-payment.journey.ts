import type { Locator, Page } from '@playwright/test'
import type { Checkout } from '../../fixtures/checkout.ts'
import { CARDS, type Card } from '../../fixtures/payment/card.ts'
import type { Person } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Every heading that appears from now on, however briefly. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      for (const { textContent } of document.querySelectorAll('h1, h2')) seen.add(textContent ?? '')
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])
}

interface Payer {
  checkout: Checkout
  card: Card
  person: Person
}

const ways: [way: string, payButton: (payer: Payer) => Promise<Locator>][] = [
  [
    'in cash',
    async ({ checkout, person }) => {
      await checkout.goToCash(person)
      return checkout.confirmButton
    },
  ],
  [
    'by card',
    async ({ checkout, card, person }) => {
      await checkout.goToPayment(person)
      await card.fill(CARDS.succeeds)
      return card.payButton
    },
  ],
]

for (const [way, payButton] of ways) {
  // STATE-24, STATE-25, STATE-31
  test(`After paying ${way}, the customer sees the thanks above My Orders from the top, without an empty cart in between`, async ({
    page,
    session,
    cart,
    checkout,
    card,
  }) => {
    const { person } = await session.withItemInCart()
    const button = await payButton({ checkout, card, person })
    const seen = await watchHeadings(page)
    await page.evaluate(() => window.scrollTo(0, 500))
    await button.click()
    const [firstName] = person.name.split(' ')
    await expect(page.getByRole('heading', { level: 1, name: `Thank you, ${firstName}!` })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
    await cart.assertItemCount(0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect(await seen()).toContain('My Orders')
    expect(await seen()).not.toContain('Your cart is empty')
  })
}

test('The thanks show the order number, its arrival and the next steps, once', async ({
  page,
  api,
  session,
  checkout,
}) => {
  const { person, token } = await session.withItemInCart()
  await checkout.goToCash(person)
  await checkout.confirmButton.click()
  await expect(page.getByText(`We're emailing the confirmation to ${person.email}.`)).toBeVisible()
  const [order] = await api.orders(token)
  const number = order?.number ?? ''
  const main = page.getByRole('main')
  await expect(main.getByText(number, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Normal delivery, 2-3 Business Days' })).toBeVisible()
  const steps = page.getByRole('region', { name: 'What happens next' }).getByRole('listitem')
  await expect(steps).toHaveText([/^We have your order/, /^We pack it/, /^It's on its way/, /^At your door/])
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Grand total')

  await page.getByRole('link', { name: 'Track your order', exact: true }).click()
  await expect(page).toHaveURL(`/orders/${number}`)
  await page.goto('/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
})
