import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import type { Locator, Page } from '@playwright/test'
import { layoutDefects } from '../../audits/layout-defects.ts'
import { bringCarousel } from '../../fixtures/hydration.ts'
import { productCsv } from '../../fixtures/product-csv.ts'
import { waitUntilSettled } from '../../fixtures/screens.ts'
import { EDITABLE_SHOP, FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test, WITH_MOTION } from '../../fixtures/test.ts'

const strip = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Number of fully visible cards in a strip. */
const wholeCards = (region: Locator) =>
  region.getByRole('article').evaluateAll((cards) => {
    const view = cards[0]?.parentElement?.parentElement?.getBoundingClientRect()
    return cards.filter((card) => {
      const { left, right } = card.getBoundingClientRect()
      return view !== undefined && left > view.left - 2 && right < view.right + 2
    }).length
  })

const cardsInFirstRow = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => {
    const top = cards[0]?.getBoundingClientRect().top
    return cards.filter((card) => card.getBoundingClientRect().top === top).length
  })

test.describe('Widths', () => {
  // CARD-01 to CARD-04, CARD-18, CARD-19, CARD-21, CARD-22, CONST-25, CONST-29 to CONST-34, D-64
  test('A strip shows as many cards as fit its width', async ({ page, api, welcomePopup }) => {
    const [product] = await api.products()
    await welcomePopup.skip()
    await page.goto('/')
    for (const [width, carousel, flash, newest] of [
      [1440, 4, 6, 4],
      [1024, 4, 6, 4],
      [1023, 3, 5, 3],
      [769, 3, 5, 3],
      [768, 3, 3, 2],
      [767, 2, 3, 2],
      [481, 2, 3, 2],
      [480, 2, 2, 2],
      [381, 2, 2, 2],
      [380, 2, 1, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const shown = async () => [
        width,
        await wholeCards(strip(page, 'Best of Kidswear')),
        await wholeCards(strip(page, 'Best Of Sale')),
        await wholeCards(strip(page, 'Flash Sale')),
        await wholeCards(strip(page, 'New arrivals')),
      ]
      await expect.poll(shown).toEqual([width, carousel, carousel, flash, newest])
    }
    await page.goto(`/products/${product?._id}`)
    for (const [width, related] of [
      [1440, 4],
      [1023, 3],
      [768, 2],
      [480, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => wholeCards(strip(page, 'You may also like'))).toBe(related)
    }
  })

  // LIST-08 to LIST-10, CONST-44
  test('The list has two columns on small screens, three on medium and four on large ones', async ({
    page,
  }) => {
    await page.goto('/products')
    for (const [width, columns] of [
      [390, 2],
      [900, 3],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => cardsInFirstRow(page)).toBe(columns)
    }
  })
})

test.describe('With motion', () => {
  test.use(WITH_MOTION)

  // CARD-08, CARD-20, CONST-26, CONST-28
  test('The flash strip moves every three seconds, a carousel within 300 ms', async ({
    page,
    api,
    welcomePopup,
  }) => {
    const products = await api.products()
    const start = new Date('2026-11-21T12:00:00+04:00')
    await welcomePopup.skip()
    await page.clock.install({ time: new Date(start.getTime() - 60_000) })
    await page.clock.pauseAt(start)
    await page.goto('/')
    await expect(page.getByRole('timer')).toContainText(/\d\d/)
    await page.mouse.move(5, 5)

    await bringCarousel(strip(page, 'Flash Sale'))
    await page.mouse.move(5, 5)
    const flash = strip(page, 'Flash Sale').getByRole('article')
    const measureLeft = async (card: Locator) => (await card.boundingBox())?.x ?? Number.NaN
    const [first, second] = [await measureLeft(flash.nth(0)), await measureLeft(flash.nth(1))]
    await page.clock.runFor(2900)
    expect(await measureLeft(flash.nth(0))).toBe(first)
    await page.clock.runFor(700)
    expect(await measureLeft(flash.nth(1))).toBeCloseTo(first, -1)
    expect(second - first).toBeGreaterThan(100)

    const kids = products.filter(({ bestofkids }) => bestofkids)
    const carousel = strip(page, 'Best of Kidswear')
    const card = (at: number) => carousel.getByRole('article').filter({ hasText: kids[at]?.name ?? 'none' })
    await bringCarousel(carousel)
    const before = await measureLeft(card(0))
    await carousel.getByRole('button', { name: /next products$/ }).click()
    await page.clock.runFor(100)
    expect((await measureLeft(card(1))) - before).toBeGreaterThan(100)
    await page.clock.runFor(200)
    expect(Math.abs((await measureLeft(card(1))) - before)).toBeLessThan(12)
  })
})

const aed = (amount: number): string => `AED ${amount.toLocaleString('en-US')}`

/** A card shows the product's data and nothing else. */
async function expectCard(card: Locator, product: WireProduct): Promise<void> {
  const { _id, name, category, price, discount, flashDiscount, flashsale, image } = product
  const off = Math.max(discount, flashDiscount)
  const now = Math.round((price * (100 - off)) / 100)
  await expect(card.getByRole('heading')).toContainText(name)
  await expect(card.getByText('Flash Sale', { exact: true })).toHaveCount(flashsale ? 1 : 0)
  await expect(card.getByText(/% OFF$/)).toHaveText(off > 0 ? [`${off}% OFF`] : [])
  await expect(card.getByText(/^AED/).first()).toHaveText(aed(now))
  const before = card.locator('s')
  await expect(before).toHaveText(off > 0 ? [`was ${aed(price)}`] : [])
  if (off > 0) await expect(before).toHaveCSS('text-decoration-line', 'line-through')
  await expect(card.locator('img').first()).toHaveAttribute('src', new RegExp(getStem(image[0])))
  const view = card.getByRole('link', { name: `Quick View: ${name}` })
  await expect(view).toHaveAttribute('href', new RegExp(`^/${category}/.+/${_id}$`))
  await expect(view).toContainText('Quick View')
}

/** Nothing covers the tag, even on hover. */
async function expectApart(card: Locator): Promise<void> {
  await card.hover()
  const view = await card.getByText('Quick View', { exact: true }).boundingBox()
  const tag = await card.getByText('Flash Sale', { exact: true }).boundingBox()
  if (!view || !tag) throw new Error('Quick View or the flash sale tag is not visible')
  const beside = tag.x + tag.width <= view.x
  expect(beside || tag.y >= view.y + view.height, 'Quick View covers the tag').toBe(true)
}

const getStem = (address = 'none'): string => address.replace(/\.\w+$/, '')

// CARD-09 to CARD-17, MSG-54, MSG-55, CONST-10, CONST-01, D-02
test('A card has picture, name and price in whole AED, and marks discounts and flash sales', async ({
  page,
  api,
  welcomePopup,
}) => {
  const products = await api.products()
  await welcomePopup.skip()
  await page.goto('/products')
  const listed = await page.getByRole('article').getByRole('heading').allTextContents()
  const inList = products.filter(({ name }) => listed.some((heading) => heading.includes(name)))
  const plain = inList.filter(({ discount, flashsale }) => discount === 0 && !flashsale).slice(0, 2)
  const reduced = inList.filter(({ discount, flashsale }) => discount > 0 && !flashsale).slice(0, 3)
  const flashing = products.filter(({ flashsale }) => flashsale)
  const inFlashSale = inList.filter(({ flashsale }) => flashsale).slice(0, 2)
  expect([plain.length, reduced.length, inFlashSale.length]).toEqual([2, 3, 2])
  for (const product of [...plain, ...reduced, ...inFlashSale]) {
    const card = page.getByRole('article').filter({ hasText: product.name }).first()
    await expectCard(card, product)
    if (product.flashsale) await expectApart(card)
  }
  await page.goto('/')
  for (const product of flashing)
    await expectCard(
      strip(page, 'Flash Sale').getByRole('article').filter({ hasText: product.name }).first(),
      product,
    )
  const grid = strip(page, 'More to discover').getByRole('article')
  for (const [place, product] of products.slice(0, 6).entries()) await expectCard(grid.nth(place), product)

  await grid.first().hover()
  await grid
    .first()
    .getByRole('link', { name: /^Quick View/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: products[0]?.name ?? '' })).toBeVisible()
})

const imageRequests = (page: Page) => {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') addresses.push(request.url())
  })
  return (address: string) => addresses.some((one) => one.includes(getStem(address)))
}

