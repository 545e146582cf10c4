import { askedScripts, startScripts, UNTOUCHED } from '../fixtures/hydration.ts'
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
    test('A product is chosen without the frame of its page, which tells the number of items after an add', async ({
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
      expect(asked.filter((name) => OF_FRAME.includes(name))).toEqual([])
      await page.getByRole('main').getByRole('button', { name: add }).first().tap()
      await page.getByRole('dialog', { name: panel }).getByRole('button', { name: keep }).tap()
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

test.describe('With the content alone', () => {
  test.use(PHONE)

  // HOME-35
  test('Scrolling home shows the chat link', async ({ page, welcomePopup }) => {
    await welcomePopup.skip()
    const asked = askedScripts(page)
    await page.goto('/', UNTOUCHED)
    const chat = page.getByRole('link', { name: 'Chat with us' }).last()
    await expect(chat).toHaveCSS('opacity', '0')
    // It hides on the way down, and where it would cover text.
    for (const top of [600, 500]) await page.evaluate((y) => window.scrollTo(0, y), top)
    const shows = async () => {
      const opacity = await chat.evaluate((link) => getComputedStyle(link).opacity)
      await page.evaluate(() => window.scrollBy(0, -20))
      return opacity
    }
    await expect.poll(shows, { intervals: [700] }).toBe('1')
    expect(asked).not.toContain('frame')
  })

  // SHELL-44
  test('A link of the footer without a page keeps this one', async ({ page, welcomePopup }) => {
    await welcomePopup.skip()
    await page.goto('/', UNTOUCHED)
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews', exact: true }).tap()
    await expect.poll(() => page.evaluate('window.takeEarlyClicks === null')).toBe(true)
    expect(documents).toBe(0)
  })

  // PROD-18
  test('A tap on a card shows a loader until its page comes', async ({ page, welcomePopup }) => {
    await welcomePopup.skip()
    await page.goto('/', UNTOUCHED)
    await page.evaluate(() => window.scrollBy(0, 300))
    await expect(page.locator('[data-island][data-awake]')).toBeAttached()
    await page.route(/\/[0-9a-f-]{36}$/, () => undefined)
    // Locators wait until the next page has come, so the page itself looks for its loader.
    const loading = Promise.withResolvers<void>()
    await page.exposeFunction('sawLoader', loading.resolve)
    await page.evaluate(() => {
      const look = () =>
        [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
          textContent?.includes('Loading…'),
        )
          ? (window as unknown as { sawLoader(): void }).sawLoader()
          : requestAnimationFrame(look)
      look()
      document.querySelector<HTMLElement>('article h3 a')?.click()
    })
    await loading.promise
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

// D-60
test('The other language opens with the choice made before the header was hydrated', async ({
  page,
  api,
  productPage,
}) => {
  const choice = await api.choice(({ stock }) => stock > 3)
  await page.goto(`/products/${choice.product._id}`, UNTOUCHED)
  await productPage.size(choice.size).click()
  await expect(page).toHaveURL(/[?&]size=/)
  const { search } = new URL(page.url())
  const arabic = page.getByRole('banner').getByRole('link', { name: 'العربية' })
  await expect(arabic).toHaveAttribute('href', new RegExp(`\\${search.replaceAll('&', '.')}$`))
  await page.evaluate(startScripts)
  await expect.poll(() => page.evaluate('window.takeEarlyClicks === null')).toBe(true)
  await expect(arabic).toHaveAttribute('href', new RegExp(`\\${search.replaceAll('&', '.')}$`))
})

// D-61, HOME-30
test('Back from a search restores a home page that has grown, at its position', async ({
  page,
  welcomePopup,
}) => {
  await welcomePopup.skip()
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'More to discover' }).getByRole('article')
  for (const count of [30, 40, 50]) {
    await page.getByText('Loading more').scrollIntoViewIfNeeded()
    await expect(cards).toHaveCount(count)
  }
  await cards.last().scrollIntoViewIfNeeded()
  await page.getByRole('searchbox').focus()
  const readPosition = () => page.evaluate(() => window.scrollY)
  const position = await readPosition()
  await page.keyboard.type('dress')
  await expect(page).toHaveURL('/products?search=dress')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/')
  await expect(cards).toHaveCount(50)
  // Cards off the screen have an estimated height.
  const distance = async () => Math.abs((await readPosition()) - position)
  await expect.poll(distance).toBeLessThan(1000)
})

// D-26
test('Signing in again after logging out leads home', async ({ page, api, loginPage, welcomePopup }) => {
  await welcomePopup.skip()
  const person = newPerson()
  await api.signUp(person)
  await page.goto('/products')
  await page.evaluate(() => window.location.assign('/login'))
  await expect(page).toHaveURL('/login')
  await loginPage.signIn(person, '/products')
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await loginPage.signIn(person, '/')
})
