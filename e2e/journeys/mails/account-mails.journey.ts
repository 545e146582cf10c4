import { expect, test } from '../../fixtures/mail-test.ts'
import { newPerson } from '../../fixtures/person.ts'

const NEW = 'camels in the fog'

test('Opening, using and changing an account are mails whose links work', async ({
  page,
  api,
  mailbox,
  toasts,
}) => {
  const person = newPerson()
  await api.signUp(person)
  await mailbox.follow(page, person.email, 'Please confirm your e-mail address', 'Confirm this address')
  await expect(page.getByText('Thank you, your e-mail address is confirmed.')).toBeVisible()

  const asksAgain = async (subject: string) => {
    await mailbox.follow(page, person.email, subject, 'Set a new password')
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  }
  // Answered like any other, so that nobody learns who has an account.
  await api.signUp({ ...person, phone: newPerson().phone }).catch(() => null)
  await asksAgain('You already have an account')
  const { token } = await api.call('POST /api/user/login', { email: person.email, password: person.password })
  await asksAgain('A new sign-in to your account')

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
  await mailbox.follow(page, person.email, 'Your e-mail address is about to change', 'Stop the change')
  await page.getByRole('button', { name: 'Stop the change' }).click()
  await expect(page.getByText('Your e-mail address stays the same.')).toBeVisible()

  await api.call('POST /api/user/email', { email, password: NEW }, signedIn.token)
  await mailbox.follow(page, email, 'Please confirm your new e-mail address', 'Use this address')
  await expect(page.getByText('Thank you, this is your e-mail address now.')).toBeVisible()
  const { text } = await mailbox.mail(person.email, 'Your e-mail address was changed')
  expect(text).toContain('This is the last mail to this one.')
})
