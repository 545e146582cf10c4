import type { CDPSession, Page } from '@playwright/test'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

/** A device that answers at once, like one with a fingerprint. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
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
  return browser
}

test('A customer adds a passkey, signs in by button and by autofill, renames it and removes it', async ({
  page,
  api,
  shop,
  toasts,
  allowConsole,
}) => {
  // Passkeys belong to a domain name; an IP address has none.
  allowConsole(/^Request to another origin: http:\/\/localhost:/)
  allowConsole(/status of 403/)
  const at = (path: string) => new URL(path, shop.url.replace('127.0.0.1', 'localhost')).href
  const person = newPerson()
  await api.signUp(person)
  await addAuthenticator(page)
  await page.goto(at('/login'))
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('textbox', { name: 'Email or Mobile Number' }).fill(person.email)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(at('/'))

  await page.goto(at('/profile/password'))
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  const password = passkeys.getByRole('textbox', { name: 'Your password' })
  await password.fill('not the one')
  await passkeys.getByRole('button', { name: 'Create passkey' }).click()
  await expect(password).toHaveAccessibleDescription(/password/)
  await password.fill(person.password)
  await passkeys.getByRole('button', { name: 'Create passkey' }).click()
  await toasts.assertShown('You can now sign in with this passkey.')
  await passkeys.getByRole('button', { name: /^Rename / }).click()
  await passkeys.getByRole('textbox', { name: 'Name' }).fill('Kitchen tablet')
  await passkeys.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Kitchen tablet')

  await page.goto(at('/profile'))
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await page.goto(at('/login'))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(at('/'))
  await page.goto(at('/profile/password'))
  await expect(passkeys.getByRole('listitem')).toContainText('last used')

  await page.goto(at('/profile'))
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await page.goto(at('/login'))
  await page.getByRole('textbox', { name: 'Email or Mobile Number' }).click()
  await expect(page).toHaveURL(at('/'))
  await page.goto(at('/profile/password'))
  await passkeys.getByRole('button', { name: 'Remove Kitchen tablet' }).click()
  await toasts.assertShown('Passkey removed.')
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)
})
