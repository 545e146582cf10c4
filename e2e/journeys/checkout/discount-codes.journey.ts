import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

const codeBox = (page: Page) => page.getByRole('textbox', { name: 'Discount code' })
const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true })

test.describe('Discount codes', () => {
  test('a code link opens the shop, and the checkout applies the code until an order has used it', async ({
    page,
    context,
    session,
    toasts,
    totals,
    checkout,
  }) => {
    const { person, goods } = await session.withItemInCart()
    await page.goto('/discount/firstday?redirect=/products')
    await expect(page).toHaveURL('/products')
    await page.goto('/checkout')
    await expect(page.getByText('Discount Code Applied', { exact: true })).toBeVisible()
    await toasts.assertShown('Discount applied successfully!')
    await expect(codeBox(page)).toHaveValue('FIRSTDAY')
    await expect(totals.amount('Grand total')).toHaveText(aed(goods * 0.4 + 25))
    await checkout.fillAddress(person)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
    await checkout.confirmButton.click()
    await expect(page).toHaveURL(/\/orders/)
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('discount_code')
  })

  // CHK-07 to CHK-09, CHK-19, CHK-22, CHK-23, CHK-25, CHK-26, CHK-28, STATE-20, VAL-30, MSG-11, MSG-12, CONST-12, API-46, API-47
  test('FIRSTDAY takes 60 percent off the items and is stored with the order', async ({
    page,
    session,
    api,
    toasts,
    totals,
    checkout,
  }) => {
    const { person, token, choice, goods } = await session.withItemInCart()
    await page.goto('/checkout')
    await codeBox(page).fill(' firstday ')
    await apply(page).click()
    const message = page.getByText('Discount Code Applied', { exact: true })
    await expect(message).toHaveCSS('color', 'rgb(71, 104, 60)')
    await toasts.assertShown('Discount applied successfully!')
    await expect(totals.amount('Coupon FIRSTDAY \\(60% off\\)')).toHaveText(`−${aed(goods * 0.6)}`)
    await expect(totals.amount('Grand total')).toHaveText(aed(goods * 0.4 + 25))

    await checkout.fillAddress(person)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page).toHaveURL('/checkout/payment')
    const state = await page.evaluate(() => history.state.usr)
    expect(Object.keys(state).toSorted()).toEqual([
      'discountCode',
      'discountValue',
      'finalAmount',
      'formData',
      'shippingMethod',
    ])
    expect(state).toMatchObject({
      discountCode: 'FIRSTDAY',
      discountValue: 0.6,
      finalAmount: goods * 0.4 + 25,
    })
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
    const placing = page.waitForRequest('**/api/order/place')
    await checkout.confirmButton.click()
    const order = (await placing).postDataJSON()
    expect(Object.keys(order).toSorted()).toEqual([
      'address',
      'amount',
      'discountCode',
      'discountValue',
      'items',
      'shippingMethod',
    ])
    const { product, size, colour: colorName } = choice
    expect(order).toMatchObject({
      address: state.formData,
      amount: goods * 0.4 + 25,
      shippingMethod: 'Normal',
      discountCode: 'FIRSTDAY',
      discountValue: 0.6,
      items: [{ itemId: product._id, size, colorName, quantity: 1, name: product.name }],
    })
    await expect(page).toHaveURL('/orders')
    expect(await api.orders(token)).toMatchObject([{ amount: goods * 0.4 + 25, discountCode: 'FIRSTDAY' }])
  })

  // STATE-21, STATE-22, VAL-31 to VAL-33, MSG-13 to MSG-16, CONST-13, CONST-14, CHK-27, CHK-28
  test('Empty, invalid and used codes have different messages and take nothing off', async ({
    page,
    session,
    api,
    allowConsole,
    toasts,
    totals,
    checkout,
  }) => {
    allowConsole(/status of (409|422)/)
    const { person, token, choice, goods } = await session.withItemInCart()
    await page.goto('/checkout')
    await apply(page).click()
    await expect(page.getByText('Please enter a discount code.', { exact: true })).toBeVisible()
    await codeBox(page).fill('NOSUCHCODE')
    await apply(page).click()
    await expect(page.getByText('Invalid discount code', { exact: true })).toBeVisible()
    await toasts.assertShown('Invalid discount code. Please try again!')
    await codeBox(page).fill('AFZ44')
    await apply(page).click()
    await expect(totals.amount('Grand total')).toHaveText(aed(goods * 0.95 + 25))
    await codeBox(page).fill('AFZ4')
    await expect(totals.amount('Grand total')).toHaveText(aed(goods + 25))
    await codeBox(page).fill('AFZ44')
    await apply(page).click()
    await expect(totals.amount('Grand total')).toHaveText(aed(goods * 0.95 + 25))
    await codeBox(page).fill('WRONG')
    await apply(page).click()
    await expect(page.getByText('Invalid discount code', { exact: true })).toBeVisible()
    await expect(totals.amount('Grand total')).toHaveText(aed(goods + 25))
    await codeBox(page).fill('AFZ44')
    await apply(page).click()
    await expect(page.getByText('Discount Code Applied')).toBeVisible()
    await checkout.fillAddress(person)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
    await checkout.confirmButton.click()
    await expect(page).toHaveURL('/orders')

    await api.addToCart(token, choice, 1)
    await page.goto('/checkout')
    await expect(codeBox(page)).toHaveValue('')
    await codeBox(page).fill('afz44')
    await apply(page).click()
    await expect(page.getByText('You have already used this discount code!', { exact: true })).toBeVisible()
    await expect(totals.amount('Grand total')).toHaveText(aed(goods + 25))
    await checkout.fillAddress(person)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page).toHaveURL('/checkout/payment')
    expect(await page.evaluate(() => history.state.usr)).toMatchObject({
      discountCode: null,
      discountValue: 0,
    })
  })
})

// D-62
test('From right to left, the minus of a discount stays in front of its amount', async ({
  page,
  session,
  totals,
}) => {
  await session.withItemInCart()
  await page.goto('/checkout')
  await codeBox(page).fill('AFZ44')
  await apply(page).click()
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const ends = await totals.amount('Coupon AFZ44 \\(5% off\\)').evaluate((amount) => {
    const walker = document.createTreeWalker(amount, NodeFilter.SHOW_TEXT)
    const text = walker.nextNode() as Text
    const measureLeft = (at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    }
    return { sign: text.data[0], first: measureLeft(0), last: measureLeft(text.data.length - 1) }
  })
  expect(ends.sign).toBe('−')
  expect(ends.first).toBeLessThan(ends.last)
})
