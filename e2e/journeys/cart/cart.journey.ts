import { pauseClock } from '../../fixtures/clock.ts'
import { newPerson } from '../../fixtures/person.ts'
import { productCsv } from '../../fixtures/product-csv.ts'
import { type Choice, listChoices, type ShopApi } from '../../fixtures/shop-api.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test, WITH_MOTION } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

test.use(WITH_MOTION)

const someChoices = async (api: ShopApi): Promise<Choice[]> =>
  listChoices(await api.products()).filter(({ stock }) => stock > 2)

// CART-05, CART-12, CART-15, CART-16, CONST-11, D-03
test('Only the cheapest flash-sale unit gets the flash price, and the cart says which', async ({
  page,
  api,
  session,
  totals,
}) => {
  const flashing = (await api.products())
    .filter(({ flashsale, discount, flashDiscount }) => flashsale && flashDiscount > discount)
    .toSorted((a, b) => a.price - b.price)
  const [cheap] = flashing
  const dear = flashing.find(({ price }) => cheap && price > cheap.price)
  if (!cheap || !dear) throw new Error('The catalogue has no flash-sale products with different prices')
  const inStock = (product: typeof cheap): Promise<Choice> =>
    api.choice((choice) => choice.product._id === product._id && choice.stock >= 2)

  const token = await session.restore(newPerson())
  await api.addToCart(token, await inStock(cheap), 2)
  await api.addToCart(token, await inStock(dear), 2)
  await page.goto('/cart')

  const at = (price: number, percent: number) => Math.round(price * (100 - percent)) / 100
  const flash = at(cheap.price, cheap.flashDiscount)
  const discounted = flash + at(cheap.price, cheap.discount) + 2 * at(dear.price, dear.discount)
  const shipping = discounted > 169 ? 0 : 25
  await expect(page.getByText(`The flash price of ${aed(flash)} applies to one ${cheap.name}.`)).toBeVisible()
  await expect(
    page.getByText('The flash price applies to one item per cart: the one with the lowest price.'),
  ).toBeVisible()
  const line = (name: string) =>
    page.getByRole('list', { name: 'Your cart' }).getByRole('listitem').filter({ hasText: name })
  const normal = at(cheap.price, cheap.discount)
  await expect(line(cheap.name)).toContainText(`1 at ${aed(flash)} · 1 at ${aed(normal)}`)
  await expect(line(dear.name)).toContainText(`${aed(at(dear.price, dear.discount))} each`)
  await expect(totals.amount('Subtotal')).toHaveText(aed(2 * cheap.price + 2 * dear.price))
  await expect(totals.amount('Discounted Price')).toHaveText(aed(discounted))
  await expect(totals.amount('Total')).toHaveText(aed(discounted + shipping))
  await expect(page.getByRole('complementary', { name: 'Cart totals' }).getByRole('term')).toHaveText([
    'Subtotal',
    'Discounted Price',
    'Shipping Fee',
    'Total',
  ])
})

// CART-01, CART-02, CART-09, STATE-12, STATE-13, API-14, MSG-07, MSG-09, CONST-40
test('Removing a line shows a toast at the top centre for two seconds', async ({
  page,
  api,
  session,
  cart,
}) => {
  await page.clock.install()
  const token = await session.restore(newPerson())
  const choice = await api.choice(({ stock }) => stock >= 2)
  await api.addToCart(token, choice, 2)
  await page.goto('/cart')
  const lines = page.getByRole('list', { name: 'Your cart' }).getByRole('listitem')
  await expect(lines).toHaveCount(1)
  await pauseClock(page)
  const updated = page.waitForRequest('**/api/cart/update')
  await page.getByRole('button', { name: `Remove ${choice.product.name}` }).click()
  const notice = page.getByText('Item removed from cart!', { exact: true })
  await expect(notice).toBeVisible()
  const { product, size, colour: colorName } = choice
  expect((await updated).postDataJSON()).toEqual({
    userId: token,
    itemId: product._id,
    size,
    colorName,
    quantity: 0,
  })
  const box = await notice.boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(20)
  expect(box?.y).toBeLessThan(300)
  await page.clock.runFor(1900)
  await expect(notice).toBeVisible()
  await page.clock.runFor(200)
  await expect(notice).toHaveCount(0)

  await expect(page.getByRole('link', { name: 'Browse Products' })).toBeVisible()
  await cart.assertItemCount(0)
  await expect.poll(() => api.cart(token)).toEqual([])
})

// STATE-09, STATE-10, STATE-12
test('Removing the last size removes its product from the cart', async ({ page, api, session }) => {
  const product = (await api.products()).find(({ variants: [first] }) =>
    first?.sizes.slice(0, 2).every(({ stocks }) => stocks > 1),
  )
  const [variant] = product?.variants ?? []
  const [one, other] = variant?.sizes ?? []
  if (!product || !variant || !one || !other) throw new Error('No product has two sizes in stock')
  const token = await session.restore(newPerson())
  for (const { size, stocks: stock } of [one, other])
    await api.addToCart(token, { product, colour: variant.colorName, size, stock }, 1)
  await page.goto('/cart')
  const readCart = async () => (await api.call('POST /api/cart/get', {}, token)).cartData
  const remove = page.getByRole('button', { name: `Remove ${product.name}` })
  await remove.first().click()
  await expect(remove).toHaveCount(1)
  await expect.poll(async () => Object.keys((await readCart())[product._id] ?? {})).toEqual([other.size])
  expect(await readCart()).toMatchObject({ [product._id]: { [other.size]: { quantity: 1 } } })
  await remove.click()
  await expect.poll(readCart).toEqual({})
})

