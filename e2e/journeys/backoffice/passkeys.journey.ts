import { Backoffice } from '../../fixtures/backoffice.ts'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('Passkeys of team members', { tag: FRESH_SHOP }, () => {
  test('a team member adds a passkey, signs in with it instead of a code, and removes it', async ({
    page,
    shop,
    allowConsole,
  }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('WebAuthn.enable')
    await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    // Passkeys belong to a domain name; an IP address has none.
    allowConsole(/^Request to another origin: http:\/\/localhost:/)
    const at = (path: string) => new URL(path, shop.url.replace('127.0.0.1', 'localhost')).href
    const backoffice = new Backoffice(page)
    const link = new URL(await shop.inviteOwner(), shop.url)
    const { email } = await backoffice.accept(
      at(link.pathname + link.hash),
      'Huda Al Marri',
      'huda@example.com',
    )
    await page.goto(at('/backoffice/account'))
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('Passkey added.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()

    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('sandcastle at noon')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await backoffice.assertInside()

    await page.goto(at('/backoffice/account'))
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /^Chrome on/ })
        .first(),
    ).toBeVisible()
    await page.getByRole('button', { name: /^Remove Chrome/ }).click()
    await expect(page.getByText('Passkey removed.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  })
})
