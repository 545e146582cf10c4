import { newPerson } from '../../fixtures/person.ts'
import { type CsvProduct, productCsv } from '../../fixtures/product-csv.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

const raincoat: CsvProduct = {
  handle: 'harbour-raincoat',
  title: 'Harbour Raincoat',
  price: 90,
  prices: { '110': 120 },
  stock: { Yellow: { '100': 5, '110': 5 } },
}

// D-06, D-69
test('A size can have a custom price, from the card to the order', { tag: EDITABLE_SHOP }, async ({
  page,
  api,
  shop,
  session,
  productPage,
  cart,
  checkout,
  totals,
}) => {
  await shop.importProducts(productCsv(raincoat))
  const person = newPerson()
  const token = await session.restore(person)
  await page.goto('/products?search=Harbour+Raincoat')
  const card = page.getByRole('article').filter({ hasText: raincoat.title })
  await expect(card).toContainText(/from\s*AED 90/)

  await card.getByRole('link', { name: raincoat.title, exact: true }).click()
  const price = page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: /AED \d+$/ })
    .first()
  await expect(price).toHaveText(/^from\s*AED 90$/)
  await productPage.size('110').click()
  await expect(price).toHaveText('AED 120')
  await productPage.size('100').click()
  await expect(price).toHaveText('AED 90')
  await productPage.size('110').click()
  await productPage.addButton.click()
  await productPage.keepShopping()
  await cart.assertItemCount(1)

  await page.goto('/cart')
  await expect(totals.amount('Subtotal')).toHaveText(aed(120))
  await checkout.goToCash(person)
  await expect(totals.amount('Grand total')).toHaveText(aed(145))
  await checkout.confirmButton.click()
  await expect(page).toHaveURL('/orders')
  expect(await api.orders(token)).toMatchObject([{ amount: 145, items: [{ size: '110', price: 120 }] }])
})