test('A pointer over a card shows the next picture of its colour, fetched only then', async ({
  page,
  api,
}) => {
  const [product] = await api.products()
  const [first = 'none', second = 'none'] = product?.image ?? []
  expect(product?.variants[0]?.images.slice(0, 2)).toEqual([first, second])
  const wasFetched = imageRequests(page)
  await page.goto('/products')
  const card = page.getByRole('article').first()
  const picture = (address: string) => card.locator(`img[src*="${getStem(address)}"]`)
  await expect.poll(() => wasFetched(first)).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(wasFetched(second), 'not before the pointer comes').toBe(false)
  await expect(picture(second)).toBeHidden()
  const before = await card.boundingBox()

  await card.hover()
  await expect(picture(second)).toBeVisible()
  await expect
    .poll(() => picture(second).evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0)
  // Without the zoom, which takes a moment.
  const size = (address: string) =>
    picture(address).evaluate((one: HTMLImageElement) => [one.offsetWidth, one.offsetHeight])
  expect(await size(second)).toEqual(await size(first))
  expect(await card.boundingBox(), 'nothing moves').toEqual(before)
  await page.mouse.move(5, 5)
  await expect(picture(second)).toBeHidden()
})

// CARD-05, D-64
test('Carousels move by mouse drag and keyboard, and a drag clicks nothing', async ({
  page,
  api,
  welcomePopup,
}) => {
  const kids = (await api.products()).filter(({ bestofkids }) => bestofkids)
  const name = (at: number) => kids[at]?.name ?? 'none'
  await welcomePopup.skip()
  await page.goto('/')
  const carousel = strip(page, 'Best of Kidswear')
  const link = (at: number) => carousel.getByRole('link', { name: name(at), exact: true })
  const inView = (at: number, ratio = 0.9) => expect(link(at)).toBeInViewport({ ratio })
  await carousel.scrollIntoViewIfNeeded()
  const next = carousel.getByRole('button', { name: /next products$/ })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(link(0)).not.toBeInViewport()
  await inView(4)
  await carousel.getByRole('button', { name: /previous products$/ }).press('Space')
  await inView(0)

  const { x = 0, y = 0, width = 0 } = (await link(1).boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y - 60)
  await page.mouse.down()
  await page.mouse.move(x - 180, y - 60, { steps: 8 })
  await page.mouse.up()
  await expect(link(0)).not.toBeInViewport()
  await inView(4)
  await expect(page).toHaveURL('/')

  await link(4).focus()
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  await expect(carousel.getByRole('article').filter({ hasText: name(5) })).toBeInViewport({ ratio: 0.3 })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  // CARD-13, D-18
  test('Quick View is the picture itself, beside the heart the only target on it', async ({ page, api }) => {
    const [product] = await api.products()
    const wasFetched = imageRequests(page)
    await page.goto('/products')
    const card = page.getByRole('article').first()
    const view = card.getByRole('link', { name: `Quick View: ${product?.name}` })
    await expect(card.getByText('Quick View', { exact: true })).toBeHidden()
    const picture = await card.locator('img').first().boundingBox()
    expect(await view.boundingBox()).toEqual(picture)
    await expect(card.getByRole('link')).toHaveCount(3)
    await page.waitForLoadState('networkidle')
    expect(wasFetched(product?.image[1] ?? 'none'), 'no second picture is fetched').toBe(false)
    await view.tap()
    await expect(page.getByRole('heading', { level: 1, name: product?.name ?? '' })).toBeVisible()
  })

  // CARD-03, CARD-05
  test('The next card of Best Of Sale and the next age are cut at the edge of the screen', async ({
    page,
    welcomePopup,
  }) => {
    await welcomePopup.skip()
    await page.goto('/')
    const third = strip(page, 'Best Of Sale').getByRole('article').nth(2)
    await third.scrollIntoViewIfNeeded()
    const { x = 0, width = 0 } = (await third.boundingBox()) ?? {}
    expect([x < 390 - 16, x + width > 390]).toEqual([true, true])
    const ages = page.getByRole('link', { name: / Years$/ })
    const boxes = await ages.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    expect(boxes.filter(({ left, right }) => left < 390 && right > 390)).toHaveLength(1)
    await ages.last().scrollIntoViewIfNeeded()
    await expect(ages.last()).toBeInViewport({ ratio: 1 })
  })
})

