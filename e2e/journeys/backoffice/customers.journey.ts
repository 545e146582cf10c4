import { readFile } from 'node:fs/promises'
import { Backoffice, screenLink } from '../../fixtures/backoffice.ts'
import { placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('Customers in the back office', { tag: FRESH_SHOP }, () => {
  test('staff open a customer from an order, add a note, sign them out, export their data and erase them', async ({
    page,
    api,
    allowConsole,
    backoffice,
  }) => {
    allowConsole(/status of 409/)
    const person = newPerson({ name: 'Fatima Al Zaabi', phone: '507650184' })
    const { token } = await api.signUp(person)
    await placeOrder(api, token, person, await undiscountedChoices(api, 1))
    await backoffice.enter()
    await backoffice.open('Orders')
    await page.getByRole('link', { name: 'LD-10001' }).click()
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    await expect(page.getByRole('heading', { name: person.name, level: 1 })).toBeVisible()

    await page.getByLabel('Note for the team').fill('Rings before noon.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('Rings before noon.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByText('Not signed in anywhere.')).toBeVisible()
    await expect(api.cart(token)).rejects.toThrow('Your session has ended')

    await page.getByRole('button', { name: 'Record erasure request' }).click()
    await expect(page.getByText(/^Erasure requested on .*\./)).toBeVisible()
    await page.getByRole('link', { name: 'Customers, 1 to erase' }).click()
    await page.getByRole('link', { name: 'Erasure requests 1' }).click()
    await page.getByRole('link', { name: person.name }).click()
    await expect(page.getByRole('button', { name: 'Withdraw erasure request' })).toBeVisible()

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export data' }).click()
    const file = await (await downloading).path()
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      account: { email: person.email },
      orders: [{ number: 'LD-10001' }],
      notes: [{ text: 'Rings before noon.' }],
    })

    const erase = page.getByRole('dialog', { name: `Erase ${person.name}?` })
    await page.getByRole('button', { name: 'Erase data', exact: true }).click()
    await erase.getByRole('button', { name: `Erase ${person.name}` }).click()
    await expect(erase.getByText('Still open: LD-10001')).toBeVisible()
    await erase.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'LD-10001' }).click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByLabel('Reason').fill('Asked to be erased')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText('Cancelled').first()).toBeVisible()
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    await page.getByRole('button', { name: 'Erase data', exact: true }).click()
    await erase.getByRole('button', { name: `Erase ${person.name}` }).click()
    await expect(page.getByRole('heading', { name: 'Erased customer', level: 1 })).toBeVisible()
    await expect(page.getByText(person.email)).toHaveCount(0)

    await backoffice.open('Customers')
    await expect(page.getByText('No customers yet.')).toBeVisible()
    await backoffice.open('Activity log')
    await expect(page.getByText('erased the data of')).toBeVisible()
  })

  test('staff find a customer by the last digits of a phone, and a packer has no access to customers', async ({
    page,
    shop,
    api,
    browser,
    backoffice,
  }) => {
    await api.signUp(newPerson({ name: 'Priya Nair', phone: '507650184' }))
    await api.signUp(newPerson({ name: 'Omar Farouk' }))
    await backoffice.enter()
    const link = await backoffice.invite('sara@example.com', 'Packer')
    await backoffice.open('Customers')
    await expect(page.getByRole('row')).toHaveCount(3)
    await expect(page.getByRole('navigation', { name: 'Views' }).getByRole('link')).toHaveText([
      'All2',
      'Returning',
      'Refused delivery',
      'Arabic',
      'Erasure requests',
    ])
    await page.getByRole('searchbox', { name: 'Search customers' }).fill('0184')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Priya Nair' })).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/)
    const [heading, row, ...rest] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(heading).toContain('last order emirate')
    expect(row).toContain('Priya Nair')
    expect(rest).toEqual([])
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill('farouk')
    await page.getByRole('option', { name: /Omar Farouk/ }).click()
    await expect(page.getByRole('heading', { name: 'Omar Farouk', level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill('add prod')
    await page.getByRole('option', { name: 'Add product' }).click()
    await expect(page.getByRole('dialog', { name: 'Add product' })).toBeVisible()

    const context = await browser.newContext({ baseURL: shop.url })
    const stockRoom = await context.newPage()
    await new Backoffice(stockRoom).accept(link, 'Sara', 'sara@example.com')
    await expect(stockRoom.getByRole('link', { name: screenLink('Orders') }).first()).toBeVisible()
    await expect(stockRoom.getByRole('link', { name: 'Customers' })).toHaveCount(0)
    await context.close()
  })
})
