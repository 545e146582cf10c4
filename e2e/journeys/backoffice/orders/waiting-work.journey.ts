import { Backoffice } from '../../../fixtures/backoffice.ts'
import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

/** Link names of the rail must change within this time, without a reload. */
const WITHIN = { timeout: 3_000 }

test.describe('Work queues', { tag: FRESH_SHOP }, () => {
  test('the rail counts the work of each screen and the bell counts alerts, both without a reload', async ({
    page,
    api,
    backoffice,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    const [choice] = await undiscountedChoices(api, 1)
    if (!choice) throw new Error('The shop has no undiscounted product in stock')
    await backoffice.enter('analytics')
    const rail = page.getByRole('navigation', { name: 'Back office' }).first()
    const link = (name: string) => rail.getByRole('link', { name, exact: true })
    await expect(link('Orders')).toBeVisible()
    await expect(page.getByRole('button', { name: 'No alerts' })).toBeVisible()

    await placeOrder(api, token, person, [choice])
    await expect(link('Orders, 1 to pack')).toBeVisible(WITHIN)
    await api.call('POST /api/contact', {
      name: 'Mariam',
      email: 'mariam@example.com',
      message: 'A button is missing.',
    })
    await expect(link('Messages, 1 to answer')).toBeVisible(WITHIN)
    await page.getByRole('button', { name: 'Alerts: 1' }).click()
    const list = page.getByRole('navigation', { name: 'Alerts' })
    await list.getByRole('link', { name: /^Messages to answer 1/ }).click()
    await expect(list).toBeHidden()
    await expect(page.getByText('A button is missing.')).toBeVisible()

    await page.getByRole('button', { name: 'Mark as done' }).click()
    await expect(link('Messages')).toBeVisible(WITHIN)
    await page.getByRole('button', { name: 'No alerts' }).click()
    await expect(list).toHaveText('Nothing needs your attention.')
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
  })

  test('a packer gets notifications about orders but not about messages', async ({
    page,
    api,
    backoffice,
    browser,
    shop,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    const [choice] = await undiscountedChoices(api, 1)
    if (!choice) throw new Error('The shop has no undiscounted product in stock')
    await placeOrder(api, token, person, [choice])
    await api.call('POST /api/contact', {
      name: 'Mariam',
      email: 'mariam@example.com',
      message: 'A button is missing.',
    })
    await backoffice.enter()
    await expect(page.getByRole('button', { name: 'Alerts: 1' })).toBeVisible()
    const invitation = await backoffice.invite('packer@example.com', 'packer')
    const context = await browser.newContext({ baseURL: shop.url })
    const stockRoom = await context.newPage()
    await new Backoffice(stockRoom).accept(invitation, 'Bilal Aziz', 'packer@example.com')
    await expect(stockRoom.getByRole('link', { name: 'Orders, 1 to pack' }).first()).toBeVisible()
    await expect(stockRoom.getByRole('button', { name: 'No alerts' })).toBeVisible()
    await context.close()
  })
})
