import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test('Search words added by staff find products in both languages (D-13)', {
  tag: EDITABLE_SHOP,
}, async ({ page, backoffice, api }) => {
  const [product] = await api.products()
  if (!product) throw new Error('The shop has no products')
  await backoffice.enter('products')
  await page.getByRole('link', { name: 'Search synonyms' }).click()
  await page.getByRole('button', { name: 'Add synonym' }).click()
  const line = page.getByRole('group', { name: /^Synonym \d+$/ }).last()
  await line.getByLabel('Customers type').fill('قرقاعون، zanzibar')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(line.getByText('This field is required.')).toBeVisible()
  await line.getByLabel('Finds').fill(product.name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Synonyms saved.')).toBeVisible()

  const customer = await page.context().newPage()
  await customer.goto('/ar/products?search=قرقاعون')
  await expect(customer.getByRole('article')).not.toHaveCount(0)
  await customer.goto('/products?search=zanzibar')
  await expect(customer.getByRole('article').filter({ hasText: product.name })).toHaveCount(1)
  await customer.close()

  await page.bringToFront()
  await page.getByLabel('Find a synonym').fill('zanzi')
  await page.getByRole('button', { name: /^Remove synonym \d+$/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('No synonyms match your search.')).toBeVisible()
})
