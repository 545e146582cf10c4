import type { CDPSession, Locator, Page } from '@playwright/test'
import { setComposition } from '../fixtures/composition.ts'
import { OFFLINE } from '../fixtures/messages.ts'
import { newPerson } from '../fixtures/person.ts'
import { Session } from '../fixtures/session.ts'
import type { ShopApi } from '../fixtures/shop-api.ts'
import { expect, test } from '../fixtures/test.ts'

/** Checkout of a signed-in customer with one item in the cart. */
async function atCheckout(page: Page, api: ShopApi) {
  const session = new Session(page, api)
  const person = newPerson()
  const token = await session.restore(person)
  await api.addToCart(token, await api.choice(({ stock }) => stock > 4), 1)
  await page.goto('/checkout')
  return person
}

/** The number with `|` at the caret, or around the selection. */
const shown = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const { value, selectionStart: from, selectionEnd: to } = input
    const [start, end] = [from ?? 0, to ?? 0]
    const middle = end > start ? `${value.slice(start, end)}|` : ''
    return `${value.slice(0, start)}|${middle}${value.slice(end)}`
  })

const select = (field: Locator, from: number, to = from) =>
  field.evaluate(
    (input: HTMLInputElement, [start, end]) => {
      input.focus()
      input.setSelectionRange(start ?? 0, end ?? 0)
    },
    [from, to],
  )

/** Types like a keyboard that composes words before it inserts them, as phones do. */
async function compose(cdp: CDPSession, ...steps: string[]): Promise<void> {
  for (const text of steps) await setComposition(cdp, text)
  await cdp.send('Input.insertText', { text: steps.at(-1) ?? '' })
}

test.describe('The phone field does not interfere with typing', () => {
  // VAL-24 to VAL-28, CONST-42, D-34
  test('Pasting, deleting, replacing and undoing keep the caret in place', async ({ page, context, api }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await atCheckout(page, api)
    const phone = page.getByRole('textbox', { name: 'Phone' })
    const paste = async (text: string) => {
      await page.evaluate((words) => navigator.clipboard.writeText(words), text)
      await phone.press('Control+v')
    }

    await select(phone, 0, 13)
    await paste('+971 50 765 4321')
    await expect.poll(() => shown(phone)).toBe('+971507654321|')
    await select(phone, 4, 13)
    await paste('050-123-4567')
    await expect.poll(() => shown(phone)).toBe('+971501234567|')
    await select(phone, 6)
    await paste('00971 50 765 4321')
    await phone.fill('')
    await paste('00971 50 765 4321')
    await expect.poll(() => shown(phone)).toBe('+971507654321|')

    await select(phone, 6)
    await phone.press('Delete')
    await expect.poll(() => shown(phone)).toBe('+97150|654321')
    await phone.press('9')
    await expect.poll(() => shown(phone)).toBe('+971509|654321')
    await phone.press('x')
    await expect.poll(() => shown(phone)).toBe('+971509|654321')
    await select(phone, 7, 10)
    await page.keyboard.type('12')
    await expect.poll(() => shown(phone)).toBe('+97150912|321')
    await phone.press('Control+z')
    await expect(phone).toHaveValue('+971509654321')
    await select(phone, 0)
    await phone.press('5')
    await expect(phone).toHaveValue('+971509654321')
    await select(phone, 2)
    await phone.press('Backspace')
    await expect(phone).toHaveValue('+971509654321')
  })

  // VAL-25, VAL-26, VAL-28, D-34
  test('The field waits for digits composed by an input method', async ({ page, context, api }) => {
    await atCheckout(page, api)
    const phone = page.getByRole('textbox', { name: 'Phone' })
    const cdp = await context.newCDPSession(page)
    const begin = async () => {
      await phone.fill('')
      await phone.press('End')
    }
    await begin()
    await compose(cdp, '5', '50', '501')
    await expect.poll(() => shown(phone)).toBe('+971501|')
    await begin()
    await compose(cdp, '0', '05', '050', '0501')
    await expect.poll(() => shown(phone)).toBe('+971501|')
    await begin()
    await compose(cdp, '٥', '٥٠', '٥٠١')
    await expect.poll(() => shown(phone)).toBe('+971501|')
    await compose(cdp, '٢', '٢٣٤٥٦٧')
    await expect.poll(() => shown(phone)).toBe('+971501234567|')
  })
})

