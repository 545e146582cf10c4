import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test.describe('Live updates of orders', { tag: FRESH_SHOP }, () => {
  test('a placed and packed order appears in two tabs within two seconds, and the palette opens it', async ({
    page,
    api,
    backoffice,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    const [choice] = await undiscountedChoices(api, 1)
    if (!choice) throw new Error('The shop has no undiscounted product in stock')
    await backoffice.enter()
    await expect(page.getByText('New orders appear here automatically')).toBeVisible()
    await expect(page.getByRole('link', { name: /^To pack/ })).toHaveCount(0)
    const list = await page.context().newPage()
    await list.goto('/backoffice/orders')
    await expect(list.getByText('No orders yet.')).toBeVisible()

    await placeOrder(api, token, person, [choice])
    await expect(list.getByRole('link', { name: 'LD-10001' })).toBeVisible({ timeout: 2_000 })
    await expect(page.getByRole('link', { name: /^To pack 1/ })).toBeVisible({ timeout: 2_000 })

    await page.bringToFront()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search' })
    await palette.getByRole('combobox').fill('LD-10001')
    await expect(palette.getByRole('option', { name: /LD-10001/ })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /LD-10001/ })).toBeVisible()
    await page.getByRole('button', { name: 'Mark packed' }).click()
    await expect(list.getByRole('cell', { name: 'Packed' })).toBeVisible({ timeout: 2_000 })
    await list.close()
  })
})
