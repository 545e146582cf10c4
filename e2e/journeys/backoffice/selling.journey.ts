import { readFileSync } from 'node:fs'
import { newPerson } from '../../fixtures/person.ts'
import { EDITABLE_SHOP, FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

test.describe('Discount codes and settings in the back office', () => {
  test('staff create a code, customers use it, and staff end it with undo and an activity log entry', {
    tag: EDITABLE_SHOP,
  }, async ({ page, api, allowConsole, backoffice }) => {
    allowConsole(/status of 422/)
    const { token } = await api.signUp(newPerson())
    const check = (code: string) => api.call('POST /api/discount/check', { code }, token)
    await backoffice.enter()
    await backoffice.open('Discounts')

    await page.getByRole('textbox', { name: /^Code/ }).fill('firstday')
    await page.getByRole('textbox', { name: /^Percent/ }).fill('25')
    await page.getByRole('button', { name: 'Save code' }).click()
    await expect(page.getByText('This code already exists. Choose another one.')).toBeVisible()
    await page.getByRole('textbox', { name: /^Code/ }).fill('white26')
    const ticket = page.getByRole('region', { name: 'How customers see it' })
    await expect(ticket).toContainText('WHITE26')
    await expect(ticket).toContainText('25% off')
    await expect(ticket).toContainText('Items worth AED 250.00 cost AED 187.50.')
    await page.getByRole('button', { name: 'Save code' }).click()
    await expect(page.getByRole('row', { name: /^WHITE26/ })).toContainText('Live')
    expect(await check('white26')).toMatchObject({ rate: 0.25 })

    await page.getByRole('button', { name: 'End now' }).click()
    await expect(page.getByRole('row', { name: /^WHITE26/ })).toContainText('Ended')
    await expect(check('WHITE26')).rejects.toThrow('Invalid discount code')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('row', { name: /^WHITE26/ })).toContainText('Live')

    await backoffice.open('Activity log')
    const changes = page.getByRole('listitem').filter({ hasText: 'WHITE26' })
    await expect(changes).toHaveCount(3)
    await expect(page.getByText('Huda Al Marri').last()).toBeVisible()
    await changes.first().getByRole('button', { name: /^Undo/ }).click()
    await expect(changes).toHaveCount(4)
    await expect(changes.first()).toContainText('Undoes the change by Huda Al Marri')
    await expect(changes.nth(1)).toContainText('Undone')
    await expect(check('WHITE26')).rejects.toThrow('Invalid discount code')
    await changes.nth(2).getByRole('button', { name: /^Undo/ }).click()
    await expect(changes).toHaveCount(5)
    expect(await check('WHITE26')).toMatchObject({ rate: 0.25 })

    await page.getByRole('combobox', { name: 'Type' }).selectOption('Discount code')
    await expect(changes).toHaveCount(5)
    await page.getByRole('link', { name: 'Remove filter: Discount code' }).click()
    await page.getByRole('link', { name: 'Last 7 days' }).click()
    await expect(page.getByRole('link', { name: 'Remove filter: Last 7 days' })).toBeVisible()
    await expect(changes).toHaveCount(5)
    await page.getByLabel('Until').fill('2020-02-03')
    await expect(changes).toHaveCount(0)
    await page.getByRole('link', { name: 'Remove filter: Until 3 Feb 2020' }).click()
    await expect(changes).toHaveCount(5)
  })

  test('the section list scrolls through the settings and marks the current one, without a prompt', {
    tag: EDITABLE_SHOP,
  }, async ({ page, backoffice }) => {
    await backoffice.enter('settings')
    const list = page.getByRole('navigation', { name: 'Sections' })
    await expect(list.getByRole('link', { name: 'Delivery', exact: true })).toHaveAttribute('aria-current')
    await page.getByRole('textbox', { name: /^Delivery/ }).fill('31')
    for (const name of ['Contact details', 'Product feeds and analytics']) {
      await list.getByRole('link', { name }).click()
      await expect(page.getByRole('region', { name })).toBeFocused()
      await expect(list.locator('[aria-current]')).toHaveText(name)
    }
    await page.getByRole('button', { name: 'Discard' }).click()

    await page.setViewportSize({ width: 390, height: 844 })
    await list.getByRole('link', { name: 'Returns' }).click()
    await expect(page.getByRole('region', { name: 'Returns' })).toBeInViewport()
    await expect(list.locator('[aria-current]')).toHaveText('Returns')
    // Scrolled to, not clicked: a clicked entry was visible before.
    await page.keyboard.press('End')
    await expect(list.locator('[aria-current]')).toHaveText('Product feeds and analytics')
    await expect(list.locator('[aria-current]')).toBeInViewport({ ratio: 0.99 })
    // The list itself scrolls to its current entry, so a click may miss.
    await list.getByRole('link', { name: 'Size chart' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Size chart', level: 1 })).toBeVisible()
  })

  test('the settings end with the version of the shop, in both languages', {
    tag: EDITABLE_SHOP,
  }, async ({ page, backoffice }) => {
    await backoffice.enter('settings')
    await expect(page.getByText(`Version ${version}`, { exact: true })).toBeVisible()
    await backoffice.enter('settings?language=ar')
    await expect(page.getByText(/^الإصدار/)).toContainText(version)
  })

  test('changes of different settings by two people both persist, and the same setting shows its current value', {
    tag: FRESH_SHOP,
  }, async ({ page, allowConsole, backoffice }) => {
    allowConsole(/status of 409/)
    await backoffice.enter()
    await backoffice.open('Settings')
    const other = await page.context().newPage()
    await other.goto('/backoffice/settings')
    await other.getByLabel('Free delivery above').fill('199')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('Settings saved.')).toBeVisible()

    await page.bringToFront()
    await page.getByRole('textbox', { name: /^Delivery/ }).fill('free')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/^Enter an amount/)).toBeVisible()
    await page.getByRole('textbox', { name: /^Delivery/ }).fill('30')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    await expect(page.getByLabel('Free delivery above')).toHaveValue('199.00')

    await other.bringToFront()
    await other.getByRole('textbox', { name: /^Delivery/ }).fill('28')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText(/Someone else changed this to 30\.00/)).toBeVisible()

    await other.goto('/delivery')
    await expect(other.getByText(/AED 199/).first()).toBeVisible()
    await other.close()
  })
})
