import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

const TRN = '100200300400503'

/** Text of a saved file that is named like an invoice. */
async function readXml(saved: Download): Promise<string> {
  expect(saved.suggestedFilename()).toMatch(/^INV-\d{4}-\d{5}\.xml$/)
  return readFile(await saved.path(), 'utf8')
}

test.describe('Structured e-invoices', { tag: FRESH_SHOP }, () => {
  test('with a licence number in the settings, staff and customer save a company invoice as XML', async ({
    page,
    api,
    session,
    backoffice,
  }) => {
    await backoffice.enter()
    await backoffice.open('Settings')
    const tax = page.getByRole('region', { name: 'Tax and invoices' })
    await tax.getByLabel('Seller emirate').selectOption('Sharjah')
    await tax.getByLabel('Trade licence').fill('CN-1234567')
    await tax.getByLabel('Licensed by').fill('Sharjah Economic Development Department')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()

    const person = newPerson()
    const token = await session.restore(person)
    await page.goto('/profile/details')
    await page.getByRole('textbox', { name: 'Company' }).fill('Nursery of the Palms L.L.C')
    await page.getByLabel('TRN (15 digits)').fill(TRN)
    await page.getByRole('button', { name: 'Save company' }).click()
    await expect(page.getByRole('button', { name: 'Remove company' })).toBeVisible()
    const [choice] = await undiscountedChoices(api, 1)
    if (!choice) throw new Error('The shop has no undiscounted product in stock')
    await placeOrder(api, token, person, [choice])
    const [order] = await api.orders(token)
    if (!order) throw new Error('Order not found')

    await page.goto('/backoffice/orders')
    await page.getByRole('link', { name: order.number }).click()
    await page.getByRole('button', { name: 'Mark packed' }).click()
    await page.getByRole('button', { name: 'Mark shipped' }).click()
    await page.getByRole('dialog', { name: 'Parcel' }).getByRole('button', { name: 'Mark shipped' }).click()
    await page.getByRole('button', { name: /^Mark delivered · AED .* collected$/ }).click()
    const byStaff = page.waitForEvent('download')
    await page.getByRole('button', { name: /^E-invoice INV-/ }).click()
    const file = await readXml(await byStaff)
    expect(file).toContain(`<cbc:CompanyID>${TRN}</cbc:CompanyID>`)
    expect(file).toContain('<cbc:CountrySubentity>SHJ</cbc:CountrySubentity>')
    expect(file).toContain(
      `<cbc:TaxInclusiveAmount currencyID="AED">${order.amount.toFixed(2)}</cbc:TaxInclusiveAmount>`,
    )

    await page.goto(`/orders/${order.number}`)
    await page.getByRole('link', { name: /^Tax invoice INV-/ }).click()
    const byCustomer = page.waitForEvent('download')
    await page.getByRole('button', { name: 'E-invoice (XML)' }).click()
    expect(await readXml(await byCustomer)).toBe(file)
  })
})