test.describe('Browser autofill', () => {
  // VAL-19, CHK-06
  test('Every control declares its type and autocomplete value', async ({ page, api }) => {
    const kinds = () =>
      page
        .getByRole('main')
        .locator('input[name], select[name]')
        .evaluateAll((all) =>
          Object.fromEntries(
            all
              .map((one) => one as HTMLInputElement)
              .filter(({ type }) => type !== 'radio')
              .map(({ name, type, autocomplete }) => [name, [type, autocomplete]]),
          ),
        )
    await page.goto('/login')
    expect(await kinds()).toEqual({
      email: ['text', 'username webauthn'],
      password: ['password', 'current-password'],
    })
    await page.getByRole('link', { name: 'Create Account' }).click()
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeVisible()
    await expect.poll(kinds).toEqual({
      name: ['text', 'name'],
      callingCode: ['select-one', 'tel-country-code'],
      phone: ['tel', 'tel-national'],
      email: ['email', 'email'],
      password: ['password', 'new-password'],
    })
    await atCheckout(page, api)
    await expect(page.getByRole('textbox', { name: 'Street' })).toBeVisible()
    await expect.poll(kinds).toEqual({
      fullname: ['text', 'name'],
      email: ['email', 'email'],
      phone: ['tel', 'tel'],
      street: ['text', 'address-line1'],
      city: ['text', 'address-level2'],
      region: ['select-one', 'address-level1'],
      zipcode: ['text', 'postal-code'],
      area: ['text', 'address-level3'],
      building: ['text', 'address-line2'],
      flat: ['text', 'off'],
      note: ['text', 'off'],
    })
  })

  test('Values filled in without events are submitted', async ({ page, api }) => {
    const filled = {
      fullname: 'Amna Al Suwaidi',
      email: 'amna@example.com',
      phone: '+971 50 123 4567',
      street: 'Villa 12',
      city: 'Dubai',
      region: 'Dubai',
      zipcode: '00000',
    }
    await atCheckout(page, api)
    await expect(page.getByRole('textbox', { name: 'Street' })).toBeVisible()
    await page.evaluate((values) => {
      for (const [name, value] of Object.entries(values))
        (document.querySelector(`main [name="${name}"]`) as HTMLInputElement).value = value
    }, filled)
    await page.getByRole('radio', { name: /^Express/ }).check()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page).toHaveURL('/checkout/payment')
    expect(await page.evaluate(() => history.state.usr.formData)).toEqual({
      ...filled,
      phone: '+971501234567',
    })
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+971501234567')
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Dubai')
  })
})

test.describe('Forms keep their values', () => {
  test('Sign-up and sign-in survive a failure, a reload and switching forms, except for the password', async ({
    page,
    context,
    allowConsole,
    toasts,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/)
    const box = (name: string) => page.getByRole('textbox', { name, exact: true })
    const { name, email, phone, password } = newPerson()
    await page.goto('/login')
    await box('Email or Mobile Number').fill(email)
    await box('Password').fill(password)
    await page.getByRole('link', { name: 'Create Account' }).click()
    await box('Name').fill(name)
    await page.getByRole('combobox', { name: 'Calling code' }).selectOption('+91')
    await box('Phone number').fill(`98765${phone.slice(-5)}`)
    await box('Email').fill(email)
    await box('Password').fill(password)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await toasts.assertShown(OFFLINE)
    await expect(box('Password')).toHaveValue(password)
    await context.setOffline(false)

    await page.reload()
    await expect(box('Name')).toHaveValue(name)
    await expect(page.getByRole('combobox', { name: 'Calling code' })).toHaveValue('+91')
    await expect(box('Phone number')).toHaveValue(`98765${phone.slice(-5)}`)
    await expect(box('Email')).toHaveValue(email)
    await expect(box('Password')).toHaveValue('')
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(stored).not.toContain(password)
    await page.getByRole('link', { name: 'Login Here' }).click()
    await expect(box('Email or Mobile Number')).toHaveValue(email)
    await expect(box('Password')).toHaveValue('')

    await page.getByRole('link', { name: 'Create Account' }).click()
    await box('Password').fill(password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL('/')
    const left = await page.evaluate(() => Object.keys(sessionStorage))
    expect(left.filter((key) => key.endsWith('Fields'))).toEqual([])
  })

  // VAL-17, VAL-29
  test('The checkout survives a refused submit, a reload and going to payment and back', async ({
    page,
    api,
    checkout,
  }) => {
    const person = await atCheckout(page, api)
    const box = (name: string) => page.getByRole('textbox', { name, exact: true })
    await checkout.fillAddress(person)
    await box('City').fill('')
    await box('Street').fill('Villa 12, Al Wasl Road')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(box('City')).toBeFocused()
    await page.reload()
    await expect(box('Street')).toHaveValue('Villa 12, Al Wasl Road')
    await box('City').fill('Dubai')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page).toHaveURL('/checkout/payment')
    await page.goBack()
    await expect(box('Street')).toHaveValue('Villa 12, Al Wasl Road')
    await expect(box('City')).toHaveValue('Dubai')
  })
})

const NASTY = ['{oops', '[1,[2]]', '{"__proto__":{"name":1}}', 'x'.repeat(300_000)]

// D-22, D-27, DATA-38, DATA-39
test('Damaged, old or unknown values in browser storage lose only themselves', async ({
  page,
  api,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const person = newPerson()
  const { token } = await api.signUp(person)
  await api.addToCart(token, await api.choice(({ stock }) => stock > 4), 1)
  await page.goto('/products')
  for (const value of NASTY) {
    const { email, password } = person
    const session = await api.call('POST /api/user/login', { email, password })
    await page.evaluate(
      ([nasty, token, user]) => {
        for (const name of ['LocalCartData', 'LocalCartMergeId']) localStorage.setItem(name, nasty)
        for (const name of [
          'checkoutDraft',
          'orderAttempt',
          'openPayment',
          'loginFields',
          'signUpFields',
          'welcomeSeen',
        ])
          sessionStorage.setItem(name, nasty)
        localStorage.setItem('token', token)
        localStorage.setItem('user', user)
      },
      [value, session.token, JSON.stringify(session.user)] as const,
    )
    await page.goto('/checkout')
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(person.name)
    await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(1)

    await page.evaluate((nasty) => localStorage.setItem('user', nasty), value)
    await page.goto('/profile')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('textbox', { name: 'Email or Mobile Number' })).toBeVisible()

    await page.evaluate((nasty) => {
      localStorage.setItem('token', nasty)
      localStorage.setItem('LocalCartData', nasty)
    }, value)
    await page.goto('/cart')
    await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  }
})
