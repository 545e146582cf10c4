import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

const hasEnough = ({ stock }: { stock: number }) => stock >= 5

// D-28
test('A double click on ADD TO CART adds once, and the toast undoes it', async ({
  page,
  api,
  productPage,
  cart,
}) => {
  const choice = await api.choice(hasEnough)
  await productPage.open(choice)
  await productPage.chooseColour(choice)
  await productPage.size(choice.size).click()
  await page.getByRole('button', { name: 'ADD TO CART' }).dblclick()
  const said = page.getByRole('status').filter({ hasText: 'Added to your cart. 1 item in your cart.' })
  await said.getByRole('button', { name: 'Undo' }).click()
  await expect(said).toHaveCount(0)
  await expect(
    page.getByRole('status').filter({ hasText: 'Removed from your cart. 0 items in your cart.' }),
  ).toBeAttached()
  await cart.assertItemCount(0)
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
  await productPage.openAndAddToCart(await api.choice(hasEnough))
  await expect(
    page.getByRole('status').filter({ hasText: "We couldn't add this to your cart. 0 items in your cart." }),
  ).toBeAttached()
  await expect(page.getByRole('status').filter({ hasText: /^Added to your cart/ })).toHaveCount(0)
  await cart.assertItemCount(0)
})
