import { Backoffice } from '../../fixtures/backoffice.ts'
import { OWN_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('The team of the back office', { tag: OWN_SHOP }, () => {
  test('the first owner gives a packer an account, who comes in and sees no team', async ({
    page,
    shop,
    browser,
  }) => {
    const owner = new Backoffice(page)
    await owner.accept(shop.ownerLink ?? '', 'Huda Al Marri', 'huda@example.com')
    const link = await owner.invite('sara@example.com', 'Packer')
    await expect(page.getByRole('button', { name: 'Invite somebody' })).toHaveCSS(
      'padding-inline-start',
      '16px',
    )
    await expect(page.getByText('Invited, not here yet')).toBeVisible()

    const context = await browser.newContext({ baseURL: shop.url })
    const phone = await context.newPage()
    await new Backoffice(phone).accept(link, 'Sara', 'sara@example.com')
    await expect(phone.getByRole('link', { name: 'Team' })).toHaveCount(0)
    await phone.goto('/backoffice/team')
    await expect(phone.getByText('This is not yours to change.')).toBeVisible()
    await context.close()
  })

  test('a session that was ended elsewhere is asked for again, over the screen', async ({
    page,
    shop,
    browser,
    allowConsole,
  }) => {
    allowConsole(/401/)
    const owner = new Backoffice(page)
    const huda = await owner.accept(shop.ownerLink ?? '', 'Huda Al Marri', 'huda@example.com')
    await page.goto('/backoffice/team')
    await page.getByRole('button', { name: 'Invite somebody' }).click()
    await page.getByLabel('E-mail').fill('sara@example.com')

    const context = await browser.newContext({ baseURL: shop.url })
    const phone = await context.newPage()
    await phone.goto('/backoffice/account')
    await new Backoffice(phone).signIn(huda)
    await phone.getByRole('button', { name: 'End', exact: true }).click()
    await expect(phone.getByText('The session is ended.')).toBeVisible()
    await context.close()

    await page.getByRole('button', { name: 'Make a link' }).click()
    await expect(page.getByRole('heading', { name: 'Back office' })).toBeVisible()
    await expect(page.getByLabel('Password')).toBeVisible()
  })
})
