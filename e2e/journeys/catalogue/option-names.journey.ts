import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

const FABRICS = `Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Inventory Qty
quay-pyjamas,Quay Pyjamas,Fabric,Jersey,Size,110,QP-J,90,5
quay-pyjamas,,,Waffle,,110,QP-W,90,5
`

// PROD-09, LIST-01: other names in a file are no colours
test('The option name of a product comes from its file, and staff can change it', {
  tag: EDITABLE_SHOP,
}, async ({ page, shop, api, backoffice }) => {
  await shop.importProducts(FABRICS)
  const product = (await api.products()).find(({ name }) => name === 'Quay Pyjamas')
  await page.goto('/products?search=Quay+Pyjamas')
  const filter = page.getByRole('complementary', { name: 'Filter' })
  await expect(filter).toContainText('In stock only')
  await expect(filter).not.toContainText('Colour')
  await page.getByRole('link', { name: 'Quay Pyjamas', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Fabric' }).getByRole('button')).toHaveText([
    'Jersey',
    'Waffle',
  ])
  await expect(page.getByRole('heading', { name: 'Colour', exact: true })).toHaveCount(0)

  await backoffice.enter(`products/${product?._id}`)
  const field = page.getByLabel('Option name')
  await expect(field).toHaveValue('Fabric')
  await field.fill('Cloth')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Visible in the shop now.')).toBeVisible()
  await page.goto(`/products/${product?._id}`)
  await expect(page.getByRole('region', { name: 'Cloth' }).getByRole('button')).toHaveText([
    'Jersey',
    'Waffle',
  ])
})
