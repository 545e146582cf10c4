import type { Page } from '@playwright/test'
import { screenLink } from '../../../fixtures/backoffice.ts'
import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

const LOST = "Couldn't reach the shop. Your changes are kept. Try again."

/** The next call arrives, but its answer is lost. */
const loseAnswer = (page: Page, call: string) =>
  page.route(
    call,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

test.describe('The back office on a lost network', { tag: FRESH_SHOP }, () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/))

  test('a save keeps its fields while offline and works later, and a lost response saves nothing twice', async ({
    page,
    backoffice,
  }) => {
    await backoffice.enter('settings')
    const fee = page.getByRole('textbox', { name: /^Delivery/ })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await fee.fill('31')
    await page.context().setOffline(true)
    await save.click()
    await expect(page.getByText(LOST)).toBeVisible()
    await expect(fee).toHaveValue('31')
    await page
      .getByRole('link', { name: screenLink('Orders') })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button').first().click()
    await expect(fee).toHaveValue('31')

    await page.context().setOffline(false)
    await save.click()
    await expect(page.getByText('Settings saved.')).toBeVisible()

    await fee.fill('32')
    await loseAnswer(page, '**/api/staff/settings')
    await save.click()
    await expect(page.getByText(LOST)).toBeVisible()
    await save.click()
    await expect(save).toHaveCount(0)
    await backoffice.open('Activity log')
    await expect(page.getByRole('listitem').filter({ hasText: '32' })).toHaveCount(1)
  })

  test('a product keeps its draft while offline, and is saved once after reconnecting', async ({
    page,
    api,
    backoffice,
  }) => {
    const [product] = await api.products()
    if (!product) throw new Error('The shop has no products')
    await backoffice.enter(`products/${product._id}`)
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    const save = bar.getByRole('button', { name: 'Save' })
    await name.fill('Tee after the storm')
    await page.context().setOffline(true)
    await save.click()
    await expect(page.getByText(LOST)).toBeVisible()
    await expect(name).toHaveValue('Tee after the storm')
    await expect(bar).toContainText('name')
    expect((await api.productNamed(product.name))._id).toBe(product._id)

    await page.context().setOffline(false)
    await loseAnswer(page, '**/api/staff/product/save')
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/product/save'))
    await save.click()
    await lost
    await expect(save).not.toHaveAttribute('aria-busy', 'true')
    await expect(name).toHaveValue('Tee after the storm')
    await expect(bar).toContainText('name')
    await save.click()
    await expect(bar).toBeHidden()
    expect((await api.productNamed('Tee after the storm'))._id).toBe(product._id)
    await backoffice.open('Activity log')
    await expect(page.getByRole('listitem').filter({ hasText: 'Tee after the storm' })).toHaveCount(1)
  })

  test('a note with a lost response stays in its field, and is sent once', async ({
    page,
    api,
    backoffice,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    await placeOrder(api, token, person, await undiscountedChoices(api, 1))
    await backoffice.enter('orders')
    await page.getByRole('link', { name: 'LD-10001' }).click()
    const note = page.getByRole('textbox', { name: 'Note' })
    const add = page.getByRole('button', { name: 'Add', exact: true })
    await note.fill('Rings before noon.')
    await loseAnswer(page, '**/api/staff/order/note')
    await add.click()
    await expect(page.getByText(LOST)).toBeVisible()
    await expect(note).toHaveValue('Rings before noon.')
    await add.click()
    await expect(note).toHaveValue('')
    await expect(page.getByText('Rings before noon.')).toHaveCount(1)
  })
})
