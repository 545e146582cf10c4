import { readFile } from 'node:fs/promises'
import { newPerson } from '../../fixtures/person.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('The newsletter in the back office', { tag: EDITABLE_SHOP }, () => {
  test('a customer who subscribes appears in list and file, and staff can unsubscribe them', async ({
    page,
    api,
    session,
    backoffice,
  }) => {
    const person = newPerson({ name: 'Fatima Al Zaabi' })
    const token = await session.restore(person)
    await page.goto('/profile/emails')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()

    await backoffice.enter()
    await backoffice.open('Newsletter')
    await expect(page.getByRole('row', { name: /Fatima Al Zaabi.*English/ })).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file).toContain(`${person.email},Fatima Al Zaabi,en,`)
    await page.getByRole('button', { name: 'Unsubscribe Fatima Al Zaabi' }).click()
    await expect(page.getByText(/^No subscribers yet/)).toBeVisible()
    expect((await api.call('POST /api/user/newsletter', {}, token)).subscribed).toBe(false)
  })
})
