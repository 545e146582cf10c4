import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

// VAL-02, MSG-20, MSG-29, MSG-30, MSG-66, WISH-02 to WISH-04, SHELL-16, API-28
test('A customer must choose a size to add to the wishlist, and can remove it again', async ({
  page,
  api,
  productPage,
  session,
  toasts,
}) => {
  const choice = await api.choice(({ stock }) => stock > 0)
  const { product, size } = choice
  const wish = page.getByRole('main').getByRole('button', { name: 'Add to wishlist', exact: true })
  await productPage.open(choice)
  await wish.click()
  await expect(page).toHaveURL('/login')

  await session.restore(newPerson())
  await page.goto('/wishlist')
  await expect(page.getByText('No items in wishlist.')).toBeVisible()
  await productPage.open(choice)
  await wish.click()
  await toasts.assertShown('Please select a size')
  await productPage.chooseColour(choice)
  await productPage.size(size).click()
  await wish.click()
  await toasts.assertShown('Added to your wishlist')
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click()
  const listed = page.getByRole('list', { name: 'Wishlist' }).getByRole('listitem')
  await expect(listed).toContainText([product.name])
  const remove = page.getByRole('button', { name: `Remove ${product.name}`, exact: true })
  await expect(remove).toHaveText('Remove')
  await remove.click()
  await toasts.assertShown('Removed from wishlist')
  await expect(page.getByText('No items in wishlist.')).toBeVisible()
})
