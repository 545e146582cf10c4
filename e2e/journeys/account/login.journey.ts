import type { Page } from '@playwright/test'
import { OFFLINE } from '../../fixtures/messages.ts'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const session = (page: Page) => page.evaluate(() => document.documentElement.dataset.session)
const readSession = (page: Page) =>
  page.evaluate(() => ({ token: localStorage.getItem('token'), user: localStorage.getItem('user') }))

test.describe('The login page', () => {
  // SHELL-17, AUTH-01 to AUTH-08, AUTH-11, AUTH-12, VAL-10, VAL-11, MSG-67, CONST-45
  test('Switches between sign-in and sign-up with a link', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      // Entering the first field requests the passkeys; this request contains no data.
      const isSaying = !request.url().endsWith('/passkey-login/begin')
      if (request.method() === 'POST' && isSaying) calls.push(request.url())
    })
    await page.goto('/login')
    const main = page.getByRole('main')
    await expect(main.getByRole('textbox')).toHaveCount(2)
    const email = page.getByRole('textbox', { name: 'Email or Mobile Number', exact: true })
    await expect(main.getByRole('button', { name: 'Sign Up', exact: true })).toHaveCount(0)

    const submit = main.getByRole('button', { name: 'Sign In', exact: true })
    await submit.click()
    await expect(main.getByText('This field is required.', { exact: true })).toHaveCount(2)
    await email.fill('0501234567')
    await submit.click()
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(password(page)).toHaveAccessibleDescription('This field is required.')
    await password(page).fill('secret words')
    await email.fill('  ')
    await submit.click()
    await expect(email).toHaveAccessibleDescription('This field is required.')
    expect(calls).toEqual([])

    await expect(password(page)).toHaveAttribute('type', 'password')
    await main.getByRole('button', { name: 'Show password' }).click()
    await expect(password(page)).toHaveAttribute('type', 'text')
    await expect(password(page)).toHaveValue('secret words')
    await main.getByRole('button', { name: 'Hide password' }).click()
    await expect(password(page)).toHaveAttribute('type', 'password')

    await main.getByRole('link', { name: 'Create Account', exact: true }).click()
    await expect(main.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/login')
    await expect(submit).toHaveCount(0)
    await expect(main.getByRole('textbox')).toHaveCount(4)
    for (const name of ['Name', 'Phone number', 'Email', 'Password'])
      await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible()
    const codes = page.getByRole('combobox', { name: 'Calling code' })
    await expect(codes).toHaveValue('+971')
    expect(
      await codes.getByRole('option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
    ).toEqual(['+971', '+91', '+1', '+44', '+61', '+33', '+49', '+81', '+82', '+55', '+34', '+39', '+66'])
    await main.getByRole('link', { name: 'Login Here', exact: true }).click()
    await expect(submit).toBeVisible()
    await expect(main.getByRole('textbox')).toHaveCount(2)
  })

  // AUTH-13, DATA-24, DATA-26, DATA-27, DATA-38, ROLE-01, MSG-23, MSG-24
  test('Stores token and user after a success, and shows the message of the server after a failure', async ({
    page,
    context,
    allowConsole,
    loginPage,
    toasts,
    welcomePopup,
  }) => {
    allowConsole(/status of (401|409)|ERR_INTERNET_DISCONNECTED/)
    const person = newPerson()
    const { name, email, phone } = person
    await welcomePopup.skip()
    await page.goto('/login')
    await expect.poll(() => session(page)).toBe('guest')
    await loginPage.signUp(person)
    await expect.poll(() => session(page)).toBe('signed-in')
    const { token, user } = await readSession(page)
    expect(token).toMatch(/\S{20,}/)
    expect(JSON.parse(user ?? '')).toEqual({ name, email, phone: `+971${phone}`, token })

    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Profile' }).click()
    await header.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await expect.poll(() => session(page)).toBe('guest')

    const identifier = page.getByRole('textbox', { name: 'Email or Mobile Number', exact: true })
    const submit = page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })
    await identifier.fill(email)
    await password(page).fill('not the password')
    await submit.click()
    await toasts.assertShown('Incorrect email, mobile number or password.')
    await password(page).fill(person.password)
    await context.setOffline(true)
    await submit.click()
    await toasts.assertShown(OFFLINE)
    await context.setOffline(false)

    await page.getByRole('link', { name: 'Create Account', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('textbox', { name: 'Phone number' }).fill('509999999')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await password(page).fill(person.password)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect(
      page.getByRole('alert').getByText('An account with this email already exists.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Login Here', exact: true }).click()
    await loginPage.signIn({ ...person, email: `0${phone}` })
    expect(JSON.parse((await readSession(page)).user ?? '')).toMatchObject({ name, email })
  })
})

for (const { home, login, signIn, message } of [
  {
    home: '/',
    login: '/login',
    signIn: 'Sign In',
    message: 'Incorrect email, mobile number or password.',
  },
  {
    home: '/ar',
    login: '/ar/login',
    signIn: 'تسجيل الدخول',
    message: 'البريد الإلكتروني أو رقم الجوال أو كلمة المرور غير صحيحة.',
  },
])
  test(`A failed sign-in leaves its message above the button and is announced once (${login})`, async ({
    page,
    api,
    toasts,
    allowConsole,
  }) => {
    allowConsole(/status of 401/)
    const person = newPerson()
    await api.signUp(person)
    await page.goto(login)
    await expect.poll(() => session(page)).toBe('guest')
    const main = page.getByRole('main')
    const submit = main.getByRole('button', { name: signIn, exact: true })
    await main.locator('[name=email]').fill(person.email)
    await main.locator('[name=password]').fill('not the password')
    await submit.click()
    const failure = main.getByText(message, { exact: true })
    await expect(failure).toBeVisible()
    await toasts.assertShown(message)
    await expect(main.getByRole('alert')).toHaveCount(0)
    await expect(main.locator('[name=password]')).toHaveAccessibleDescription(message)
    const [above, button] = [await failure.boundingBox(), await submit.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(button?.y ?? 0)
    await main.locator('[name=password]').fill(person.password)
    await submit.click()
    await expect(page).toHaveURL(home)
  })

test('An unused passkey leaves its message above the button', async ({ page, toasts }) => {
  await page.goto('/login')
  await expect.poll(() => session(page)).toBe('guest')
  const use = page.getByRole('button', { name: 'Use a passkey' })
  await use.click()
  const message = 'No passkey was used. Try again, or use your password.'
  await toasts.assertShown(message)
  const failure = page.getByRole('main').getByText(message, { exact: true })
  await expect(use).toHaveAccessibleDescription(message)
  const [above, button] = [await failure.boundingBox(), await use.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(button?.y ?? 0)
})

// D-26
test('Signing in returns to the page the customer came from', async ({
  page,
  api,
  loginPage,
  productPage,
}) => {
  const person = newPerson()
  await api.signUp(person)
  await page.goto('/products?type=toys')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Create Account' }).click()
  await page.getByRole('link', { name: 'Login Here' }).click()
  await loginPage.signIn(person, '/products?type=toys')
  await page.goto('/profile')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await loginPage.signIn(person)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/wishlist')
  await expect(page).toHaveURL('/login')
  await loginPage.signIn(person, '/wishlist')
  await page.evaluate(() => localStorage.clear())
  await productPage.open({ product: (await api.products())[0] as never })
  const product = page.url()
  await page.getByRole('main').getByRole('button', { name: 'Add to wishlist', exact: true }).click()
  await loginPage.signIn(person, product)
})
