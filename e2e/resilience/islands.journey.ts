import { askedScripts, UNTOUCHED } from '../fixtures/hydration.ts'
import { newPerson } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'

/** Scripts of the frame of a page, which an island does not need. */
const OF_FRAME = ['entry.client', 'frame', 'router', 'root']

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

for (const { base, size, add, panel, keep, cart } of [
  {
    base: '',
    size: 'Size',
    add: 'ADD TO CART',
    panel: 'Added to your cart',
    keep: 'Keep shopping',
    cart: 'Cart, 1 item',
  },
  {
    base: '/ar',
    size: 'المقاس',
    add: 'إضافة إلى السلة',
    panel: 'تمت الإضافة إلى السلة',
    keep: 'متابعة التسوق',
    cart: 'السلة، قطعة واحدة',
  },
])
  test.describe(`On a phone (${base || 'English'})`, () => {
    test.use(PHONE)

    // PROD-11, PROD-14, D-60
    test('A product is chosen and added without the frame of its page, which wakes at its own touch', async ({
      page,
      api,
    }) => {
      const choice = await api.choice(
        ({ product: { variants }, colour, stock }) => stock > 3 && variants[0]?.colorName === colour,
      )
      const asked = askedScripts(page)
      await page.goto(`${base}/products/${choice.product._id}`, UNTOUCHED)
      await page
        .getByRole('region', { name: size, exact: true })
        .getByRole('button', { name: new RegExp(`${choice.size}(\\b|$)`) })
        .first()
        .tap()
      await expect(page).toHaveURL(/[?&]size=/)
      await page.getByRole('main').getByRole('button', { name: add }).first().tap()
      await page.getByRole('dialog', { name: panel }).getByRole('button', { name: keep }).tap()
      const badge = page.getByRole('banner').getByTestId('badge')
      await expect(badge).toBeVisible()
      await expect
        .poll(() => badge.evaluate((element) => getComputedStyle(element, '::before').content))
        .toBe('"1"')
      expect(asked.filter((name) => OF_FRAME.includes(name))).toEqual([])

      await page.getByRole('searchbox').tap()
      await expect(page.getByRole('banner').getByRole('link', { name: cart, exact: true })).toHaveText('1')
    })
  })

// D-17, D-61
test('A search beside an island keeps the focus, and Back returns to a page that works', async ({
  page,
  api,
  productPage,
}) => {
  const choice = await api.choice(({ stock }) => stock > 3)
  await page.goto(`/products/${choice.product._id}`, UNTOUCHED)
  await productPage.size(choice.size).click()
  await expect(productPage.size(choice.size)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/[?&]size=/)
  const address = page.url()
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.getByRole('searchbox').click()
  await page.keyboard.type('dress', { delay: 60 })
  await expect(page).toHaveURL('/products?search=dress')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name: choice.product.name })).toBeVisible()
  await expect(productPage.size(choice.size)).toHaveAttribute('aria-pressed', 'true')
  await productPage.addButton.click()
  await productPage.keepShopping()
  expect(documents).toBe(0)
})

// D-26, VAL-02
test('Signing in for the wishlist leads back to the product and the chosen size', async ({
  page,
  api,
  loginPage,
  productPage,
}) => {
  const person = newPerson()
  await api.signUp(person)
  const choice = await api.choice(({ stock }) => stock > 3)
  await page.goto(`/products/${choice.product._id}`, UNTOUCHED)
  await productPage.size(choice.size).click()
  await expect(page).toHaveURL(/[?&]size=/)
  const address = page.url()
  await page.getByRole('main').getByRole('button', { name: 'Add to wishlist', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await loginPage.signIn(person, address)
  await expect(productPage.size(choice.size)).toHaveAttribute('aria-pressed', 'true')
})

// D-60
for (const address of ['/help', '/stories', '/no-such-page'])
  test(`The content of ${address} is used without scripts, which start at the header`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/)
    const asked = askedScripts(page)
    await page.clock.install()
    await page.goto(address, UNTOUCHED)
    const heading = page.getByRole('heading', { level: 1 })
    await heading.hover()
    await heading.click()
    await page.mouse.wheel(0, 300)
    await page.clock.runFor(10_000)
    expect(asked).toEqual(['starter'])
    await page.getByRole('searchbox').click()
    await expect.poll(() => page.evaluate('window.takeEarlyClicks === null')).toBe(true)
    expect(asked).toContain('frame')
  })

// D-60
test('A form in the content starts the scripts of its page, and keeps what was typed', async ({ page }) => {
  await page.goto('/contact', UNTOUCHED)
  await page.getByRole('textbox', { name: 'Name' }).fill('Mariam')
  await expect.poll(() => page.evaluate('window.takeEarlyClicks === null')).toBe(true)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Email' }).first()).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Mariam')
})
