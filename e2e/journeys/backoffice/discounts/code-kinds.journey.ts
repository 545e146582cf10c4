import { undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { toOrderInput } from '../../../fixtures/shop-api.ts'
import { EDITABLE_SHOP, FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'
import { aed } from '../../../fixtures/totals.ts'

test('codes for an amount and for free delivery apply at checkout, within their categories', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, session, allowConsole, backoffice, totals }) => {
  allowConsole(/status of 4/)
  const token = await session.restore(newPerson())
  const choice = await api.choice(
    ({ product, stock }) =>
      product.category === 'Girls' &&
      product.discount === 0 &&
      !product.flashsale &&
      product.price < 120 &&
      stock > 2,
  )
  await api.addToCart(token, choice, 1)
  await backoffice.enter('discounts')
  const create = async (code: string, kind: string, fill: () => Promise<void>) => {
    await page.getByRole('link', { name: 'New code' }).click()
    await page.getByRole('textbox', { name: /^Code/ }).fill(code)
    await page.getByRole('radio', { name: kind }).check()
    await fill()
    await page.getByRole('button', { name: 'Save code' }).click()
    await expect(page.getByRole('row', { name: new RegExp(`^${code.toUpperCase()}`) })).toContainText('Live')
  }
  await create('boys20', 'Amount', async () => {
    await page.getByRole('textbox', { name: /^Amount/ }).fill('20')
    await page.getByRole('button', { name: 'Category, product, customer' }).click()
    await page.getByRole('checkbox', { name: 'Boys' }).check()
  })
  await create('girls15', 'Amount', async () => {
    await page.getByRole('textbox', { name: /^Amount/ }).fill('15')
    await page.getByRole('button', { name: 'Category, product, customer' }).click()
    await page.getByRole('checkbox', { name: 'Girls' }).check()
  })
  await create('nofee', 'Delivery', async () => undefined)

  await page.goto('/checkout')
  const apply = async (code: string) => {
    await page.getByRole('textbox', { name: 'Discount code' }).fill(code)
    await page.getByRole('button', { name: 'Apply' }).click()
  }
  const { price } = choice.product
  await expect(totals.amount('Grand total')).toHaveText(aed(price + 25))
  await apply('girls15')
  await expect(totals.amount('Grand total')).toHaveText(aed(price + 10))
  await page.goto('/checkout')
  await apply('nofee')
  await expect(totals.amount('Grand total')).toHaveText(aed(price))
  await page.goto('/checkout')
  await apply('boys20')
  await expect(page.getByText('This code only applies to Boys.')).toBeVisible()
  await expect(totals.amount('Grand total')).toHaveText(aed(price + 25))
})

