import type { Page } from '@playwright/test'
import { newPerson } from '../../fixtures/person.ts'
import type { ShopApi } from '../../fixtures/shop-api.ts'
import { expect, test } from '../../fixtures/test.ts'

const strip = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const fill = (name: string) => ({ name: `Add ${name} to wishlist`, exact: true })
const empty = (name: string) => ({ name: `Remove ${name} from wishlist`, exact: true })

/** Two products of one strip, and an available size of the first. */
async function twoOfKidswear(api: ShopApi) {
  const [product, other] = (await api.products()).filter(({ bestofkids }) => bestofkids)
  const size = product?.variants[0]?.sizes.find(({ stocks }) => stocks > 0)?.size
  if (!product || !other || !size)
    throw new Error('The catalogue has fewer than two Best of Kids products in stock')
  return { product, other, size }
}

const loadWishes = async (api: ShopApi, token: string) =>
  (await api.call('POST /api/wishlist/get', {}, token)).wishData

// D-25, VAL-02, D-60
test('The heart of a card is filled for a product on the wishlist, at once and after returning', async ({
  page,
  api,
  session,
  toasts,
  productPage,
  welcomePopup,
}) => {
  const token = await session.restore(newPerson())
  const { product, other, size } = await twoOfKidswear(api)
  const kids = strip(page, 'Best of Kidswear')
  const filled = kids.getByRole('button', empty(product.name))
  await welcomePopup.skip()
  await page.goto('/')
  await kids.getByRole('link', fill(product.name)).click()
  await toasts.assertShown('Please select a size')
  await productPage.size(size).click()
  await page.getByRole('main').getByRole('button', { name: 'Add to wishlist', exact: true }).click()
  await toasts.assertShown('Added to your wishlist')
  await page.getByRole('link', { name: 'Little Dunes, home' }).first().click()
  await expect(filled).toBeVisible()
  await expect(filled.locator('svg')).not.toHaveCSS('fill', 'none')
  await expect(kids.getByRole('link', fill(other.name)).locator('svg')).toHaveCSS('fill', 'none')
  await page.reload()
  await expect(filled).toBeVisible()

  await api.call('POST /api/wishlist/remove', { itemId: product._id }, token)
  await page.reload()
  await expect(kids.getByRole('link', fill(product.name))).toBeVisible()
})

// D-25, MSG-28
test('A filled heart removes the product from the wishlist, and the next click restores it', async ({
  page,
  api,
  allowConsole,
  session,
  toasts,
}) => {
  allowConsole(/status of 503/)
  const token = await session.restore(newPerson())
  const { product, size } = await twoOfKidswear(api)
  await api.call('POST /api/wishlist/add', { itemId: product._id, size, quantity: 2 }, token)
  await page.goto(`/products?search=${encodeURIComponent(product.name)}`)
  const heart = (name: object) => page.getByRole('article').getByRole('button', name).first()
  await heart(empty(product.name)).click()
  await toasts.assertShown('Removed from wishlist')
  await expect(heart(fill(product.name))).toBeFocused()
  expect(await loadWishes(api, token)).toEqual({})
  const settled = () => expect(heart({ name: /wishlist$/ })).toHaveAttribute('aria-busy', 'false')
  await settled()
  // Another list with the same product keeps its heart.
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Low to High')
  await expect(page).toHaveURL(/sort=low-high/)
  await heart(fill(product.name)).focus()
  await page.keyboard.press('Enter')
  await toasts.assertShown('Back in your wishlist')
  await expect(heart(empty(product.name)).locator('svg')).not.toHaveCSS('fill', 'none')
  expect(await loadWishes(api, token)).toEqual({ [product._id]: { [size]: 2 } })

  await settled()
  const refusal = { success: false, code: 'unexpected', message: 'No' }
  await page.route('**/api/wishlist/remove', (route) => route.fulfill({ status: 503, json: refusal }))
  await heart(empty(product.name)).click()
  await toasts.assertShown('Error removing item')
  const notice = page.getByRole('status').filter({ hasText: `${product.name} is still in your wishlist.` })
  await expect(notice).toBeAttached()
  await expect(heart(empty(product.name)).locator('svg')).not.toHaveCSS('fill', 'none')
})
