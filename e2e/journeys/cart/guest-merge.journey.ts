import { undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import type { Choice } from '../../fixtures/shop-api.ts'
import { expect, test } from '../../fixtures/test.ts'

// STATE-04 to STATE-06, API-20, API-21, DATA-39
test('A guest cart merges into the account cart, up to the stock', async ({
  page,
  api,
  productPage,
  cart,
  welcomePopup,
  loginPage,
}) => {
  const person = newPerson()
  const { token } = await api.signUp(person)
  const few = await api.choice(({ stock }) => stock >= 2 && stock <= 8)
  const plenty = await api.choice(({ stock, product }) => stock >= 9 && product._id !== few.product._id)
  await api.addToCart(token, few, few.stock - 1)
  await api.addToCart(token, plenty, 2)

  await productPage.openAndAddToCart(few, 2)
  await productPage.openAndAddToCart(plenty, 3)
  await cart.assertItemCount(5)
  await welcomePopup.dismissWhenShown()
  await page.goto('/login')
  const merging = page.waitForRequest('**/api/cart/merge')
  await loginPage.signIn(person)
  const entry = ({ product, size, colour: colorName }: Choice, quantity: number) => ({
    [product._id]: { [size]: { quantity, size, colorName } },
  })
  expect((await merging).postDataJSON()).toMatchObject({
    guestCart: { ...entry(few, 2), ...entry(plenty, 3) },
  })

  await cart.assertItemCount(few.stock + 5)
  const cartLines = (await api.cart(token)).map(({ itemId, quantity }) => [itemId, quantity])
  expect(new Map(cartLines as [string, number][])).toEqual(
    new Map([
      [few.product._id, few.stock],
      [plenty.product._id, 5],
    ]),
  )
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  const lines = page.getByRole('list', { name: 'Your cart' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(page.getByText('Quantity reduced: 1 item.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('LocalCartData'))).toBeNull()
})

// STATE-05, MSG-43
test('A failed merge keeps the guest cart and succeeds later, once', async ({
  page,
  api,
  allowConsole,
  productPage,
  loginPage,
  cart,
  toasts,
}) => {
  allowConsole(/Could not merge the guest cart/)
  allowConsole(/Failed to load resource/)
  const person = newPerson()
  const { token } = await api.signUp(person)
  const choice = await api.choice(({ stock }) => stock >= 5)
  await productPage.openAndAddToCart(choice, 2)
  await page.goto('/login')

  await page.route('**/api/cart/merge', (route) => route.abort())
  await loginPage.signIn(person)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('LocalCartData'))).not.toBeNull()
  expect(await api.cart(token)).toEqual([])
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await toasts.assertNone()

  await page.unroute('**/api/cart/merge')
  await page.reload()
  await cart.assertItemCount(2)
  await page.reload()
  await cart.assertItemCount(2)
  expect(await api.cart(token)).toMatchObject([{ itemId: choice.product._id, quantity: 2 }])
  expect(await page.evaluate(() => localStorage.getItem('LocalCartData'))).toBeNull()
})

// STATE-02, STATE-14, ROLE-08, DATA-39
test('A guest keeps the cart lines on the login page, and changes after signing in go to the server', async ({
  page,
  api,
  productPage,
  loginPage,
}) => {
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const { product, colour, size } = choice
  const line = { [size]: { size, colorName: colour, quantity: 1 } }
  await productPage.open(choice)
  await productPage.addToCart(choice)
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('link', { name: 'Go to Login', exact: true }).click()
  await expect(page).toHaveURL('/login')
  const lines = () => page.evaluate(() => JSON.parse(localStorage.getItem('LocalCartData') ?? 'null'))
  expect(await lines()).toEqual({ [product._id]: line })

  const person = newPerson()
  await api.signUp(person)
  await loginPage.signIn(person, '/cart')
  const sent: string[] = []
  page.on('request', async (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\/cart\/(add|update)/.test(pathname))
      sent.push(`${pathname} ${(await request.headerValue('token')) === null ? 'without' : 'with'} token`)
  })
  await productPage.open(choice)
  await productPage.addToCart(choice)
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' }).click()
  await page.getByRole('combobox', { name: `Quantity of ${product.name}` }).selectOption('1')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect.poll(() => sent).toEqual(['/api/cart/add with token', '/api/cart/update with token'])
})
