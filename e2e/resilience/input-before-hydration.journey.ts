import type { Page } from '@playwright/test'
import { newPerson } from '../fixtures/person.ts'
import { expect, test, WITH_MOTION } from '../fixtures/test.ts'

test.use(WITH_MOTION)

/** Opens a page whose scripts load only when the returned function is called. */
async function openAsleep(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const going = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await going
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return letGo
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

// AUTH-01, AUTH-02, AUTH-07, D-60
test('A login form submitted before hydration signs the customer in', async ({ page, api, welcomePopup }) => {
  await welcomePopup.skip()
  const person = newPerson()
  await api.signUp(person)
  const letGo = await openAsleep(page, '/login')
  await box(page, 'Email or Mobile Number').pressSequentially(person.email)
  await box(page, 'Password').pressSequentially(person.password)
  await button(page, 'Sign In').click()
  letGo()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Profile' })).toBeVisible()
})

// AUTH-03, AUTH-05, AUTH-08, D-60
test('A sign-up form submitted before hydration creates the account', async ({ page, welcomePopup }) => {
  await welcomePopup.skip()
  const person = newPerson()
  const letGo = await openAsleep(page, '/login')
  await page.getByRole('link', { name: 'Create Account' }).click()
  await box(page, 'Name').pressSequentially(person.name)
  await page.getByRole('combobox', { name: 'Calling code' }).selectOption('+91')
  await box(page, 'Phone number').pressSequentially('98765 43210')
  await box(page, 'Email').pressSequentially(person.email)
  await box(page, 'Password').pressSequentially(person.password)
  await button(page, 'Sign Up').click()
  letGo()
  await expect(page).toHaveURL('/')
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  expect(user).toMatchObject({ name: person.name, email: person.email, phone: '+919876543210' })
})

// D-60
test('Text typed before hydration survives a reload', async ({ page, welcomePopup }) => {
  await welcomePopup.skip()
  const letGo = await openAsleep(page, '/login?mode=sign-up')
  await box(page, 'Name').pressSequentially('Mariam')
  letGo()
  // Only a hydrated page can show the letters of a password.
  await button(page, 'Show password').click()
  await expect(box(page, 'Password')).toHaveAttribute('type', 'text')
  await page.reload()
  await expect(box(page, 'Name')).toHaveValue('Mariam')
})
