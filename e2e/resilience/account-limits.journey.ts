import { expect, test } from '../fixtures/test.ts'

test('An account at the limit of open cash orders gets a message and keeps its cart', async ({
  page,
  api,
  allowConsole,
  checkout,
  session,
}) => {
  allowConsole(/status of 429/)
  const { person, token, choice, total } = await session.withItemInCart()
  const buyAnother = async () => {
    const other = await api.choice(
      ({ product, stock }) =>
        product.price === choice.product.price && product.discount === 0 && !product.flashsale && stock > 4,
    )
    await api.buy(token, person, other, 1, total)
  }
  for (let placed = 0; placed < 5; placed++) await buyAnother()
  await api.addToCart(token, choice, 1)
  await checkout.goToCash(person)
  // In another window, after this one has offered cash.
  await buyAnother()
  await api.addToCart(token, choice, 1)
  const before = await api.cart(token)
  await checkout.confirmButton.click()
  await expect(page.getByText("You've reached the limit of undelivered cash orders.").first()).toBeVisible()
  await expect(page).toHaveURL('/checkout/payment')
  expect(await api.cart(token)).toEqual(before)
  expect(await api.orders(token)).toHaveLength(6)

  await page.reload()
  await expect(
    page.getByText("You've reached the limit of undelivered cash orders. Please pay by card."),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeDisabled()
})
