import { LoginPage } from '../../fixtures/login-page.ts'
import { newPerson } from '../../fixtures/person.ts'
import { Session } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'

const NEW = 'camels in the fog'

test.describe('A password', () => {
  test('Resets through an email link that works once', async ({ page, api, shop, toasts, allowConsole }) => {
    allowConsole(/status of (404|422)/)
    const person = newPerson()
    await api.signUp(person)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('button', { name: 'Send reset link' }).click()
    const email = page.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveAccessibleDescription('This field is required.')
    await email.fill(person.email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()

    const link = await shop.emailedLink(person.email, '/reset-password')
    await page.goto(link)
    const password = page.getByRole('textbox', { name: 'New password' })
    const save = page.getByRole('button', { name: 'Save and sign in' })
    await password.fill('iloveyou')
    await save.click()
    await expect(password).toHaveAccessibleDescription(/This password is too common/)
    await password.fill(NEW)
    await save.click()
    await toasts.assertShown('Your new password is set. Other devices are signed out.')
    await expect(page.getByRole('heading', { name: `Hi ${person.name}` })).toBeVisible()

    await page.goto(link)
    await password.fill('another good one')
    await save.click()
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()
  })

  test('Changes on the profile and signs out other devices', async ({ page, api, toasts, allowConsole }) => {
    allowConsole(/status of 403/)
    const person = newPerson()
    const session = new Session(page, api)
    await session.restore(person)
    await api.call('POST /api/user/login', { email: person.email, password: person.password })
    await page.goto('/profile')
    const openDevices = () => page.getByRole('link', { name: "Where you're signed in" }).click()
    await openDevices()
    const devices = page.getByRole('region', { name: "Where you're signed in" })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await page.goBack()
    await page.getByRole('link', { name: 'Password and passkeys' }).click()
    const form = page.getByRole('region', { name: 'Change password' })
    const [current, next] = [
      form.getByRole('textbox', { name: 'Current password' }),
      form.getByRole('textbox', { name: 'New password' }),
    ]
    const save = form.getByRole('button', { name: 'Save new password' })
    await current.fill('not the password')
    await next.fill(NEW)
    await save.click()
    await expect(current).toHaveAccessibleDescription('Your current password is incorrect.')
    await current.fill(person.password)
    await save.click()
    await toasts.assertShown('Your password was changed. Other devices are signed out.')
    await page.goBack()
    await openDevices()
    await expect(devices.getByRole('listitem')).toHaveCount(1)

    await devices.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL('/login')
    await new LoginPage(page).signIn({ ...person, password: NEW })
  })
})

test('The link in an email confirms the email address', async ({ page, api, shop, allowConsole }) => {
  allowConsole(/status of 404/)
  const person = newPerson()
  await api.signUp(person)
  await page.goto(await shop.emailedLink(person.email, '/confirm-email'))
  await expect(page.getByText('Thank you. Your email address is confirmed.')).toBeVisible()
  await page.goto('/confirm-email')
  await expect(page.getByText(/already used or has expired/)).toBeVisible()
})
