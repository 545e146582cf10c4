import { placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('Keyboard shortcuts of the back office', { tag: FRESH_SHOP }, () => {
  test('G opens a screen, and J, K, X and Enter navigate and select orders', async ({
    page,
    api,
    backoffice,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    const placed: string[] = []
    for (const choice of await undiscountedChoices(api, 3))
      placed.push(await placeOrder(api, token, person, [choice]))
    await api.call('POST /api/order/cancel', { orderId: placed[1] ?? '' }, token)
    await backoffice.enter()

    await page.keyboard.press('g')
    await page.keyboard.press('o')
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeAttached()
    await page.getByRole('link', { name: /^To pack/ }).click()
    await expect(page.getByRole('link', { name: 'LD-10002' })).toHaveCount(0)
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: 'LD-10003' })).toBeFocused()
    await page.keyboard.press('x')
    await expect(page.getByRole('checkbox', { name: 'Select LD-10003' })).toBeChecked()
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: 'LD-10001' })).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')

    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('LD-10003')
    await page.keyboard.press('s')
    await expect(page.getByRole('button', { name: 'Mark shipped' })).toBeVisible()
    await page.keyboard.press('j')
    await expect(heading).toContainText('LD-10001')
    await expect(page.getByRole('link', { name: 'Next order' })).toHaveCount(0)
    await page.keyboard.press('k')
    await expect(heading).toBeAttached()
    await page.goBack()
    await page
      .getByRole('link', { name: /^To pack/ })
      .first()
      .click()
    await expect(page).toHaveURL(/orders\?view=to_pack$/)
  })

  test('letters type into a focused field, N adds an entry, Ctrl-S saves, and single-letter shortcuts can be off', async ({
    page,
    backoffice,
  }) => {
    await backoffice.enter('products')
    await page.keyboard.press('f')
    const search = page.getByRole('searchbox', { name: 'Search products' })
    await expect(search).toBeFocused()
    await page.keyboard.type('gon')
    await expect(search).toHaveValue('gon')
    await search.blur()
    await page.keyboard.press('n')
    await expect(page.getByRole('dialog', { name: 'Add product' })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.goto('/backoffice/settings')
    await page
      .getByRole('textbox', { name: /^Delivery/ })
      .first()
      .fill('12')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Settings saved.')).toBeVisible()

    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(list.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeInViewport()
    await list.getByRole('checkbox', { name: 'Use single-letter shortcuts in this browser' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await page.keyboard.press('g')
    await page.keyboard.press('o')
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
    await expect(palette).toBeFocused()
    await expect(page).toHaveURL(/settings$/)
  })

  test('a dialog focuses its first field, its safe button or its title', async ({
    page,
    placed: _,
    backoffice,
    browser,
    context,
    shop,
  }) => {
    await backoffice.enter('settings')
    const fee = page.getByRole('textbox', { name: /^Delivery/ }).first()
    await fee.fill('12')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill('Orders')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Stay here' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(fee).toHaveValue('12')

    await fee.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await backoffice.open('Orders')
    await page.getByRole('checkbox', { name: 'Select LD-10001' }).check()
    await page.getByRole('button', { name: 'Print' }).click()
    const print = page.getByRole('dialog', { name: /^Print/ })
    await expect(print.getByRole('heading')).toBeFocused()

    const touched = await browser.newContext({
      baseURL: shop.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      storageState: await context.storageState(),
    })
    const phone = await touched.newPage()
    await phone.goto('/backoffice/products')
    await phone.getByRole('button', { name: 'Add product' }).tap()
    const add = phone.getByRole('dialog', { name: 'Add product' })
    await expect(add.getByRole('heading')).toBeFocused()
    await touched.close()
  })
})
