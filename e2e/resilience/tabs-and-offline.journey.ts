import { Cart } from '../fixtures/cart.ts'
import { OFFLINE } from '../fixtures/messages.ts'
import { newPerson } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('Two tabs', () => {
  test("A guest's cart is the same in both", async ({ page, context, api, productPage }) => {
    const choice = await api.choice(({ stock }) => stock >= 5)
    const other = await context.newPage()
    await other.goto('/products')
    await new Cart(other).assertItemCount(0)
    await page.bringToFront()
    await productPage.openAndAddToCart(choice, 2)
    await new Cart(other).assertItemCount(2)
  })

  // D-27
  test('A change and a logout in one tab apply to the other', async ({
    page,
    context,
    api,
    session,
    productPage,
    cart,
  }) => {
    const choice = await api.choice(({ stock }) => stock >= 5)
    await session.restore(newPerson())
    await page.goto('/products')
    const other = await context.newPage()
    await other.goto('/cart')
    await expect(other.getByRole('link', { name: 'Browse Products' })).toBeVisible()

    await page.bringToFront()
    await productPage.openAndAddToCart(choice, 3)
    await new Cart(other).assertItemCount(3)
    await expect(other.getByRole('list', { name: 'Your cart' })).toContainText(choice.product.name)
    await other.bringToFront()
    await other.getByRole('combobox', { name: /^Quantity of/ }).selectOption('1')
    await cart.assertItemCount(1)

    await page.bringToFront()
    await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await new Cart(other).assertItemCount(0)
    await expect(other.getByText('Please login to add your cart.')).toBeVisible()
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  })
})

test.describe('Offline', () => {
  // MSG-25, STATE-08, D-24
  test('A cart change shows at once, is reverted with a message, and works again later', async ({
    page,
    context,
    api,
    allowConsole,
    session,
    toasts,
    cart,
  }) => {
    allowConsole(/Failed to load resource/)
    const choice = await api.choice(({ stock }) => stock >= 5)
    const person = newPerson()
    const token = await session.restore(person)
    await api.addToCart(token, choice, 2)
    await page.goto('/cart')
    const quantity = page.getByRole('combobox', { name: /^Quantity of/ })
    await expect(quantity).toHaveValue('2')

    await context.setOffline(true)
    await quantity.selectOption('4')
    await toasts.assertShown(OFFLINE)
    await expect(quantity).toHaveValue('2')
    await cart.assertItemCount(2)

    await context.setOffline(false)
    await quantity.selectOption('3')
    await cart.assertItemCount(3)
    await expect.poll(async () => (await api.cart(token))[0]?.quantity).toBe(3)
    await page.reload()
    await expect(quantity).toHaveValue('3')
  })

  // STATE-08
  test('A change shows before the server responds', async ({ page, api, session, cart }) => {
    const choice = await api.choice(({ stock }) => stock >= 5)
    const person = newPerson()
    const token = await session.restore(person)
    await api.addToCart(token, choice, 2)
    await page.goto('/cart')
    await expect(page.getByRole('combobox', { name: /^Quantity of/ })).toHaveValue('2')

    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/cart/update', async (route) => {
      await answered
      await route.continue()
    })
    await page.getByRole('combobox', { name: /^Quantity of/ }).selectOption('5')
    await cart.assertItemCount(5)
    expect(await api.cart(token)).toMatchObject([{ quantity: 2 }])
    answer()
    await expect.poll(async () => (await api.cart(token))[0]?.quantity).toBe(5)
    await cart.assertItemCount(5)
  })
})
