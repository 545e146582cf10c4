import { screenLink } from '../../../fixtures/backoffice.ts'
import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { OWN_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

const LOST = 'No answer from the shop. What you typed is kept: please try again.'

test.describe('A lost network in the back office', { tag: OWN_SHOP }, () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/))

  test('a save without a network keeps what was typed, says so, and works again; a lost answer saves nothing twice', async ({
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
    await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible()

    await fee.fill('32')
    await page.route(
      '**/api/staff/settings',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await save.click()
    await expect(page.getByText(LOST)).toBeVisible()
    await save.click()
    await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible()
    await backoffice.open('Trail')
    await expect(page.getByRole('listitem').filter({ hasText: '32' })).toHaveCount(1)
  })

  test('a note whose answer was lost stays typed, and is sent once', async ({ page, api, backoffice }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    await placeOrder(api, token, person, await undiscountedChoices(api, 1))
    await backoffice.enter('orders')
    await page.getByRole('link', { name: 'LD-10001' }).click()
    const note = page.getByRole('textbox', { name: 'Note' })
    const add = page.getByRole('button', { name: 'Add', exact: true })
    await note.fill('Rings before noon.')
    await page.route(
      '**/api/staff/order/note',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await add.click()
    await expect(page.getByText(LOST)).toBeVisible()
    await expect(note).toHaveValue('Rings before noon.')
    await add.click()
    await expect(note).toHaveValue('')
    await expect(page.getByText('Rings before noon.')).toHaveCount(1)
  })
})
