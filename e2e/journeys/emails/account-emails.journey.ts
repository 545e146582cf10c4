import { expect, test } from '../../fixtures/email-test.ts'
import { newPerson } from '../../fixtures/person.ts'

const NEW = 'camels in the fog'

test('Creating, using and changing an account sends emails with working links', async ({
  page,
  api,
  mailbox,
  toasts,
}) => {
  const person = newPerson()
  await api.signUp(person)
  await mailbox.follow(page, person.email, 'Confirm your email address', 'Confirm email address')
  await expect(page.getByText('Thank you. Your email address is confirmed.')).toBeVisible()

  const asksAgain = async (subject: string) => {
    await mailbox.follow(page, person.email, subject, 'Set a new password')
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  }
  // Same answer as for any other address, so that accounts cannot be enumerated.
  await api.signUp({ ...person, phone: newPerson().phone }).catch(() => null)
  await asksAgain('You already have an account')
  const { token } = await api.call('POST /api/user/login', { email: person.email, password: person.password })
  await asksAgain('New sign-in to your account')

  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await mailbox.follow(page, person.email, 'Set a new password', 'Set a new password')
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await toasts.assertShown('Your new password is set. Other devices are signed out.')
  await asksAgain('Your password was changed')

  const signedIn = await api.call('POST /api/user/login', { email: person.email, password: NEW })
  expect(signedIn.token).not.toBe(token)
  const email = 'new.address@example.com'
  await api.call('POST /api/user/email', { email: 'strange@example.com', password: NEW }, signedIn.token)
  await mailbox.follow(page, person.email, 'Your email address is about to change', 'Stop the change')
  await page.getByRole('button', { name: 'Stop the change' }).click()
  await expect(page.getByText('Your email address stays the same.')).toBeVisible()

  await api.call('POST /api/user/email', { email, password: NEW }, signedIn.token)
  await mailbox.follow(page, email, 'Confirm your new email address', 'Use this address')
  await expect(page.getByText('Thank you. Your email address has been changed.')).toBeVisible()
  const { text } = await mailbox.email(person.email, 'Your email address was changed')
  expect(text).toContain("This is the last email we'll send to this address.")
})
