import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

test.describe('The delivery form', () => {
  const required = 'This field is required.'
  const wrongPhone = 'Enter a valid UAE phone number (e.g. +97150xxxxxxx)'

  // VAL-17, VAL-18, VAL-20 to VAL-23, VAL-29, MSG-17 to MSG-19, CHK-06, CHK-24
  test('Shows an error at each invalid field, on blur and on submit', async ({ page, session, checkout }) => {
    const { person } = await session.withItemInCart()
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

    await expect(field('Zipcode')).toHaveAccessibleDescription('The UAE has no postcodes. Leave 00000.')
    await field('Zipcode').fill(' ')
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
  test('The phone field keeps +971 and nine digits for any input', async ({ page, session }) => {
    await session.withItemInCart()
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

  test('Typed values survive a reload', async ({ page, session, checkout, totals }) => {
    const { person, goods } = await session.withItemInCart()
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

  test('Area, building, flat and note are sent inside the street, and survive the way back', async ({
    page,
    session,
    api,
    checkout,
    totals,
  }) => {
    const { person, token, choice } = await session.withItemInCart()
    const field = (name: string) => page.getByRole('textbox', { name })
    await page.goto('/checkout')
    await expect(field('Zipcode')).toHaveValue('00000')
    await checkout.fillAddress(person)
    await field('Building or villa').fill('Palm Heights Tower')
    await field('Street').fill('Al Marsa Street')
    await field('Area').fill('Dubai Marina')
    await field('Flat').fill('1204')
    await field('Note for the courier').fill('x'.repeat(190))
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(field('Street')).toHaveAccessibleDescription(
      'Street, area, building, flat and note can have at most 200 characters in total.',
    )
    await field('Note for the courier').fill('')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    const street = 'Flat 1204, Palm Heights Tower, Al Marsa Street, Dubai Marina'
    await expect(totals.amount('Street')).toHaveText(street)
    await page.getByRole('complementary').getByRole('link', { name: 'Change' }).click()
    await expect(field('Street')).toHaveValue('Al Marsa Street')
    await expect(field('Flat')).toHaveValue('1204')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
    await checkout.confirmButton.click()
    await expect(page).toHaveURL('/orders')
    expect((await api.orders(token))[0]?.address).toMatchObject({ street, city: 'Dubai' })

    await page.evaluate(() => sessionStorage.clear())
    await api.addToCart(token, choice, 1)
    await page.goto('/checkout')
    await page.getByRole('button', { name: /^Deliver to your last address: Flat 1204,/ }).click()
    await expect(field('Flat')).toHaveValue('1204')
    await expect(field('Building or villa')).toHaveValue('Palm Heights Tower')
    await expect(field('Area')).toHaveValue('Dubai Marina')
  })

  // PAY-01 to PAY-04, PAY-12
  test('The payment page survives a reload, and without a checkout redirects back', async ({
    page,
    session,
    checkout,
    totals,
  }) => {
    const { person, goods } = await session.withItemInCart()
    await checkout.goToCash(person)
    await expect(checkout.confirmButton).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /^Card/ })).toHaveValue('stripe')
    await expect(page.getByRole('radio', { name: /^Cash on Delivery/ })).toHaveValue('cod')
    await expect(checkout.confirmButton).toHaveCount(0)
    await expect(totals.amount('Grand total')).toHaveText(aed(goods + 25))
    const auditLog = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect(auditLog).toHaveText(['Home', 'Checkout', 'Payments'])

    await page.goto('/products')
    await page.goto('/checkout/payment')
    await expect(page).toHaveURL('/checkout')
    await expect(page.getByRole('textbox', { name: 'Street' })).toHaveValue('12 Al Wasl Road')
  })

  test('Scripts and SQL in name and address are plain text', async ({
    page,
    session,
    api,
    checkout,
    totals,
  }) => {
    const { token } = await session.withItemInCart()
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
