import type { Page } from '@playwright/test'
import { EDITABLE_SHOP, FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { staffCalls } from '../../../fixtures/staff-calls.ts'
import { expect, test } from '../../../fixtures/test.ts'

const SPOTLIGHT = { name: 'In the spotlight', level: 2 }

const getFrame = (page: Page) => page.frameLocator('iframe[title="Preview of the shop"]')
const spotlightIn = (page: Page) => getFrame(page).getByRole('heading', SPOTLIGHT)
/** Part of every preview of the home page, which shows that it is loaded. */
const heroIn = (page: Page) => getFrame(page).getByRole('heading', { level: 1 })
const getSwitch = (page: Page, block: string) => page.getByRole('switch', { name: `Show ${block}` })

test.describe('Home page blocks', { tag: EDITABLE_SHOP }, () => {
  test('staff hide a block in the preview, then in the shop, and show it again', async ({
    page,
    backoffice,
  }) => {
    const customer = await page.context().newPage()
    await customer.goto('/')
    await expect(customer.getByRole('heading', SPOTLIGHT)).toBeAttached()

    await page.bringToFront()
    await backoffice.enter('content')
    await expect(spotlightIn(page)).toBeVisible()
    await getSwitch(page, 'Spotlight').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Not published: Spotlight hidden')).toBeVisible()
    await expect(spotlightIn(page)).toHaveCount(0)
    await expect(heroIn(page)).toBeVisible()
    await customer.reload()
    await expect(customer.getByRole('heading', SPOTLIGHT)).toBeAttached()

    await page.bringToFront()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(getSwitch(page, 'Spotlight')).toBeChecked()
    await expect(spotlightIn(page)).toBeVisible()

    await getSwitch(page, 'Spotlight').uncheck()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published to the shop.')).toBeVisible()
    await expect(spotlightIn(page)).toHaveCount(0)
    await customer.reload()
    await expect(customer.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(customer.getByRole('heading', SPOTLIGHT)).toHaveCount(0)

    await page.bringToFront()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Version restored.')).toBeVisible()
    await expect(getSwitch(page, 'Spotlight')).toBeChecked()
    await expect(spotlightIn(page)).toBeVisible()
    await customer.reload()
    await expect(customer.getByRole('heading', SPOTLIGHT)).toBeAttached()
    await customer.close()
  })

  test('blocks move by mouse, touch and keyboard, each move is announced, and the selected block is framed', {
    tag: FRESH_SHOP,
  }, async ({ page, shop, backoffice, browser }) => {
    await backoffice.enter('content')
    const list = page.getByRole('table', { name: 'Home page, top to bottom' })
    const order = () => list.getByRole('button', { name: /^Move / }).evaluateAll(names)
    const names = (handles: Element[]) => handles.map((handle) => handle.getAttribute('aria-label') ?? '')
    const said = page.getByRole('status').filter({ hasText: /: position/ })
    const before = await order()
    const spotlight = page.getByRole('button', { name: 'Move Spotlight' })
    await spotlight.press('ArrowUp')
    await expect(said).toHaveText(/^Spotlight: position \d+ of 15$/)
    await expect(spotlight).toBeFocused()
    await spotlight.press('ArrowDown')
    expect(await order()).toEqual(before)
    await expect(getFrame(page).locator('[data-framed]')).toHaveText('Spotlight')

    const handle = await spotlight.boundingBox()
    const hero = await page.getByRole('button', { name: 'Move Hero slides' }).boundingBox()
    if (!handle || !hero) throw new Error('No handles')
    await page.mouse.move(handle.x + 8, handle.y + 8)
    await page.mouse.down()
    await page.mouse.move(hero.x + 8, hero.y + 60, { steps: 6 })
    await page.mouse.move(hero.x + 8, hero.y - 4, { steps: 6 })
    await page.mouse.up()
    await expect(said).toHaveText('Spotlight: position 2 of 15')
    expect((await order())[0]).toBe('Move Spotlight')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published to the shop.')).toBeVisible()

    const state = await page.context().storageState()
    const context = await browser.newContext({
      baseURL: shop.url,
      storageState: state,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    })
    const phone = await context.newPage()
    const loaded = Promise.withResolvers<void>()
    await phone.route('**/api/staff/content/preview', async (route) => {
      await loaded.promise
      await route.continue()
    })
    await phone.goto('/backoffice/content')
    const grip = phone.getByRole('button', { name: 'Move Hero slides' })
    await expect(phone.getByText('Loading preview…')).toBeVisible()
    const place = await grip.boundingBox()
    loaded.resolve()
    await expect(heroIn(phone)).toBeVisible()
    await expect(phone.getByText('Preview only.')).toBeVisible()
    expect(await grip.boundingBox()).toEqual(place)
    await grip.scrollIntoViewIfNeeded()
    const [from, to] = [
      await grip.boundingBox(),
      await phone.getByRole('button', { name: 'Move Spotlight' }).boundingBox(),
    ]
    if (!from || !to) throw new Error('No handles')
    const finger = await context.newCDPSession(phone)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x + 10, y }],
      })
    await touch('touchStart', from.y + 10)
    await touch('touchMove', (from.y + to.y) / 2)
    await touch('touchMove', to.y - 6)
    await touch('touchEnd')
    await expect(phone.getByText('Hero slides: position 2 of 15')).toBeVisible()
    await context.close()
  })

  test('the calendar shows planned pages and prices and links to their editors', {
    tag: FRESH_SHOP,
  }, async ({ page, shop, backoffice }) => {
    await backoffice.enter('content')
    await expect(page.getByText('Nothing scheduled yet.', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'Hero slides' }).click()
    await page.getByRole('textbox', { name: 'Title 1, English' }).fill('Dressed for National Day')
    await page.getByLabel(/^From/).fill('2099-12-01T08:00')
    await page.getByLabel(/^Until/).fill('2099-12-04T23:00')
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(page.getByText('Scheduled for 1 Dec 2099 08:00.')).toBeVisible()
    const planned = page.getByRole('list', { name: 'Scheduled' })
    await expect(planned.getByRole('listitem')).toContainText('1 Dec 2099 08:00 to 4 Dec 2099 23:00')

    const call = staffCalls(page.request, shop.url)
    const times = {
      startsAt: Date.parse('2098-11-27T09:00+04:00'),
      endsAt: Date.parse('2098-12-01T00:00+04:00'),
    }
    const sale = { name: 'White Friday', percent: 20, category: null, productIds: [] }
    await call('POST /api/staff/sales/create', { ...sale, ...times })
    await page.reload()
    await expect(planned.getByRole('listitem')).toHaveText([
      /^White Friday27 Nov 2098 09:00 to /,
      /^Hero slides/,
    ])
    await planned.getByRole('link', { name: 'White Friday' }).click()
    await expect(page.getByRole('heading', { name: 'Sales', level: 1 })).toBeAttached()
    await page.goBack()
    await planned.getByRole('link', { name: 'Hero slides' }).click()
    await expect(page.getByRole('heading', { name: 'Hero slides', level: 1 })).toBeVisible()
  })

  test('a wide screen shows the fields of a block beside list and preview, and keeps every draft', {
    tag: FRESH_SHOP,
  }, async ({ page, backoffice }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await backoffice.enter('content')
    const column = (block: string) => page.getByRole('complementary', { name: block })
    const frame = getFrame(page).locator('[data-framed]')
    await expect(column('Offer banner').getByRole('textbox').first()).toBeVisible()
    await page.getByRole('row').filter({ hasText: 'Spotlight' }).getByText('In the spotlight').click()
    await expect(column('Spotlight').getByRole('textbox').first()).toHaveValue('In the spotlight')
    await expect(frame).toHaveText('Spotlight')

    await column('Spotlight').getByRole('textbox').first().fill('On the sand')
    await expect(getFrame(page).getByRole('heading', { name: 'On the sand' })).toBeVisible()
    await expect(getSwitch(page, 'Videos')).toBeChecked()
    await getSwitch(page, 'Videos').uncheck()
    await expect(page.getByText('Not published: Videos hidden; Title, English')).toBeVisible()
    await page.getByRole('link', { name: 'Flash Sale' }).click()
    const leave = page.getByRole('dialog', { name: 'Leave without publishing?' })
    await leave.getByRole('button', { name: 'Stay here' }).click()
    await expect(column('Spotlight').getByRole('textbox').first()).toHaveValue('On the sand')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
    await expect(page.getByText(/^Not published/)).toHaveCount(0)

    await page.getByRole('link', { name: 'Best Of Sale' }).click()
    await expect(frame).toHaveText('Best Of Sale')
    // The preview may be loading anew.
    const list = getFrame(page).getByRole('region', { name: 'Best Of Sale' })
    const heights = async () =>
      [await frame.boundingBox(), await list.boundingBox()].map((box) => box?.height)
    await expect
      .poll(async () => {
        const [framed = 0, shown = Number.POSITIVE_INFINITY] = await heights()
        return framed - shown
      })
      .toBeGreaterThanOrEqual(-2)
    await expect(column('Best Of Sale').getByRole('link')).toHaveAttribute('href', /mark=bestseller/)
    await page.getByRole('link', { name: 'Spotlight' }).click()
    await expect(column('Spotlight').getByRole('textbox').first()).toHaveValue('On the sand')
    await expect(getSwitch(page, 'Videos')).not.toBeChecked()
  })

  test('the preview shows typed text at once, in both languages, at both widths and at its scheduled time', async ({
    page,
    backoffice,
  }) => {
    await backoffice.enter('content/hero')
    await page.getByRole('textbox', { name: 'Title 1, English' }).fill('Dressed for a test')
    await expect(heroIn(page)).toHaveText('Dressed for a test')
    const width = () =>
      getFrame(page)
        .locator('html')
        .evaluate((root) => root.clientWidth)
    expect(await width()).toBe(390)
    await page.getByRole('button', { name: 'Computer' }).click()
    await expect.poll(width).toBe(1280)
    const language = page.getByRole('group', { name: 'Preview language' })
    await language.getByRole('button', { name: 'العربية' }).click()
    await expect(heroIn(page)).toHaveText('ملابس للشمس والرمل والبحر')
    await language.getByRole('button', { name: 'English' }).click()
    await expect(heroIn(page)).toHaveText('Dressed for a test')

    await page.getByLabel(/^From/).fill('2099-11-27T08:00')
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(page.getByText('Scheduled for 27 Nov 2099 08:00.')).toBeVisible()
    await expect(heroIn(page)).toHaveText('Dressed for sun, sand and sea')
    await page.getByLabel('Preview on').fill('2099-11-27T09:00')
    await expect(heroIn(page)).toHaveText('Dressed for a test')
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(heroIn(page)).toHaveText('Dressed for sun, sand and sea')
  })

  test('the preview runs no scripts, accepts no clicks and reports when it fails to load', async ({
    page,
    backoffice,
    allowConsole,
  }) => {
    allowConsole(/Blocked opening|net::ERR_FAILED/)
    await backoffice.enter('content')
    const link = getFrame(page).getByRole('link', { name: 'Shop all' }).first()
    await link.click()
    await expect(heroIn(page)).toBeVisible()
    expect(page.context().pages()).toHaveLength(1)
    await expect(getFrame(page).locator('script')).toHaveCount(0)

    await page.route(/framed=1/, (route) => route.abort())
    await getSwitch(page, 'Categories').uncheck()
    await expect(page.getByText(/We couldn’t load the preview/)).toBeVisible()
    await page.unroute(/framed=1/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heroIn(page)).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
  })

  test('a phone shows the preview above the blocks, and behind a button for texts', async ({
    page,
    backoffice,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await backoffice.enter('content')
    await expect(heroIn(page)).toBeVisible()
    const [preview, blocks] = await Promise.all(
      ['Preview', 'Home page, top to bottom'].map((name) =>
        page.getByRole('heading', { name, level: 2 }).boundingBox(),
      ),
    )
    expect(preview?.y).toBeLessThan(blocks?.y ?? 0)
    await getSwitch(page, 'Spotlight').uncheck()
    await expect(spotlightIn(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(getSwitch(page, 'Spotlight')).toBeChecked()

    await page.getByRole('link', { name: 'Hero slides' }).click()
    await page.getByRole('textbox', { name: 'Title 1, English' }).fill('Dressed for a phone')
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible()
    await expect(heroIn(page)).toHaveText('Dressed for a phone')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
  })
})
