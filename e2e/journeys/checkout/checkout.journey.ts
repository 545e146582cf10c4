import type { Page } from '@playwright/test'
import { newPerson } from '../../fixtures/person.ts'
import { productCsv } from '../../fixtures/product-csv.ts'
import { Session } from '../../fixtures/session.ts'
import type { ShopApi } from '../../fixtures/shop-api.ts'
import { OWN_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

const blanket = {
  handle: 'beach-blanket',
  title: 'Beach Blanket',
  price: 100,
  stock: { Sand: { 'One Size': 20 } },
}

/** Somebody signed in whose cart holds one thing that is not reduced and pays delivery. */
async function withOneThing(page: Page, api: ShopApi) {
  const session = new Session(page, api)
  const choice = await api.choice(
    ({ product, stock }) =>
      !product.flashsale &&
      product.discount === 0 &&
      product.price < 120 &&
      product.price % 5 === 0 &&
      stock > 4,
  )
  const person = newPerson()
  const token = await session.restore(person)
  await api.addToCart(token, choice, 1)
  return { person, token, choice, goods: choice.product.price }
}

const codeBox = (page: Page) => page.getByRole('textbox', { name: 'Discount code' })
const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true })

test.describe('Discount codes', () => {
  // CHK-07 to CHK-09, CHK-19, CHK-22, CHK-23, CHK-25, CHK-26, CHK-28, STATE-20, VAL-30, VAL-34, MSG-11, MSG-12, CONST-12, API-46, API-47
  test('FIRSTDAY takes 60 percent off the goods, and travels to the order', async ({
    page,
    api,
    toasts,
    totals,
    checkout,
  }) => {
    const { person, token, choice, goods } = await withOneThing(page, api)
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
  test('Empty, wrong and used codes have different messages and take nothing off', async ({
    page,
    api,
    allowConsole,
    toasts,
    totals,
    checkout,
  }) => {
    allowConsole(/status of (409|422)/)
    const { person, token, choice, goods } = await withOneThing(page, api)
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
test('Where words run from the right, the sign of a reduction stays in front of its amount', async ({
  page,
  api,
  totals,
}) => {
  await withOneThing(page, api)
  await page.goto('/checkout')
  await codeBox(page).fill('AFZ44')
  await apply(page).click()
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const ends = await totals.amount('Coupon AFZ44 \\(5% off\\)').evaluate((amount) => {
    const walker = document.createTreeWalker(amount, NodeFilter.SHOW_TEXT)
    const text = walker.nextNode() as Text
    const leftOf = (at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    }
    return { sign: text.data[0], first: leftOf(0), last: leftOf(text.data.length - 1) }
  })
  expect(ends.sign).toBe('−')
  expect(ends.first).toBeLessThan(ends.last)
})

test.describe('Delivery', () => {
  // CHK-10 to CHK-13, CHK-18, CHK-20, CHK-21, CONST-05 to CONST-08, PAY-10, PAY-11
  test('Express costs 10 more, on the page and in the order', async ({ page, api, totals, checkout }) => {
    const { person, token, goods } = await withOneThing(page, api)
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
  test('At exactly AED 169.00 delivery costs 25, one fil above it is free', { tag: OWN_SHOP }, async ({
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
    if (!at || !above) throw new Error('Both were imported')
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

test.describe('The delivery form', () => {
  const required = 'This field is required.'
  const wrongPhone = 'Enter a valid UAE phone number (e.g. +97150xxxxxxx)'

  // VAL-17, VAL-18, VAL-20 to VAL-23, VAL-29, MSG-17 to MSG-19, CHK-06, CHK-24
  test('Says at each field what is wrong, on leaving it and on submitting', async ({
    page,
    api,
    checkout,
  }) => {
    const { person } = await withOneThing(page, api)
    await page.goto('/checkout')
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const region = page.getByRole('combobox', { name: 'Region' })
    await expect(region.locator('option:checked')).toHaveText('Select Region')
    await field('Street').focus()
    await field('City').focus()
    await expect(field('Street')).toHaveAccessibleDescription(required)
    await expect(field('Zipcode')).not.toHaveAccessibleDescription(required)
    for (const name of ['Full name', 'Email', 'Street']) await field(name).fill('   ')
    await field('Phone').fill('511234567')

    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page).toHaveURL('/checkout')
    for (const name of ['Full name', 'Email', 'Zipcode', 'Street', 'City'])
      await expect(field(name)).toHaveAccessibleDescription(required)
    await expect(field('Phone')).toHaveAccessibleDescription(wrongPhone)
    await expect(region).toHaveAccessibleDescription(required)
    const words = page.getByRole('main').getByText(required, { exact: true })
    await expect(words).toHaveCount(6)
    for (const error of [...(await words.all()), page.getByText(wrongPhone, { exact: true })])
      await expect(error).toHaveCSS('color', 'rgb(179, 38, 30)')
    await expect(region.getByRole('option')).toHaveText([
      'Select Region',
      'Abu Dhabi',
      'Dubai',
      'Sharjah',
      'Ajman',
      'Umm Al Quwain',
      'Ras Al Khaimah',
      'Fujairah',
    ])
    await expect(field('Full name')).toBeFocused()

    await checkout.fillAddress(person)
    await field('Email').fill('not an address')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(field('Email')).toHaveAccessibleDescription('Enter a valid email address.')
    await expect(field('Email')).toBeFocused()
    await field('Email').fill(person.email)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page).toHaveURL('/checkout/payment')
  })

  // VAL-24 to VAL-28, CONST-42
  test('The phone field keeps +971 and nine digits however they come', async ({ page, api }) => {
    await withOneThing(page, api)
    await page.goto('/checkout')
    const phone = page.getByRole('textbox', { name: 'Phone' })
    const typed = async (text: string) => {
      await phone.fill('')
      await phone.pressSequentially(text)
      return phone.inputValue()
    }
    await expect(phone).toHaveValue(/^\+971/)
    expect(await typed('0501234567')).toBe('+971501234567')
    expect(await typed('50 123-4567')).toBe('+971501234567')
    expect(await typed('5012345678999')).toBe('+971501234567')
    expect(await typed('٥٠١٢٣٤٥٦٧')).toBe('+971501234567')
    await phone.fill('00971 50 123 4567')
    await expect(phone).toHaveValue('+971501234567')
    await phone.fill('')
    await expect(phone).toHaveValue('+971')

    await phone.fill('501234567')
    await phone.press('End')
    for (let key = 0; key < 4; key++) await phone.press('ArrowLeft')
    await phone.press('Backspace')
    await expect(phone).toHaveValue('+97150124567')
    await phone.press('9')
    await expect(phone).toHaveValue('+971501294567')
  })

  test('What was typed is still there after a reload', async ({ page, api, checkout, totals }) => {
    const { person, goods } = await withOneThing(page, api)
    await page.goto('/checkout')
    await checkout.fillAddress({ ...person, name: 'Another Name' })
    await page.getByRole('radio', { name: /^Express/ }).check()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Another Name')
    await expect(page.getByRole('textbox', { name: 'Street' })).toHaveValue('12 Al Wasl Road')
    await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('Dubai')
    await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked()
    await expect(totals.amount('Grand total')).toHaveText(aed(goods + 35))
  })

  // PAY-01 to PAY-04, PAY-12
  test('The payment page keeps its state over a reload and goes back without one', async ({
    page,
    api,
    checkout,
    totals,
  }) => {
    const { person, goods } = await withOneThing(page, api)
    await checkout.goToCash(person)
    await expect(checkout.confirmButton).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /^Card/ })).toHaveValue('stripe')
    await expect(page.getByRole('radio', { name: /^Cash on Delivery/ })).toHaveValue('cod')
    await expect(checkout.confirmButton).toHaveCount(0)
    await expect(totals.amount('Grand total')).toHaveText(aed(goods + 25))
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect(trail).toHaveText(['Home', 'Checkout', 'Payments'])

    await page.goto('/products')
    await page.goto('/checkout/payment')
    await expect(page).toHaveURL('/checkout')
    await expect(page.getByRole('textbox', { name: 'Street' })).toHaveValue('12 Al Wasl Road')
  })

  test('Script and SQL in name and address are text', async ({ page, api, checkout, totals }) => {
    const { token } = await withOneThing(page, api)
    const evil = `<img src=x onerror=alert(1)>'; DROP TABLE orders;--`
    const person = newPerson({ name: evil })
    await page.goto('/checkout')
    await checkout.fillAddress(person)
    await page.getByRole('textbox', { name: 'Street' }).fill(evil)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(totals.amount('Name')).toHaveText(evil)
    await expect(totals.amount('Street')).toHaveText(evil)
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
    await checkout.confirmButton.click()
    await expect(page).toHaveURL('/orders')
    await expect(page.getByRole('button', { name: /^Cancel Order/ })).toBeVisible()
    expect((await api.orders(token))[0]?.address).toMatchObject({ fullname: evil, street: evil })
  })
})

test('The address of the last order is offered at the next checkout', async ({ page, api, session }) => {
  const { person, token, choice, total } = await session.withItemInCart()
  await api.buy(token, person, choice, 1, total)
  await api.addToCart(token, choice, 1)
  await page.goto('/checkout')
  await expect(page.getByRole('textbox', { name: 'Street' })).toHaveValue('')
  await page.getByRole('button', { name: /^Deliver to your last address: 12 Al Wasl Road, Dubai$/ }).click()
  await expect(page.getByRole('textbox', { name: 'Street' })).toHaveValue('12 Al Wasl Road')
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('Dubai')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL('/checkout/payment')
})
