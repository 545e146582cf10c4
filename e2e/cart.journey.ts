import { aPerson } from './a-person.ts'
import { expect, test } from './running-shop.ts'
import type { Choice } from './shop-api.ts'
import { aed, amountOf, comeBackSignedIn, expectItems } from './shopping.ts'

// CART-05, CART-12, CART-15, CART-16, CONST-11
test('The cheapest flash-sale unit alone has the flash price, and the cart says which', async ({
  page,
  api,
}) => {
  const flashing = (await api.products())
    .filter(({ flashsale, discount, flashDiscount }) => flashsale && flashDiscount > discount)
    .toSorted((a, b) => a.price - b.price)
  const [cheap] = flashing
  const dear = flashing.find(({ price }) => cheap && price > cheap.price)
  if (!cheap || !dear) throw new Error('The catalogue has no two flash-sale products at different prices')
  const inStock = (product: typeof cheap): Promise<Choice> =>
    api.choice((choice) => choice.product._id === product._id && choice.stock >= 2)

  const token = await comeBackSignedIn(page, api, aPerson())
  await api.addToCart(token, await inStock(cheap), 2)
  await api.addToCart(token, await inStock(dear), 2)
  await page.goto('/cart')

  const at = (price: number, percent: number) => Math.round(price * (100 - percent)) / 100
  const flash = at(cheap.price, cheap.flashDiscount)
  const discounted = flash + at(cheap.price, cheap.discount) + 2 * at(dear.price, dear.discount)
  const shipping = discounted > 169 ? 0 : 25
  await expect(page.getByText(`One ${cheap.name} has the flash price of ${aed(flash)}.`)).toBeVisible()
  await expect(amountOf(page, 'Subtotal')).toHaveText(aed(2 * cheap.price + 2 * dear.price))
  await expect(amountOf(page, 'Discounted Price')).toHaveText(aed(discounted))
  await expect(amountOf(page, 'Total')).toHaveText(aed(discounted + shipping))
  await expect(page.getByRole('complementary', { name: 'Cart totals' }).getByRole('term')).toHaveText([
    'Subtotal',
    'Discounted Price',
    'Shipping Fee',
    'Total',
  ])
})

// CART-01, CART-02, CART-09, STATE-12, STATE-13, MSG-07, MSG-09, CONST-40
test('A removed line leaves with a notice, top centre, for two seconds', async ({ page, api }) => {
  await page.clock.install()
  const token = await comeBackSignedIn(page, api, aPerson())
  const choice = await api.choice(({ stock }) => stock >= 2)
  await api.addToCart(token, choice, 2)
  await page.goto('/cart')
  const lines = page.getByRole('list', { name: 'Your cart' }).getByRole('listitem')
  await expect(lines).toHaveCount(1)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole('button', { name: `Remove ${choice.product.name}` }).click()
  const notice = page.getByText('Item removed from cart!')
  await expect(notice).toBeVisible()
  const box = await notice.boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(20)
  expect(box?.y).toBeLessThan(300)
  await page.clock.runFor(1900)
  await expect(notice).toBeVisible()
  await page.clock.runFor(200)
  await expect(notice).toHaveCount(0)

  await expect(page.getByRole('link', { name: 'Browse Products' })).toBeVisible()
  await expectItems(page, 0)
  await expect.poll(() => api.cart(token)).toEqual([])
})

// STATE-09, STATE-10, DATA-17
test('A guest’s cart is kept as a map in local storage and survives a reload', async ({ page, api }) => {
  const choice = await api.choice(({ stock }) => stock >= 4)
  const { product, colour, size } = choice
  await page.goto('/products')
  const map = { [product._id]: { [size]: { quantity: 2, size, colorName: colour } } }
  await page.evaluate((cart) => localStorage.setItem('LocalCartData', JSON.stringify(cart)), map)
  await page.reload()
  await expectItems(page, 2)
})
