import { newPerson } from '../fixtures/person.ts'
import { type CsvProduct, productCsv } from '../fixtures/product-csv.ts'
import { EDITABLE_SHOP } from '../fixtures/shop-pool.ts'
import { expect, test } from '../fixtures/test.ts'
import { aed } from '../fixtures/totals.ts'

const cap: CsvProduct = {
  handle: 'quay-cap',
  title: 'Quay Cap',
  price: 60,
  stock: { Blue: { '100': 9 } },
}
const renamed: CsvProduct = { ...cap, stock: { Navy: { '100': 8 } }, formerNames: { Navy: 'Blue' } }

// D-41
test('Staff rename a colour while an old tab, a cart and an open order still contain it', {
  tag: EDITABLE_SHOP,
}, async ({ page, context, api, shop, session, productPage, cart, checkout, totals }) => {
  await shop.importProducts(productCsv(cap))
  const product = await api.productNamed(cap.title)
  const choice = { product, colour: 'Blue', size: '100', stock: 9 }
  const person = newPerson()
  const token = await session.restore(person)
  const waiting = await api.buy(token, person, choice, 1, 85)
  await productPage.openAndAddToCart(choice)
  await cart.assertItemCount(1)

  await shop.importProducts(productCsv(renamed))
  await productPage.addButton.click()
  await productPage.keepShopping()
  await cart.assertItemCount(2)
  await expect.poll(() => api.cart(token)).toMatchObject([{ colorName: 'Navy', quantity: 2 }])

  const fresh = await context.newPage()
  await fresh.goto('/cart')
  const line = fresh.getByRole('listitem').filter({ hasText: cap.title })
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('Navy')
  await expect(line).not.toContainText('Blue')
  await fresh.close()

  await page.bringToFront()
  await checkout.goToCash(person)
  await expect(totals.amount('Grand total')).toHaveText(aed(145))
  await checkout.confirmButton.click()
  await expect(page).toHaveURL('/orders')
  await expect.poll(async () => (await api.orders(token)).length).toBe(2)
  const left = { product: await api.product(product._id), colour: 'Navy', size: '100', stock: 6 }
  expect(await api.loadStock(left)).toBe(6)

  await api.call('POST /api/order/cancel', { orderId: waiting }, token)
  expect(await api.loadStock(left)).toBe(7)
})
