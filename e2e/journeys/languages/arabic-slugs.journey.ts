import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { staffCalls } from '../../fixtures/staff-calls.ts'
import { expect, test } from '../../fixtures/test.ts'

const slugOf = (name: string): string => name.split(/[^\p{L}\p{N}\p{M}]+/u).join('-')

// D-10
test('The address of an Arabic page carries the Arabic name, and a former name leads to the present one', {
  tag: EDITABLE_SHOP,
}, async ({ page, shop, api, backoffice }) => {
  const [product] = await api.products()
  if (!product) throw new Error('The shop is empty')
  await page.goto(`/ar/products/${product._id}`)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect(name).toMatch(/\p{Script=Arabic}/u)
  const addressOf = (words: string) => `/ar/${product.category}/${slugOf(words)}/${product._id}`
  await expect.poll(() => decodeURI(new URL(page.url()).pathname)).toBe(addressOf(name))

  await backoffice.enter(`products/${product._id}`)
  const call = staffCalls(page.request, shop.url)
  const change = { field: 'nameAr', from: name, to: 'عباءة الواحة' }
  await call('POST /api/staff/product/save', { productId: product._id, changes: [change] })
  await page.goto(addressOf(name))
  await expect(page.getByRole('heading', { level: 1, name: 'عباءة الواحة' })).toBeVisible()
  expect(decodeURI(new URL(page.url()).pathname)).toBe(addressOf('عباءة الواحة'))
})
