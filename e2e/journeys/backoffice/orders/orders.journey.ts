import { Backoffice } from '../../../fixtures/backoffice.ts'
import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { OWN_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test.describe('Orders in the back office', { tag: OWN_SHOP }, () => {
  test('an order is found by the end of a phone, packed, shipped, delivered for cash and partly refunded', async ({
    page,
    api,
    backoffice,
  }) => {
    const person = newPerson({ phone: '507650184' })
    const { token } = await api.signUp(person)
    await placeOrder(api, token, person, await undiscountedChoices(api, 1))
    await backoffice.enter()
    await backoffice.open('Orders')

    await page.getByRole('searchbox', { name: 'Search orders' }).fill('0184')
    await expect(page).toHaveURL(/q=0184/)
    await page.getByRole('link', { name: 'LD-10001' }).click()
    await page.getByRole('button', { name: 'Start packing' }).click()
    await page.getByRole('button', { name: 'Mark shipped' }).click()
    const parcel = page.getByRole('dialog', { name: 'Parcel' })
    await parcel.getByLabel('Courier').fill('Gulf Parcel')
    await parcel.getByRole('button', { name: 'Mark shipped' }).click()
    await expect(parcel.getByText('Please fill in both, or neither.')).toBeVisible()
    await parcel.getByLabel('Tracking number').fill('GP 4471')
    await parcel.getByRole('button', { name: 'Mark shipped' }).click()
    await expect(page.getByText('GP 4471')).toBeVisible()
    await page.getByRole('button', { name: /^Delivered, AED .* taken$/ }).click()

    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const refund = page.getByRole('dialog', { name: 'Refund LD-10001' })
    await refund.getByRole('button', { name: /^More of/ }).click()
    await refund.getByRole('checkbox', { name: /^Back to stock/ }).check()
    await refund.getByRole('button', { name: /^Refund AED/ }).click()
    await expect(refund.getByText('Please give a reason.')).toBeVisible()
    await refund.getByLabel('Reason').fill('A button was missing')
    await refund.getByRole('button', { name: /^Refund AED/ }).click()
    await expect(page.getByText('1 refunded')).toBeVisible()
    await expect(page.getByText(/A button was missing · .*1 piece back to stock/)).toBeVisible()
    await expect(page.getByText('Part refunded')).toBeVisible()
  })

  test('a packer packs several orders at once and is offered no refund', async ({
    shop,
    api,
    browser,
    backoffice,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    const choices = await undiscountedChoices(api, 2)
    for (const choice of choices) await placeOrder(api, token, person, [choice])
    await backoffice.enter()
    const link = await backoffice.invite('sara@example.com', 'Packer')

    const context = await browser.newContext({ baseURL: shop.url })
    const stockRoom = await context.newPage()
    const packer = new Backoffice(stockRoom)
    await packer.accept(link, 'Sara', 'sara@example.com')
    await expect(stockRoom.getByRole('heading', { name: /^Good \w+, Sara$/ })).toBeVisible()
    await expect(stockRoom.getByText('Sales today')).toHaveCount(0)
    await stockRoom.getByRole('link', { name: /^To pack 2/ }).click()
    await stockRoom.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await stockRoom.getByRole('button', { name: 'Start packing' }).click()
    await expect(stockRoom.getByText('2 orders updated.')).toBeVisible()
    await expect(stockRoom.getByText('Nothing to pack.')).toBeVisible()
    await packer.open('Orders')
    await stockRoom.getByRole('link', { name: 'LD-10001' }).click()
    await expect(stockRoom.getByRole('button', { name: 'Mark shipped' })).toBeVisible()
    await expect(stockRoom.getByRole('button', { name: 'Refund' })).toHaveCount(0)
    await expect(stockRoom.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
    await context.close()
  })
})