test.describe('On a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  /** Pictures of the demo catalogue are named `{handle}-{colour}-{view}.avif`. */
  function toHandle({ name, image: [picture], variants: [first] }: WireProduct): string {
    const named = new RegExp(`([^/]+)-${first?.colorName.toLowerCase()}-[^-]+$`).exec(picture ?? '')
    return named?.[1] ?? name.split(':')[0]?.toLowerCase().replaceAll(' ', '-') ?? ''
  }

  /** Product file that matches this product, with its first size alone. */
  const createFile = (product: WireProduct) => {
    const [first] = product.variants
    const stock = { [first?.colorName ?? '']: { [first?.sizes[0]?.size ?? '']: 5 } }
    return productCsv({ handle: toHandle(product), title: product.name, price: product.price, stock })
  }

  /** Joins files with one header row. */
  const joined = (files: readonly string[]) =>
    files.map((file, at) => (at === 0 ? file : file.split('\n').slice(1).join('\n'))).join('\n')

  // API-08, CARD-06, CARD-07, CARD-23, CONST-35, CONST-36, HOME-13
  test('Strips loop with four products but not with three, and empty strips are hidden', {
    tag: FRESH_SHOP,
  }, async ({ page, api, shop, welcomePopup }) => {
    const products = await api.products()
    const kids = products.filter(
      ({ bestofkids, bestseller, flashsale }) => bestofkids && !bestseller && !flashsale,
    )
    const three = kids.slice(0, 3)
    const fourth = products.find(({ bestofkids, flashsale }) => bestofkids && flashsale)
    if (!fourth || three.length < 3) throw new Error('The catalogue has too few Best of Kids products')
    const away = products.filter((product) => !three.includes(product)).map(createFile)
    await shop.importProducts(joined(away).replaceAll('"active"', '"archived"'))
    await expect.poll(async () => (await api.products()).length).toBe(3)

    await welcomePopup.skip()
    await page.goto('/')
    for (const name of ['Flash Sale', 'Best Of Sale']) await expect(strip(page, name)).toHaveCount(0)
    const arrow = (name: string, way: 'next' | 'previous') =>
      strip(page, name).getByRole('button', { name: `${name}: ${way} products` })
    const expectNoRing = async (name: string) => {
      await expect(strip(page, name).getByRole('article')).toHaveCount(3)
      await expect(arrow(name, 'previous')).toBeDisabled()
      const last = strip(page, name).getByRole('article').last()
      // Before hydration a click does nothing.
      await expect(async () => {
        if (await arrow(name, 'next').isEnabled()) await arrow(name, 'next').click()
        // Content that loads late above it has moved it down.
        await strip(page, name).scrollIntoViewIfNeeded()
        await expect(last).toBeInViewport({ ratio: 0.5, timeout: 2000 })
      }).toPass()
      await expect(arrow(name, 'next')).toBeDisabled()
    }
    const expectRing = async (name: string) => {
      await expect(strip(page, name).getByRole('article')).toHaveCount(4)
      await strip(page, name).scrollIntoViewIfNeeded()
      await arrow(name, 'previous').click()
      await expect(strip(page, name).getByRole('article').last()).toBeInViewport({ ratio: 0.5 })
      await arrow(name, 'next').click()
      await expect(strip(page, name).getByRole('article').first()).toBeInViewport({ ratio: 0.5 })
    }
    for (const name of ['Best of Kidswear', 'New arrivals']) await expectNoRing(name)

    await shop.importProducts(createFile(fourth))
    await expect.poll(async () => (await api.products()).length).toBe(4)
    await page.reload()
    await expect(strip(page, 'Flash Sale').getByRole('article')).toHaveCount(10)
    for (const name of ['Best of Kidswear', 'New arrivals']) await expectRing(name)

    // All four fit, so the strip neither moves nor shows a gap.
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const name of ['Best of Kidswear', 'New arrivals']) {
      await expect.poll(() => wholeCards(strip(page, name))).toBe(4)
      for (const way of ['previous', 'next'] as const) await expect(arrow(name, way)).toBeDisabled()
    }

    // Related products are the sixth product of the list and those after it.
    await page.setViewportSize({ width: 390, height: 844 })
    const more = products.filter((product) => ![...three, fourth].includes(product))
    for (const [count, expectStrip] of [
      [8, expectNoRing],
      [9, expectRing],
    ] as const) {
      await shop.importProducts(joined(more.slice(0, count - 4).map(createFile)))
      await expect.poll(async () => (await api.products()).length).toBe(count)
      const [first] = await api.products()
      await page.goto(`/products/${first?._id}`)
      await expectStrip('You may also like')
    }
  })
})

