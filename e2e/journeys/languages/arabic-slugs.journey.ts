import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { staffCalls } from '../../fixtures/staff-calls.ts'
import { expect, test } from '../../fixtures/test.ts'

const toSlug = (name: string): string => name.split(/[^\p{L}\p{N}\p{M}]+/u).join('-')

// D-10
test('The URL of an Arabic page contains the Arabic name, and an old name redirects to the current one', {
  tag: EDITABLE_SHOP,
}, async ({ page, shop, backoffice }) => {
  await page.goto('/ar/products')
  const card = page.getByRole('article').getByRole('link', { name: /^[\p{Script=Arabic}\s]+$/u })
  await card.first().click()
  await expect(page.getByRole('button', { name: 'إضافة إلى السلة' })).toBeVisible()
  const [, , category = '', , productId = ''] = new URL(page.url()).pathname.split('/')
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const getAddress = (words: string) => `/ar/${category}/${toSlug(words)}/${productId}`
  expect(decodeURI(new URL(page.url()).pathname)).toBe(getAddress(name))

  await backoffice.enter(`products/${productId}`)
  const call = staffCalls(page.request, shop.url)
  const change = { field: 'nameAr', from: name, to: 'عباءة الواحة' }
  await call('POST /api/staff/product/save', { productId, changes: [change] })
  await page.goto(getAddress(name))
  await expect(page.getByRole('heading', { level: 1, name: 'عباءة الواحة' })).toBeVisible()
  expect(decodeURI(new URL(page.url()).pathname)).toBe(getAddress('عباءة الواحة'))
})
