import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { staffCalls } from '../../fixtures/staff-calls.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('Products in the back office', { tag: EDITABLE_SHOP }, () => {
  test('a list loads all its rows and restores its position when the user comes back', async ({
    page,
    backoffice,
  }) => {
    await backoffice.enter()
    await backoffice.open('Products')
    const rows = page.getByRole('table').getByRole('link')
    await expect(rows).toHaveCount(50)
    await rows.nth(40).scrollIntoViewIfNeeded()
    const name = (await rows.nth(40).textContent()) ?? ''
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(500)
    await rows.nth(40).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await page.goBack()
    await expect(rows.nth(40)).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })

  test('tabs count their products, filters become a saved view, and the list shows pictures or rows', async ({
    page,
    shop,
    backoffice,
  }) => {
    await backoffice.enter('products?status=draft')
    const tabs = page.getByRole('navigation', { name: 'Status' })
    const drafts = tabs.getByRole('link', { name: /^Drafts/ })
    await expect(tabs.getByRole('link', { name: /^All \d+$/ })).toBeVisible()
    const before = Number(/\d+$/.exec((await drafts.textContent()) ?? '')?.[0] ?? 0)
    const call = staffCalls(page.request, shop.url)
    const cap = { name: 'Counted Cap', sku: 'LD-CC-1', category: 'Unisex' as const, price: 45_00 }
    await call('POST /api/staff/product/create', cap)
    await page.reload()
    await expect(drafts).toHaveText(`Drafts${before + 1}`)
    const row = page.getByRole('row').filter({ hasText: 'Counted Cap' })
    await expect(page.getByRole('columnheader', { name: 'Sold, 30 days' })).toBeVisible()
    await expect(row.getByRole('cell').last()).toHaveText('0')
    await expect(row.locator('time')).toHaveCount(0)

    await page.getByRole('button', { name: 'Grid view' }).click()
    await expect(page.getByRole('table')).toHaveCount(0)
    const card = page.getByRole('listitem').filter({ hasText: 'Counted Cap' })
    await expect(card).toContainText('0 sold in 30 days')
    await card.getByRole('checkbox', { name: 'Select Counted Cap' }).click()
    await expect(page.getByRole('region', { name: 'Selected products' })).toContainText('1 selected')
    await page.reload()
    await expect(card.getByRole('link', { name: 'Counted Cap' })).toBeVisible()
    await page.getByRole('button', { name: 'List view' }).click()
    await expect(row).toBeVisible()

    const head = page.getByRole('columnheader', { name: 'Sold, 30 days' })
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await page.getByRole('link', { name: 'Remove filter: Best selling' }).click()
    await expect(head).not.toHaveAttribute('aria-sort')
    await page.getByRole('combobox', { name: 'Age' }).selectOption('2–3 years')
    await expect(page).toHaveURL(/age=100/)
    await expect(row).toHaveCount(0)
    await page.getByRole('link', { name: 'Remove filter: 2–3 years' }).click()
    await expect(row).toBeVisible()

    await expect(page.getByRole('button', { name: 'Save view' })).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Unisex')
    await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible()
    await expect(row).toBeVisible()
  })

  test('the list shows its last column in full on a laptop of 1366 px', async ({ page, backoffice }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await backoffice.enter('products')
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader', { name: 'Sold, 30 days' })).toBeInViewport({ ratio: 1 })
    const [inside, room] = await table.evaluate(({ scrollWidth, parentElement }) => [
      scrollWidth,
      parentElement?.clientWidth ?? 0,
    ])
    expect(inside).toBeLessThanOrEqual(room ?? 0)
  })

  test('staff find a product, rename it in two languages and count its stock while the shop sells it', async ({
    page,
    backoffice,
    allowConsole,
  }) => {
    allowConsole(/status of 4(09|22)/)
    await backoffice.enter('products')
    await page.getByRole('searchbox', { name: 'Search products' }).fill('gauze dress')
    await expect(page).toHaveURL(/q=gauze/)
    await page.getByRole('link', { name: 'Dune Gauze Dress', exact: true }).click()

    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dawn Gauze Dress')
    await page.getByRole('textbox', { name: 'الاسم' }).fill('فستان الفجر')
    await page.getByRole('textbox', { name: /^Price incl\. VAT/ }).fill('0')
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    await expect(bar).toContainText('name, Arabic name, price')
    const card = page.getByRole('article', { name: 'How customers see it' })
    await expect(card).toContainText('Dawn Gauze Dress')
    await expect(card).not.toContainText('AED')
    await page.getByRole('button', { name: 'ع, Arabic' }).click()
    await expect(card).toContainText('فستان الفجر')
    await expect(card).toContainText('خصم')
    await page.getByRole('button', { name: 'EN, English' }).click()
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter an amount above 0, such as 129.50')).toBeVisible()
    await page.getByRole('textbox', { name: /^Price incl\. VAT/ }).fill('131.50')
    await expect(card).toContainText('AED 105.20')
    await expect(card).toContainText('AED 131.50')
    await page.getByRole('button', { name: 'See full page' }).click()
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible()
    await page.keyboard.press('Escape')

    const cell = page.getByRole('button', { name: /, 100: \d+$/ }).first()
    const before = Number(/\d+$/.exec((await cell.getAttribute('aria-label')) ?? '')?.[0])
    await cell.click()
    const size = page.getByRole('dialog')
    await size.getByText('Damaged').click()
    await size.getByLabel('Quantity').fill('9999')
    await size.getByRole('button', { name: 'Update stock' }).click()
    await expect(size.getByText(/can't go below 0/)).toBeVisible()
    await size.getByText('Received').click()
    await size.getByLabel('Quantity').fill('5')
    await size.getByLabel('Reason or delivery note').fill('Delivery D-0192')
    await size.getByRole('button', { name: 'Update stock' }).click()
    await expect(size).toBeHidden()

    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(bar).toBeHidden()
    await expect(
      page.getByRole('button', { name: new RegExp(`, 100: ${before + 5}$`) }).first(),
    ).toBeVisible()
    await expect(page.getByText('Dune Gauze Dress → Dawn Gauze Dress')).toBeVisible()
    const address = await page.getByRole('link', { name: 'View in shop' }).getAttribute('href')

    await page.getByRole('button', { name: 'Count', exact: true }).click()
    await page
      .getByRole('textbox', { name: /^Counted: / })
      .first()
      .fill('7')
    await page.getByRole('button', { name: 'Finish count' }).click()
    await expect(page.getByRole('button', { name: /^.*: 7$/ }).first()).toBeVisible()

    await page.goto(address ?? '')
    await expect(page.getByRole('heading', { name: 'Dawn Gauze Dress' })).toBeVisible()
  })

  test('edits of one product by two people merge by field, and the same field asks', async ({
    page,
    shop,
    browser,
    backoffice,
    owner,
    allowConsole,
  }) => {
    allowConsole(/status of 409/)
    await backoffice.enter('products?q=everyday')
    await page.getByRole('link', { name: 'Everyday Leggings', exact: true }).first().click()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Everyday Leggings')
    const state = await page.context().storageState()
    const context = await browser.newContext({ baseURL: shop.url, storageState: state })
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByRole('textbox', { name: 'Article number' }).fill('LD-DAWN')
    await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Dusk Leggings')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
    await context.close()

    await page.bringToFront()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dawn Leggings')
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Ribbed, twice.')
    await page.getByRole('button', { name: 'Save' }).click()
    const conflict = page.getByRole('dialog', { name: `${owner.name} also edited this product` })
    const mine = conflict.getByRole('radio', { name: 'Yours, unsaved name Dawn Leggings' })
    const theirs = conflict.getByRole('radio', { name: `${owner.name} name Dusk Leggings` })
    await expect(conflict.getByRole('radio')).toHaveCount(2)
    await expect(mine).toBeChecked()
    await expect(conflict.locator('mark')).toHaveText(['Dawn ', 'Dusk '])
    await expect(conflict).toContainText('Your other changes, saved too: description.')
    await expect(conflict).toContainText('Their other changes, already saved: article number.')
    await conflict.getByRole('button', { name: 'Back to editing' }).click()
    const article = page.getByRole('textbox', { name: 'Article number' })
    await expect(article).toHaveValue('LD-DAWN')
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Dawn Leggings')
    await page.getByRole('button', { name: 'Save' }).click()
    await mine.press('ArrowRight')
    await expect(theirs).toBeChecked()
    await theirs.press('ArrowLeft')
    await conflict.getByRole('button', { name: 'Save my choices' }).click()
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dawn Leggings')
    await expect(page.getByText('Saved by you, this minute')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
      'Ribbed, twice.',
    )

    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lost?')
    await page.getByRole('link', { name: 'Orders' }).first().click()
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay here' })
      .click()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Lost?')
  })
})
