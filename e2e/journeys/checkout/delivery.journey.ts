import { newPerson } from '../../fixtures/person.ts'
import { productCsv } from '../../fixtures/product-csv.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

const blanket = {
  handle: 'beach-blanket',
  title: 'Beach Blanket',
  price: 100,
  stock: { Sand: { 'One Size': 20 } },
}

test.describe('Delivery', () => {
  // CHK-10 to CHK-13, CHK-18, CHK-20, CHK-21, CONST-05 to CONST-08, PAY-10, PAY-11
  test('Express costs 10 more, on the page and in the order', async ({
    page,
    session,
    api,
    totals,
    checkout,
  }) => {
    const { person, token, goods } = await session.withItemInCart()
    await page.goto('/checkout')
    await expect(page.getByRole('radio', { name: /^Normal 2-3 Business Days \+ AED 0\.00$/ })).toBeChecked()
    await expect(totals.amount('Express Delivery Cost')).toHaveText(aed(0))
    await page.getByRole('radio', { name: /^Express 1-2 Business Days \+ AED 10\.00$/ }).check()
    await expect(totals.amount('Express Delivery Cost')).toHaveText(aed(10))
    await expect(totals.amount('Grand total')).toHaveText(aed(goods + 35))
    await checkout.fillAddress(person)
    await page.getByRole('button', { name: 'Continue to payment' }).click()

    const summary = page.getByRole('complementary', { name: 'Billing summary' })
    for (const fact of [person.name, person.email, `+971${person.phone}`, '12 Al Wasl Road', '00000'])
      await expect(summary).toContainText(fact)
    await expect(totals.amount('Shipping')).toHaveText('Express')
    await expect(totals.amount('City')).toHaveText('Dubai')
    await expect(totals.amount('Region')).toHaveText('Dubai')
    await expect(totals.amount('Grand total')).toHaveText(aed(goods + 35))
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
    await checkout.confirmButton.click()
    await expect(page).toHaveURL('/orders')
    expect(await api.orders(token)).toMatchObject([{ amount: goods + 35, shippingMethod: 'Express' }])
  })

  // CART-06, CART-10 to CART-12, CART-14, CHK-16, CONST-02, CONST-04, MSG-08
  test('Delivery costs 25 at exactly AED 169.00 and is free one fil above', { tag: EDITABLE_SHOP }, async ({
    page,
    api,
    shop,
    session,
    totals,
  }) => {
    await shop.importProducts(
      productCsv(
        { ...blanket, handle: 'just', title: 'Just At The Limit', price: 169 },
        { ...blanket, handle: 'above', title: 'Just Above The Limit', price: 169.01 },
      ),
    )
    const token = await session.restore(newPerson())
    const [at, above] = await Promise.all(
      ['Just At The Limit', 'Just Above The Limit'].map((name) => api.productNamed(name)),
    )
    if (!at || !above) throw new Error('The imported products are missing')
    const choice = { colour: 'Sand', size: 'One Size', stock: 20 }
    await api.addToCart(token, { ...choice, product: at }, 1)
    await page.goto('/cart')
    await expect(totals.amount('Shipping Fee')).toHaveText(aed(25))
    await expect(totals.amount('Total')).toHaveText(aed(194))
    await page.goto('/checkout')
    await expect(totals.amount('Shipping charge')).toHaveText(aed(25))
    await expect(totals.amount('Grand total')).toHaveText(aed(194))

    await api.addToCart(token, { ...choice, product: above }, 1)
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Remove Just At The Limit' }).click()
    await expect(totals.amount('Shipping Fee')).toHaveText('Free')
    await expect(totals.amount('Total')).toHaveText(aed(169.01))
    await page.goto('/checkout')
    await expect(totals.amount('Shipping charge')).toHaveText('Free')
    await page.getByRole('radio', { name: /^Express/ }).check()
    await expect(totals.amount('Grand total')).toHaveText(aed(179.01))
  })
})
