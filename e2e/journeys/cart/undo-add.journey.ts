import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

const hasEnough = ({ stock }: { stock: number }) => stock >= 5

// D-28
test('A double click on ADD TO CART adds once, and the panel undoes it', async ({
  page,
  api,
  productPage,
  cart,
}) => {
  const choice = await api.choice(hasEnough)
  await productPage.open(choice)
  await productPage.choose(choice)
  await productPage.addButton.dblclick()
  const panel = productPage.addedPanel
  await expect(
    panel.getByRole('status').filter({ hasText: 'Added to your cart. 1 item in your cart.' }),
  ).toBeAttached()
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(panel).toHaveCount(0)
  await expect(
    page.getByRole('status').filter({ hasText: 'Removed from your cart. 0 items in your cart.' }),
  ).toBeAttached()
  await cart.assertItemCount(0)

  // The second click hits the panel, whose code is loaded now.
  await productPage.addButton.dblclick()
  await productPage.keepShopping()
  await cart.assertItemCount(1)
})

// D-24, D-28
test('A failed add is announced as reverted', async ({
  page,
  api,
  allowConsole,
  session,
  productPage,
  cart,
}) => {
  allowConsole(/Failed to load resource/)
  await session.restore(newPerson())
  await page.route('**/api/cart/add', (route) => route.abort())
  const choice = await api.choice(hasEnough)
  await productPage.open(choice)
  await productPage.choose(choice)
  await productPage.addButton.click()
  await expect(
    page.getByRole('status').filter({ hasText: "We couldn't add this to your cart. 0 items in your cart." }),
  ).toBeAttached()
  await expect(productPage.addedPanel).toHaveCount(0)
  await cart.assertItemCount(0)
})
