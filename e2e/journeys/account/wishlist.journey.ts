import { flashSaleChoice, undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { productCsv } from '../../fixtures/product-csv.ts'
import type { Choice } from '../../fixtures/shop-api.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

// WISH-01 to WISH-03, MSG-29, MSG-30, D-02, D-25
test('The wishlist shows title, price and size, and heart and button remove an item', async ({
  page,
  api,
  session,
  toasts,
}) => {
  const token = await session.restore(newPerson())
  const [plain] = await undiscountedChoices(api, 1)
  const reduced = await flashSaleChoice(api)
  if (!plain) throw new Error('The shop has no undiscounted product in stock')
  for (const { product, size } of [plain, reduced])
    await api.call('POST /api/wishlist/add', { itemId: product._id, size, quantity: 1 }, token)
  await page.goto('/wishlist')
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist', exact: true })).toBeVisible()
  const wish = ({ product }: Choice) =>
    page.getByRole('list', { name: 'Wishlist' }).getByRole('listitem').filter({ hasText: product.name })
  const { price, flashDiscount } = reduced.product
  await expect(wish(plain)).toContainText(`AED ${plain.product.price}`)
  await expect(wish(plain)).not.toContainText('OFF')
  await expect(wish(reduced)).toContainText(`AED ${Math.round((price * (100 - flashDiscount)) / 100)}`)
  await expect(wish(reduced)).toContainText(`was AED ${price}`)
  await expect(wish(reduced)).toContainText(`${flashDiscount}% OFF`)
  await expect(wish(reduced)).toContainText(reduced.size)

  await wish(plain)
    .getByRole('button', { name: `Remove ${plain.product.name}`, exact: true })
    .click()
  await toasts.assertShown('Removed from wishlist')
  await expect(wish(plain)).toHaveCount(0)
  await wish(reduced).getByRole('button', { includeHidden: true }).first().click()
  await expect(page.getByText('No items in wishlist.', { exact: true })).toBeVisible()
  expect((await api.call('POST /api/wishlist/get', {}, token)).wishlistData).toEqual([])
})

// VAL-02, MSG-20, D-65
test('A heart outside the product page asks for a size and adds nothing', async ({
  page,
  api,
  session,
  toasts,
}) => {
  const person = newPerson()
  const token = await session.restore(person)
  const [product] = await api.products()
  if (!product) throw new Error('The shop has no products')
  await page.goto(`/products?search=${encodeURIComponent(product.name)}`)
  await page
    .getByRole('article')
    .getByRole('link', { name: `Add ${product.name} to wishlist`, exact: true })
    .click()
  await toasts.assertShown('Please select a size')
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Size', exact: true })).toBeVisible()
  expect((await api.call('POST /api/wishlist/get', {}, token)).wishlistData).toEqual([])
  expect(await api.cart(token)).toEqual([])
})

test('A wishlist item goes into the cart, or to the product page when it has several colours', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, shop, session, cart, productPage }) => {
  await shop.importProducts(
    productCsv(
      { handle: 'one-blue-cap', title: 'One Blue Cap', price: 30, stock: { Blue: { '100': 4 } } },
      {
        handle: 'two-coats',
        title: 'Two Coats',
        price: 80,
        stock: { Blue: { '100': 4 }, Red: { '100': 2 } },
      },
    ),
  )
  const [cap, coat] = [await api.productNamed('One Blue Cap'), await api.productNamed('Two Coats')]
  const token = await session.restore(newPerson())
  for (const { _id: itemId } of [cap, coat])
    await api.call('POST /api/wishlist/add', { itemId, size: '100', quantity: 1 }, token)
  await page.goto('/wishlist')
  await page.getByRole('button', { name: 'Add to cart: One Blue Cap' }).click()
  await expect(productPage.addedPanel).toContainText('One Blue Cap')
  await productPage.keepShopping()
  await cart.assertItemCount(1)
  await page.getByRole('button', { name: 'Add to cart: Two Coats' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two Coats' })).toBeVisible()
  await expect(page).toHaveURL((url) => url.searchParams.get('size') === '100')
  await expect(page.getByRole('combobox', { name: 'Quantity' })).toBeEnabled()
})