// CART-02: the line below moves up under the pointer
test('A double click on Remove removes one line', async ({ page, api, session, toasts, cart }) => {
  const token = await session.restore(newPerson())
  const chosen = new Map((await someChoices(api)).map((choice) => [choice.product._id, choice]))
  for (const choice of [...chosen.values()].slice(0, 3)) await api.addToCart(token, choice, 1)
  await page.goto('/cart')
  const lines = page.getByRole('list', { name: 'Your cart' }).getByRole('listitem')
  await expect(lines).toHaveCount(3)
  await lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .dblclick()
  await toasts.assertShown('Item removed from cart!')
  await expect.poll(async () => (await api.cart(token)).length).toBe(2)
  await cart.assertItemCount(2)
})

// CART-06, CART-11, MSG-08
test('The cart shows and announces the amount missing for free delivery', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, shop, session, totals }) => {
  await shop.importProducts(
    productCsv({
      handle: 'beach-parasol',
      title: 'Beach Parasol',
      price: 145,
      stock: { Sand: { 'One Size': 9 } },
    }),
  )
  const token = await session.restore(newPerson())
  const product = await api.productNamed('Beach Parasol')
  await api.addToCart(token, { product, colour: 'Sand', size: 'One Size', stock: 9 }, 1)
  await page.goto('/cart')
  const progress = page.getByRole('complementary', { name: 'Cart totals' }).getByRole('status')
  await expect(progress).toHaveText('AED 24.01 more for free delivery')
  await page.getByRole('combobox', { name: 'Quantity of Beach Parasol' }).selectOption('2')
  await expect(progress).toHaveText('You get free delivery.')
  await expect(totals.amount('Shipping Fee')).toHaveText('Free')
})

// D-24, D-27, MSG-25
test('A change after the session has ended is reverted and reported once, not announced as done', async ({
  page,
  api,
  allowConsole,
  session,
}) => {
  allowConsole(/status of 401/)
  const token = await session.restore(newPerson())
  await api.addToCart(token, await api.choice(({ stock }) => stock > 1), 1)
  await page.goto('/cart')
  const remove = page.getByRole('button', { name: /^Remove/ })
  await expect(remove).toBeVisible()
  await api.call('POST /api/user/logout', {}, token)
  await remove.click()
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toHaveCount(1)
  // Checked once, because the toast would disappear by itself.
  expect(await page.getByText('Item removed from cart!').count()).toBe(0)
})

// DATA-37, SHELL-50: one currency, one delivery fee, one search text
test('Currency, delivery fee and search text are the same on every page', { tag: EDITABLE_SHOP }, async ({
  page,
  api,
  shop,
  session,
  totals,
}) => {
  await shop.importProducts(
    productCsv({
      handle: 'beach-tent',
      title: 'Beach Tent',
      price: 60,
      stock: { Sand: { 'One Size': 9 } },
    }),
  )
  await page.route('**/api/settings', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.settings.deliveryFee = 31.5
    await route.fulfill({ json: answer })
  })
  const token = await session.restore(newPerson())
  const product = await api.productNamed('Beach Tent')
  await api.addToCart(token, { product, colour: 'Sand', size: 'One Size', stock: 9 }, 1)
  await page.goto('/cart')
  await expect(totals.amount('Shipping Fee')).toHaveText(aed(31.5))
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(totals.amount('Shipping charge')).toHaveText(aed(31.5))
  await expect(totals.amount('Grand total')).toHaveText(aed(91.5))

  // Checkout has no search.
  await page.goto('/cart')
  const search = page.getByRole('banner').getByRole('searchbox')
  await search.pressSequentially('beach tent')
  await expect(page).toHaveURL('/products?search=beach+tent')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('AED 60')
  await page.reload()
  await expect(search).toHaveValue('beach tent')
  await page.getByRole('article').getByRole('link', { name: 'Beach Tent', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Beach Tent', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('AED 60')
  await page.goBack()
  await expect(search).toHaveValue('beach tent')
})

// STATE-01, DATA-17
test('A guest’s cart is stored as a map in local storage and survives a reload', async ({
  page,
  api,
  cart,
}) => {
  const choice = await api.choice(({ stock }) => stock >= 4)
  const { product, colour, size } = choice
  await page.goto('/products')
  const map = { [product._id]: { [size]: { quantity: 2, size, colorName: colour } } }
  await page.evaluate((cart) => localStorage.setItem('LocalCartData', JSON.stringify(cart)), map)
  await page.reload()
  await cart.assertItemCount(2)
})

// STATE-12
test('A line removed by mistake is restored as it was, even as the last line', async ({
  page,
  api,
  session,
  cart,
}) => {
  const token = await session.restore(newPerson())
  const choice = await api.choice(({ stock }) => stock >= 12)
  await api.addToCart(token, choice, 10)
  await api.addToCart(token, choice, 2)
  await page.goto('/cart')
  await page.getByRole('button', { name: `Remove ${choice.product.name}` }).click()
  await expect(page.getByRole('link', { name: 'Browse Products' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await cart.assertItemCount(12)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  const { product, size, colour: colorName } = choice
  await expect.poll(() => api.cart(token)).toEqual([{ itemId: product._id, size, colorName, quantity: 12 }])
})
