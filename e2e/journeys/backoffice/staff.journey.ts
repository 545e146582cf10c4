import { readFile } from 'node:fs/promises'
import type { Request } from '@playwright/test'
import { Backoffice, codeAt, PASSWORD } from '../../fixtures/backoffice.ts'
import { EDITABLE_SHOP, FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('The team of the back office', () => {
  test('the first owner creates an account for a packer, who cannot see the team', {
    tag: FRESH_SHOP,
  }, async ({ page, shop, browser }) => {
    const office = new Backoffice(page)
    await office.accept(await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')
    const link = await office.invite('sara@example.com', 'Packer')
    await expect(page.getByRole('button', { name: 'Invite team member' })).toHaveCSS(
      'padding-inline-start',
      '16px',
    )
    await expect(page.getByText('Invitation pending')).toBeVisible()
    await page.getByRole('button', { name: 'Invite team member' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Pack orders and handle returns · Ship orders')
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Viewer')
    await expect(dialog).toContainText('View orders and returns · View products · View analytics and VAT')
    await page.goto('/backoffice/nowhere')
    await expect(page.getByRole('main').getByText("This screen doesn't exist.")).toBeVisible()
    await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()

    const context = await browser.newContext({ baseURL: shop.url })
    const phone = await context.newPage()
    await new Backoffice(phone).accept(link, 'Sara', 'sara@example.com')
    await expect(phone.getByRole('link', { name: 'Team' })).toHaveCount(0)
    await phone.goto('/backoffice/team')
    await expect(phone.getByText("You don't have access to this screen.", { exact: false })).toBeVisible()
    await context.close()
  })

  test('an owner creates a role, and its member sees only what the role allows', {
    tag: FRESH_SHOP,
  }, async ({ page, shop, browser, allowConsole }) => {
    allowConsole(/422/)
    const office = new Backoffice(page)
    await office.accept(await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')
    await office.open('Team')
    await page.getByRole('link', { name: 'Roles' }).click()
    const owner = page.getByRole('row', { name: /^Owner/ })
    await expect(owner).toContainText('Everything')
    await expect(owner.getByRole('button')).toHaveCount(0)
    await page.getByRole('button', { name: 'Add role' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add role' })
    await dialog.getByRole('button', { name: 'Save role' }).click()
    await expect(dialog.getByLabel('Role name')).toHaveAccessibleDescription('Enter a name.')
    await dialog.getByLabel('Role name').fill('Editor')
    await dialog.getByRole('checkbox', { name: 'Edit content' }).check()
    await dialog.getByRole('checkbox', { name: 'Answer reviews and questions' }).check()
    await expect(dialog.getByRole('checkbox', { name: 'View products' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Save role' }).click()
    await expect(page.getByRole('row', { name: /^Editor/ })).toContainText('Edit content')
    const link = await office.invite('sara@example.com', 'Editor')

    const context = await browser.newContext({ baseURL: shop.url })
    const phone = await context.newPage()
    await new Backoffice(phone).accept(link, 'Sara', 'sara@example.com')
    await expect(phone.getByRole('link', { name: 'Content', exact: true }).first()).toBeVisible()
    await expect(phone.getByRole('link', { name: 'Orders' })).toHaveCount(0)
    await context.close()
  })

  test('signing out aborts the counts that are being read', { tag: FRESH_SHOP }, async ({ page, shop }) => {
    const office = new Backoffice(page)
    await office.accept(await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')
    const isCounts = (request: Request) => request.url().endsWith('/api/staff/waiting')
    const signedOut = Promise.withResolvers<void>()
    await page.route('**/api/staff/waiting', async (route) => {
      await signedOut.promise
      await route.continue()
    })
    const reading = page.waitForRequest(isCounts)
    await page.goto('/backoffice/account')
    await reading
    const ended = Promise.race([
      page.waitForEvent('requestfailed', isCounts).then(() => 'aborted'),
      page.waitForEvent('requestfinished', isCounts).then(() => 'refused'),
    ])
    await page.route('**/api/staff/sign-out', async (route) => {
      const response = await route.fetch()
      signedOut.resolve()
      expect(await ended).toBe('aborted')
      await route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByLabel('Password')).toBeVisible()
  })

  test('setting up the authenticator app on this phone copies the key and saves the recovery codes as a file', {
    tag: FRESH_SHOP,
  }, async ({ page, shop, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(await shop.inviteOwner())
    await page.getByLabel('Email').fill('huda@example.com')
    await page.getByLabel('Your name').fill('Huda Al Marri')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    const code = page.getByLabel('One-time code')
    await expect(code).toBeFocused()
    await page.getByRole('button', { name: 'Copy key' }).click()
    await expect(page.getByText('Copied.')).toBeVisible()
    const shown = (await page.getByTestId('totp-key').textContent()) ?? ''
    const key = await page.evaluate(() => navigator.clipboard.readText())
    expect(key).toBe(shown.replaceAll(' ', ''))

    await code.fill(codeAt(key, Date.now()))
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
    const lines = (await page.getByRole('listitem').allTextContents()).join('\n')
    await page.getByRole('button', { name: 'Copy codes' }).click()
    await expect(page.getByText('Copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toBe(`${lines}\n`)
  })

  test('the last digit of a code signs in, and an error stays until the next code is typed', {
    tag: EDITABLE_SHOP,
  }, async ({ shop, owner, browser }) => {
    const context = await browser.newContext({ baseURL: shop.url })
    const page = await context.newPage()
    await page.goto('/backoffice')
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    const code = page.getByLabel('One-time code')
    await expect(code).toBeFocused()
    await expect(page.getByRole('textbox')).toHaveCount(1)
    await page.keyboard.type('12345')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
    await page.keyboard.type('6')
    await expect(code).toHaveAccessibleDescription(/code/)
    const [, start = '', end = ''] = /^(...)(...)$/.exec(codeAt(owner.key, Date.now() + 30_000)) ?? []
    await page.keyboard.insertText(`${start} `)
    await expect(code).toHaveValue(start)
    await expect(code).toHaveAccessibleDescription('')
    await page.keyboard.insertText(end)
    await new Backoffice(page).assertInside()
    await context.close()
  })

  test('a trusted device asks only for the password until the trust ends', {
    tag: EDITABLE_SHOP,
  }, async ({ shop, owner, browser }) => {
    const context = await browser.newContext({ baseURL: shop.url })
    const page = await context.newPage()
    const backoffice = new Backoffice(page)
    const typePassword = async () => {
      await page.getByLabel('Email').fill(owner.email)
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await page.goto('/backoffice/account')
    await typePassword()
    await page.getByRole('checkbox', { name: 'Trust this device for 30 days' }).check()
    await page.getByLabel('One-time code').fill(codeAt(owner.key, Date.now() + 30_000))
    await backoffice.assertInside()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await typePassword()
    await backoffice.assertInside()

    await backoffice.enter('account')
    const trusted = page.getByRole('list', { name: 'Trusted devices' })
    await expect(trusted.getByRole('listitem')).toHaveText(/no code needed until \d+ \w+ \d{4}/)
    await trusted.getByRole('button', { name: 'End' }).click()
    await expect(trusted).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await typePassword()
    await expect(page.getByLabel('One-time code')).toBeVisible()
    await context.close()
  })

  test('a session that ended elsewhere asks to sign in over the screen', {
    tag: EDITABLE_SHOP,
  }, async ({ page, shop, owner, browser, allowConsole }) => {
    allowConsole(/401/)
    await page.goto('/backoffice/team')
    await page.getByRole('button', { name: 'Invite team member' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill('sara@example.com')

    const context = await browser.newContext({ baseURL: shop.url })
    const phone = await context.newPage()
    await phone.goto('/backoffice/account')
    await expect(phone.getByLabel('Email')).toBeFocused()
    await new Backoffice(phone).signIn(owner)
    await phone.getByRole('button', { name: 'End', exact: true }).click()
    await expect(phone.getByText('Session ended.')).toBeVisible()
    await context.close()

    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('heading', { name: 'Back office' })).toBeVisible()
    await expect(page.getByLabel('Password')).toBeVisible()
  })

  test('a draft outlives its session: saving continues after signing in over the screen', {
    tag: EDITABLE_SHOP,
  }, async ({ page, shop, owner, backoffice, allowConsole }) => {
    allowConsole(/401/)
    await backoffice.enter('discounts')
    const code = page.getByRole('textbox', { name: /^Code/ })
    await code.fill('DRAFT33')
    await page.getByRole('textbox', { name: /^Percent/ }).fill('33')
    const headers = { origin: shop.url }
    expect((await page.request.post('/api/staff/sign-out', { headers, data: {} })).status()).toBe(200)
    await page.getByRole('button', { name: 'Save code' }).click()
    await expect(page.getByLabel('Password')).toBeVisible()
    await backoffice.signIn(owner)
    await expect(page.getByRole('row', { name: /^DRAFT33/ })).toContainText('Live')
  })

  test('another member who signs in over the screen sees the screens of their role, without the draft', {
    tag: EDITABLE_SHOP,
  }, async ({ page, shop, owner, backoffice, browser, allowConsole }) => {
    allowConsole(/40[13]/)
    await backoffice.enter()
    const link = await backoffice.invite('bilal@example.com', 'packer')
    const context = await browser.newContext({ baseURL: shop.url })
    const packer = await new Backoffice(await context.newPage()).accept(
      link,
      'Bilal Aziz',
      'bilal@example.com',
    )
    await context.close()

    await backoffice.enter('discounts')
    await page.getByRole('textbox', { name: /^Code/ }).fill('DRAFT44')
    await page.getByRole('textbox', { name: /^Percent/ }).fill('44')
    const headers = { origin: shop.url }
    expect((await page.request.post('/api/staff/sign-out', { headers, data: {} })).status()).toBe(200)
    await page.getByRole('button', { name: 'Save code' }).click()
    await expect(page.getByText('Your session expired.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(owner.email)
    await backoffice.signIn(packer)
    await expect(page.getByText("You don't have access to this screen.")).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bilal Aziz Packer' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Discounts' })).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { name: /, Bilal$/ })).toBeVisible()
  })

  test('a screen whose script was replaced by a newer version reloads with the page', {
    tag: EDITABLE_SHOP,
  }, async ({ page, backoffice, allowConsole }) => {
    allowConsole(/404/)
    await backoffice.enter()
    let isReplaced = false
    await page.route(/\/assets\/audit-log-screen-.*\.js/, (route) =>
      isReplaced ? route.continue() : route.fulfill({ status: 404 }),
    )
    await page.route('**/backoffice/activity-log', (route) => {
      isReplaced = true
      return route.continue()
    })
    await backoffice.open('Activity log')
    await expect(page.getByRole('heading', { name: 'Activity log', level: 1 })).toBeVisible()
  })

  test('a member changes their password and signs in with the new one', { tag: EDITABLE_SHOP }, async ({
    page,
    owner,
    backoffice,
    allowConsole,
  }) => {
    allowConsole(/401|403|422/)
    await page.goto('/backoffice/account')
    await page.getByRole('button', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change password' })
    const change = async (current: string, password: string) => {
      await dialog.getByLabel('Current password').fill(current)
      await dialog.getByLabel('New password').fill(password)
      await dialog.getByRole('button', { name: 'Change password' }).click()
    }
    await change('not the password', 'camels in the fog')
    await expect(dialog.getByText('Your current password is incorrect.')).toBeVisible()
    await change(PASSWORD, owner.email)
    await expect(dialog.getByText(/too close to your name/)).toBeVisible()
    await change(PASSWORD, 'camels in the fog')
    await expect(page.getByText('Your password was changed.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await backoffice.signIn(owner, 'camels in the fog')
    await backoffice.assertInside()
  })
})