test('a copied code link applies the code at checkout, and without a clipboard the link is shown', {
  tag: EDITABLE_SHOP,
}, async ({ page, context, api, session, backoffice, totals, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await backoffice.enter('discounts')
  await page.getByRole('link', { name: 'New code' }).click()
  await page.getByRole('textbox', { name: /^Code/ }).fill('link5')
  await page.getByRole('radio', { name: 'Amount' }).check()
  await page.getByRole('textbox', { name: /^Amount/ }).fill('5')
  await page.getByRole('button', { name: 'Save code' }).click()
  await page
    .getByRole('row', { name: /^LINK5/ })
    .getByRole('link')
    .click()
  const copy = page.getByRole('button', { name: 'Copy link' })
  await copy.click()
  await expect(page.getByText('Link copied.', { exact: false })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(new URL('/discount/LINK5', shop.url).href)
  // Pages at http addresses of a network have no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await copy.click()
  await expect(page.getByText(`Copy this yourself: ${link}`)).toBeVisible()

  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const token = await session.restore(newPerson())
  await api.addToCart(token, choice, 1)
  await page.goto(link)
  await page.goto('/checkout')
  await expect(page.getByRole('textbox', { name: 'Discount code' })).toHaveValue('LINK5')
  const delivery = choice.product.price > 169 ? 0 : 25
  await expect(totals.amount('Grand total')).toHaveText(aed(choice.product.price + delivery - 5))
})

test('a code applies to products found by name or pasted as article numbers, and unknown numbers are listed', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice }) => {
  const [first, second] = await undiscountedChoices(api, 2)
  if (!first || !second) throw new Error('The shop has fewer than two undiscounted products in stock')
  await backoffice.enter('discounts')
  await page.getByRole('link', { name: 'New code' }).click()
  await page.getByRole('textbox', { name: /^Code/ }).fill('some10')
  await page.getByRole('textbox', { name: /^Percent/ }).fill('10')
  await page.getByRole('button', { name: 'Category, product, customer' }).click()
  const search = page.getByRole('combobox', { name: 'Find a product' })
  await search.fill(first.product.sku)
  await expect(page.getByRole('listbox', { name: 'Search results' }).getByRole('option')).toHaveCount(1)
  // Enter chooses the only one, without saving the code.
  await search.press('Enter')
  const chosen = page.getByRole('list', { name: 'Only for these products' }).getByRole('listitem')
  await expect(chosen).toContainText([first.product.name])

  await page.getByText('Paste article numbers').click()
  await page
    .getByRole('textbox', { name: /^Article numbers/ })
    .fill(`${second.product.sku.toLowerCase()}\nNOBODY-1`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(chosen).toHaveCount(3)
  await expect(chosen.nth(1)).toContainText(second.product.name)
  await expect(page.getByText('No product has the article number NOBODY-1.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove NOBODY-1' }).click()
  await expect(page.getByRole('button', { name: `Remove ${second.product.name}` })).toBeFocused()
  await page.getByRole('button', { name: 'Save code' }).click()
  await expect(page.getByRole('row', { name: /^SOME10/ })).toContainText('only 2 products')
})

test('a code for one customer, found by name, is refused to another customer', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, session, allowConsole, backoffice }) => {
  allowConsole(/status of 4/)
  await api.signUp(newPerson({ name: 'Shamma Sultan' }))
  await backoffice.enter('discounts')
  await page.getByRole('link', { name: 'New code' }).click()
  await page.getByRole('textbox', { name: /^Code/ }).fill('sorry7')
  await page.getByRole('radio', { name: 'Delivery' }).check()
  await expect(page.getByText('All products', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Category, product, customer' }).click()
  await page.getByRole('combobox', { name: 'Find a customer' }).fill('shamma')
  await page.getByRole('listbox', { name: 'Customers found' }).getByRole('option').first().click()
  await expect(page.getByRole('button', { name: 'Remove Shamma Sultan' })).toBeVisible()
  await page.getByRole('button', { name: 'Save code' }).click()
  await expect(page.getByRole('row', { name: /^SORRY7/ })).toContainText('Shamma Sultan, Once per customer')

  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const other = await session.restore(newPerson())
  await api.addToCart(other, choice, 1)
  await page.goto('/checkout')
  await page.getByRole('textbox', { name: 'Discount code' }).fill('sorry7')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText("This discount code isn't valid for your account.")).toBeVisible()
})

test('a single-use code shows its use in the back office and is refused to the next customer', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, session, allowConsole, backoffice }) => {
  allowConsole(/status of 4/)
  await backoffice.enter('discounts')
  await page.getByRole('link', { name: 'New code' }).click()
  await page.getByRole('textbox', { name: /^Code/ }).fill('first1')
  await page.getByRole('radio', { name: 'Delivery' }).check()
  await page.getByLabel('Total uses').fill('1')
  await page.getByRole('button', { name: 'Save code' }).click()
  await expect(page.getByRole('row', { name: /^FIRST1/ })).toContainText('Live')

  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const first = newPerson()
  const { token } = await api.signUp(first)
  const order = toOrderInput(first, choice, 1, choice.product.price)
  await api.call('POST /api/order/place', { ...order, discountCode: 'FIRST1' }, token)
  await page.reload()
  await expect(page.getByRole('row', { name: /^FIRST1/ })).toContainText('Used up')

  const next = await session.restore(newPerson())
  await api.addToCart(next, choice, 1)
  await page.goto('/checkout')
  await page.getByRole('textbox', { name: 'Discount code' }).fill('first1')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('This discount code has reached its usage limit.')).toBeVisible()
})

test('staff add a row to the size chart, and the product page shows it at once', {
  tag: FRESH_SHOP,
}, async ({ page, api, backoffice, productPage }) => {
  await backoffice.enter('settings/size-chart')
  await page.getByRole('button', { name: 'Add row' }).click()
  const cell = (column: string) => page.getByRole('textbox', { name: new RegExp(`^${column}, row 10$`) })
  await cell('Size').fill('80')
  await cell('Height \\(cm\\)').fill('160-168')
  await cell('Weight').fill('100-110')
  await cell('Age').fill('around 14 years')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This size is already in the chart.').first()).toBeVisible()
  await cell('Size').fill('170')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Size chart saved.')).toBeVisible()
  const { product } = await api.choice(({ size }) => size === '100')
  await productPage.open({ product })
  await page.getByRole('button', { name: 'View Chart' }).click()
  const row = page
    .getByRole('dialog', { name: 'Size chart' })
    .getByRole('row', { name: /^170 160-168 100-110/ })
  await expect(row).toBeVisible()
})
