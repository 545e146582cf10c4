import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

// VAL-12 to VAL-16, MSG-22, AUTH-08, D-33
test('An incomplete sign-up or an invalid phone number sends no request', async ({
  page,
  api,
  allowConsole,
}) => {
  allowConsole(/status of 422/)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
  })
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Create Account' }).click()
  await submit.click()
  for (const name of ['Name', 'Phone number', 'Email', 'Password'])
    await expect(box(name)).toHaveAccessibleDescription('This field is required.')
  await expect(box('Name')).toBeFocused()
  const red = await box('Name').evaluate((input) => {
    const words = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    return words && getComputedStyle(words).color
  })
  expect(red).toBe('rgb(179, 38, 30)')

  const person = newPerson()
  await box('Name').fill(person.name)
  await box('Phone number').fill('50 12')
  await box('Email').fill('mariam@')
  await box('Password').fill('short')
  await submit.click()
  await expect(box('Phone number')).toHaveAccessibleDescription('Please enter a valid phone number.')
  await expect(box('Phone number')).toBeFocused()
  await expect(box('Email')).toHaveAccessibleDescription('Enter a valid email address.')
  await expect(box('Password')).toHaveAccessibleDescription('Use 8 to 128 characters.')
  expect(calls).toEqual([])

  // Has the length of a phone number, but only the shop's full rules reject it.
  await box('Phone number').fill('111111111')
  await box('Email').fill(person.email)
  await box('Password').fill(person.password)
  await submit.click()
  await expect(box('Phone number')).toHaveAccessibleDescription('Please enter a valid phone number.')
  await expect(box('Phone number')).toBeFocused()
  await box('Phone number').fill(person.phone)
  await expect(box('Phone number')).toHaveAccessibleDescription('')
  await submit.click()
  await expect(page).toHaveURL('/')
  await api.call('POST /api/user/login', { email: `0${person.phone}`, password: person.password })
})