test('A card marks sold-out products and the last few items', { tag: EDITABLE_SHOP }, async ({
  page,
  api,
  shop,
}) => {
  const buildStockRow = (handle: string, title: string, count: number) => ({
    handle,
    title,
    price: 30,
    stock: { Blue: { '100': count } },
  })
  const plenty = buildStockRow('plenty-cap', 'Plenty Cap', 4)
  const few = buildStockRow('few-cap', 'Few Cap', 3)
  const none = buildStockRow('no-cap', 'No Cap', 0)
  await shop.importProducts(productCsv(plenty, few, none))
  await api.productNamed(none.title)
  await page.goto('/products?search=cap')
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })
  await expect(card(few.title).getByText('Only 3 left', { exact: true })).toBeVisible()
  await expect(card(none.title).getByText('Sold out', { exact: true })).toBeVisible()
  await expect(card(plenty.title).getByText(/left|Sold out/)).toHaveCount(0)
})

const longNamed = {
  handle: 'surprise-lucky-bag',
  title:
    'Surprise Lucky Bag: a little of this, a little of that, and something nobody has ever been looking for',
  price: 49.5,
  stock: { Saffron: { 'One Size': 40 } },
}

test('A 100-letter name and a missing image keep the layout, on desktop and phone', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, shop, session, welcomePopup }) => {
  await shop.importProducts(productCsv(longNamed))
  const product = await api.productNamed(longNamed.title)
  const choice = { product, colour: 'Saffron', size: 'One Size', stock: 40 }
  await session.withItemInCart(choice)
  await welcomePopup.skip()
  for (const path of ['/', '/products', `/products/${product._id}`, '/cart']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(longNamed.title).first()).toBeAttached()
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await waitUntilSettled(page)
      expect([path, width, await layoutDefects(page)]).toEqual([path, width, []])
    }
  }
  await page.goto('/products')
  const card = page.getByRole('article').filter({ hasText: longNamed.title })
  await expect(card.locator('img')).toHaveAttribute('src', '/pictures/placeholder.avif')
})
