import { expect, test } from '../../fixtures/test.ts'

// PROD-01, PROD-04 to PROD-08, PROD-15 to PROD-17, PROD-22, CARD-12, CONST-18, MSG-53
test('Shows name, number, prices, arrival date and related products', async ({ page, api, productPage }) => {
  const [product] = (await api.products()).filter(({ discount }) => discount > 0)
  if (!product) throw new Error('The shop has no discounted product')
  const inADay = () =>
    new Date(Date.now() + 24 * 60 * 60 * 1000).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Asia/Dubai',
    })
  // Midnight may pass while the page loads.
  const days = [inADay()]
  await productPage.open({ product })
  days.push(inADay())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  const main = page.getByRole('main')
  await expect(main.getByText(product.sku)).toBeVisible()
  await expect(main.getByText(product.description, { exact: true })).toBeVisible()
  const percent = Math.max(product.discount, product.flashDiscount)
  const now = Math.round((product.price * (100 - percent)) / 100)
  await expect(main.getByText(`AED ${now}`, { exact: true }).first()).toBeVisible()
  const before = main.locator('s').first()
  await expect(before).toHaveText(`was AED ${product.price}`)
  await expect(before).toHaveCSS('text-decoration-line', 'line-through')
  await expect(main.getByText(`${percent}% OFF`).first()).toBeVisible()
  await expect(main.getByText('Delivery Time : 2 - 3 Days', { exact: true })).toBeVisible()
  await expect(main.getByText('Order within 24 Hours', { exact: true })).toBeVisible()
  await expect(main.getByText(/^Arriving on/)).toContainText(new RegExp(days.join('|')))
  const auditLog = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(auditLog).toHaveText(['Home', product.category, product.subCategory, product.name])
  const related = (await api.products()).slice(5, 25).filter(({ _id }) => _id !== product._id)
  await expect(page.getByRole('region', { name: 'You may also like' }).getByRole('article')).toHaveCount(
    related.length,
  )
})

test('A printed product page has the product and the shop, and no controls', async ({
  page,
  api,
  productPage,
}) => {
  const choice = await api.choice(({ stock, product }) => stock > 0 && product.variants.length > 1)
  const { product, colour, size } = choice
  await productPage.open(choice)
  await productPage.chooseColour(choice)
  await productPage.size(size).click()
  await page.emulateMedia({ media: 'print' })
  // Portrait and landscape A4.
  for (const width of [718, 1046]) {
    await page.setViewportSize({ width, height: 1000 })
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    await expect(main.getByText(product.sku)).toBeVisible()
    await expect(main.getByText(product.description, { exact: true })).toBeVisible()
    await expect(main.getByText(/^AED \d/).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Colour', exact: true })).toContainText(colour)
    await expect(productPage.colour(colour)).toBeHidden()
    await expect(
      page.getByRole('region', { name: 'Size', exact: true }).getByText(size, { exact: true }),
    ).toBeVisible()
    const photos = page.getByRole('region', { name: 'Photos', exact: true }).locator('picture img')
    expect(await photos.filter({ visible: true }).count()).toBeGreaterThan(1)
    for (const name of ['ADD TO CART', 'Find my size', 'View Chart'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'You may also like' })).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('img')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Little Dunes')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '+971 4 000 0000' })).toBeVisible()
  }
})

// SHELL-06 to SHELL-09, D-10
test('Every URL of a product redirects to its canonical one', async ({ page, api }) => {
  const [product] = await api.products()
  if (!product) throw new Error('The shop has no products')
  const { _id, name, category } = product
  const expected = new RegExp(`/${category}/[^/]+/${_id}$`)
  for (const path of [`/products/${_id}`, `/products/some-name/${_id}`, `/Other/name/${_id}`, `/${_id}`]) {
    await page.goto(path)
    await expect(page).toHaveURL(expected)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

// D-10
test('A short product URL keeps its colour and size', async ({ page, api, productPage }) => {
  const { product, colour, size } = await api.choice(
    (one) => one.stock > 0 && one.colour !== one.product.variants[0]?.colorName,
  )
  const query = new URLSearchParams({ colour: colour.toLowerCase().replaceAll(' ', '-'), size })
  for (const path of [`/products/${product._id}`, `/${product._id}`, `/Other/name/${product._id}`]) {
    await page.goto(`${path}?${query}`)
    await expect(page).toHaveURL(new RegExp(`/${product.category}/[^/]+/${product._id}`))
    await expect(productPage.colour(colour)).toHaveAttribute('aria-pressed', 'true')
    await expect(productPage.size(size)).toHaveAttribute('aria-pressed', 'true')
  }
})

// PROD-21, MSG-01
test('A product that fails to load is shown as not found', async ({
  page,
  api,
  allowConsole,
  productPage,
}) => {
  allowConsole(/Failed to load resource|Failed to fetch/)
  const [product] = await api.products()
  if (!product) throw new Error('The shop has no products')
  await productPage.open({ product })
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  await expect(page).toHaveURL('/cart')
  await page.route('**/*.data*', (route) => route.abort())
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { name: '404, Page not found', exact: true })).toBeVisible()
})

// PROD-01, PROD-07, D-02, D-10
test('Structured data matches the product customers see', async ({ page, api, productPage }) => {
  const product = (await api.products()).find(({ discount }) => discount > 0)
  if (!product) throw new Error('The shop has no discounted product')
  await productPage.open({ product })
  const facts = await page.locator('script[type="application/ld+json"]').textContent()
  const percent = Math.max(product.discount, product.flashDiscount)
  const price = Math.round((product.price * (100 - percent)) / 100)
  expect(JSON.parse(facts ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': expect.arrayContaining([
      expect.objectContaining({
        '@type': 'ProductGroup',
        name: product.name,
        hasVariant: expect.arrayContaining([
          expect.objectContaining({ offers: expect.objectContaining({ price: `${price}.00` }) }),
        ]),
      }),
      expect.objectContaining({ '@type': 'OfferShippingDetails' }),
      expect.objectContaining({ '@type': 'MerchantReturnPolicy', merchantReturnDays: 14 }),
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: ['Home', product.category, product.subCategory, product.name].map((name) =>
          expect.objectContaining({ name }),
        ),
      }),
    ]),
  })
  await expect(
    page.locator('link[rel="canonical"]'),
    'no canonical URL without a public address',
  ).toHaveCount(0)
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product')
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(0)
})

test('A shared product link includes colour and size', async ({
  page,
  api,
  context,
  productPage,
  toasts,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const choice = await api.choice(({ product, stock }) => stock > 1 && product.variants.length > 1)
  await productPage.open(choice)
  await productPage.chooseColour(choice)
  await productPage.size(choice.size).click()
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  await toasts.assertShown('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})
