import { newPerson } from '../../fixtures/person.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

const WORDS = "Can't send mail - all recipients were rejected: 550 no such user here"

test.describe('Emails on a phone', { tag: EDITABLE_SHOP }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a failed email shows the error of the mail server', async ({ page, api, backoffice }) => {
    const person = newPerson()
    await api.signUp(person)
    await page.route('**/api/staff/emails*', async (route) => {
      const response = await route.fetch()
      const { emails, ...answer } = await response.json()
      const refused = emails.map((email: object) => ({ ...email, state: 'failed', error: WORDS }))
      await route.fulfill({ response, json: { ...answer, emails: refused } })
    })
    await backoffice.enter(`emails?q=${person.email}`)
    await expect(page.getByText(WORDS)).toBeVisible()
    const address = await page.getByText(person.email, { exact: true }).boundingBox()
    expect(address?.height, 'fits on one line').toBeLessThan(32)
    await expect(
      page.getByRole('button', { name: `Try again: Confirm email to ${person.email}` }),
    ).toBeVisible()
  })
})
