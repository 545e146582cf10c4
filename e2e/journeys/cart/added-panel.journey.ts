import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

for (const [device, options] of [
  ['a computer', { viewport: { width: 1440, height: 900 } }],
  ['a phone', PHONE],
] as const)
  test.describe(`On ${device}`, () => {
    test.use(options)

    // PROD-14, CART-11, D-28
    test('A panel shows the added item, the way to free delivery and to the cart', async ({
      page,
      api,
      productPage,
    }) => {
      const choice = await api.choice(
        ({ product: { price, discount, flashsale }, stock }) =>
          price < 80 && discount === 0 && !flashsale && stock >= 6,
      )
      await productPage.open(choice)
      await productPage.choose(choice, 2)
      const { addButton, addedPanel: panel } = productPage
      await addButton.click()
      const item = panel.getByRole('listitem')
      await expect(item).toContainText(choice.product.name)
      await expect(item).toContainText(choice.colour)
      await expect(item).toContainText('Quantity: 2')
      const price = 2 * choice.product.price
      await expect(item).toContainText(aed(price))
      await expect(panel.getByText('Cart (2 items)')).toBeVisible()
      await expect(
        panel.getByRole('status').filter({ hasText: /^AED \S+ more for free delivery$/ }),
      ).toBeVisible()
      await expect(page.getByTestId('toast')).toHaveCount(0)

      for (let presses = 0; presses < 6; presses++) {
        await page.keyboard.press('Tab')
        await expect(panel.locator(':focus')).toHaveCount(1)
      }
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expect(addButton).toBeFocused()

      await addButton.click()
      await expect(panel.getByText('Cart (3 items)')).toBeVisible()
      await page.mouse.click(20, 60)
      await expect(panel).toHaveCount(0)

      await addButton.click()
      await expect(panel.getByText('Cart (4 items)')).toBeVisible()
      await panel.getByRole('link', { name: 'View cart' }).click()
      await expect(page).toHaveURL('/cart')
      await expect(panel).toHaveCount(0)
      await page.goBack()
      await expect(addButton).toBeVisible()
      await expect(panel).toHaveCount(0)
    })
  })

// D-24, D-28
test('Without the code of the panel, a toast reports the add', async ({
  page,
  api,
  allowConsole,
  productPage,
  cart,
}) => {
  allowConsole(/Failed to load resource/)
  const choice = await api.choice(({ stock }) => stock >= 5)
  await productPage.open(choice)
  await productPage.choose(choice)
  await page.route('**/assets/added-panel-*.js', (route) => route.abort())
  await productPage.addButton.click()
  const said = page.getByRole('status').filter({ hasText: 'Added to your cart. 1 item in your cart.' })
  await said.getByRole('button', { name: 'Undo' }).click()
  await expect(said).toHaveCount(0)
  await cart.assertItemCount(0)
})

// STATE-13, D-28
test('On the cart page, an item that returns has a toast and no panel', async ({
  page,
  api,
  session,
  productPage,
}) => {
  await session.restore(newPerson())
  const choice = await api.choice(({ stock }) => stock >= 5)
  await productPage.openAndAddToCart(choice)
  await page.goto('/cart')
  await page.getByRole('button', { name: `Remove ${choice.product.name}` }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Added to your cart. 1 item' })).toBeVisible()
  await expect(productPage.addedPanel).toHaveCount(0)
})
