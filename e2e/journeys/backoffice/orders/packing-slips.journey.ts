import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { pageSizes } from '../../../fixtures/page-sizes.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test.describe('Printed documents of orders', { tag: FRESH_SHOP }, () => {
  test('packing slips and labels of several orders are one document, and skipped orders are named', async ({
    page,
    api,
    backoffice,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    const [choice] = await undiscountedChoices(api, 1)
    if (!choice) throw new Error('The shop has no undiscounted product in stock')
    for (let count = 0; count < 3; count += 1) await placeOrder(api, token, person, [choice])
    await backoffice.enter()
    await backoffice.open('Orders')
    await page.getByRole('link', { name: 'LD-10002' }).click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const cancelling = page.getByRole('dialog', { name: 'Cancel LD-10002?' })
    await cancelling.getByLabel('Reason').fill('The customer called')
    await cancelling.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
    await backoffice.open('Orders')

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Print for 3 orders' })
    await dialog.getByRole('link', { name: 'Packing slips, A4' }).click()
    await expect(page.getByText('LD-10002 is skipped: it is cancelled.')).toBeVisible()
    const slip = page.getByRole('article', { name: 'LD-10001' })
    await expect(slip.getByText(choice.product.name)).toBeVisible()
    await expect(slip.getByText('2 items in this box.')).toBeVisible()
    await expect(slip.getByText('AED')).toHaveCount(0)
    await expect(slip.getByRole('img', { name: 'LD-10001' })).toBeVisible()
    const asPrinted = async () => pageSizes(await page.pdf({ preferCSSPageSize: true }))
    await expect.poll(asPrinted).toEqual(['210 × 297', '210 × 297'])

    await page.getByRole('link', { name: 'Packing slips, A5' }).click()
    await expect(page).toHaveURL(/paper=slip-a5/)
    await expect.poll(asPrinted).toEqual(['148 × 210', '148 × 210'])

    await page.getByRole('link', { name: 'Shipping labels, 100 × 150 mm' }).click()
    const label = page.getByRole('article', { name: 'LD-10003' })
    await expect(label.getByText(person.name)).toBeVisible()
    await expect(label.getByText('دبي')).toBeVisible()
    await expect(label.getByText(/^AED \d/)).toBeVisible()
    await expect.poll(asPrinted).toEqual(['100 × 150', '100 × 150'])

    await backoffice.open('Orders')
    await page.getByRole('link', { name: 'LD-10001' }).click()
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    const documents = { name: 'Invoices and credit notes, PDF' }
    await page.getByRole('button', documents).click()
    await expect(page.getByText("This order has no invoice until it's paid.")).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Mark packed' }).click()
    await page.getByRole('button', { name: 'Mark shipped' }).click()
    await page.getByRole('dialog', { name: 'Parcel' }).getByRole('button', { name: 'Mark shipped' }).click()
    await page.getByRole('button', { name: /^Mark delivered · AED .* collected$/ }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as PDF' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^INV-\d{4}-\d{5}\.pdf$/)
  })
})
