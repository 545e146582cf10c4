import { newPerson } from '../../fixtures/person.ts'
import { productCsv } from '../../fixtures/product-csv.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

const shirt = {
  handle: 'two-left-shirt',
  title: 'Two Left Shirt',
  price: 40,
  before: 50,
  stock: {
    Blue: { '100': 2, '28': 30, '110': 0 },
    Red: { '100': 1, '28': 4 },
    Green: { '100': 0, '110': 0 },
  },
}

const addButton = 'ADD TO CART'

// PROD-09 to PROD-11, PROD-13, PROD-14, PROD-23, PROD-26, STATE-16, VAL-03 to VAL-07, MSG-10, MSG-21, CONST-17
test('Colours, sizes and quantities follow the stock and the cart', { tag: EDITABLE_SHOP }, async ({
  page,
  api,
  shop,
  productPage,
  cart,
}) => {
  await shop.importProducts(productCsv(shirt))
  await productPage.open({ product: await api.productNamed(shirt.title) })
  const quantity = page.getByRole('combobox', { name: 'Quantity' })
  const options = () => quantity.getByRole('option').allTextContents()
  await expect(productPage.colour('Blue')).toHaveAttribute('aria-pressed', 'true')
  await expect(quantity).toBeDisabled()
  await expect(productPage.size('100')).toHaveText('1002–3 Years')
  await expect(productPage.size('28')).toHaveText('EU 28')
  await expect(productPage.size('110')).toBeDisabled()

  await page.getByRole('button', { name: addButton }).click()
  const alert = page.getByRole('alert').getByText(/size/)
  await expect(alert).toHaveText('Please select a color and size before adding to cart.')
  await cart.assertItemCount(0)

  await productPage.size('28').click()
  await expect.poll(options).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  await productPage.size('100').click()
  await expect.poll(options).toEqual(['1', '2'])
  await quantity.selectOption('2')
  await page.getByRole('button', { name: addButton }).click()
  await cart.assertItemCount(2)
  await expect(productPage.size('100')).toBeDisabled()
  await expect(quantity).toBeDisabled()

  await productPage.size('28').click()
  await expect(productPage.size('28')).toHaveAttribute('aria-pressed', 'true')
  await productPage.colour('Red').click()
  await expect(productPage.size('28')).toBeEnabled()
  await expect(productPage.size('28')).toHaveAttribute('aria-pressed', 'false')
  await expect(productPage.size('100')).toBeEnabled()
  await expect(quantity).toBeDisabled()
  await productPage.colour('Green').click()
  await expect(page.getByText('Currently out of stock', { exact: true })).toBeVisible()
  await productPage.colour('Red').click()
  await expect(page.getByText('Currently out of stock')).toHaveCount(0)
})

// PROD-01, PROD-04 to PROD-08, PROD-15 to PROD-17, PROD-22, CARD-12, CONST-18, MSG-53
test('Shows what the shop knows: name, number, prices, arrival, and more of its kind', async ({
  page,
  api,
  productPage,
}) => {
  const [product] = (await api.products()).filter(({ discount }) => discount > 0)
  if (!product) throw new Error('Nothing is reduced')
  const inADay = () =>
    new Date(Date.now() + 24 * 60 * 60 * 1000).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Asia/Dubai',
    })
  // Midnight may come while the page does.
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
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(trail).toHaveText(['Home', product.category, product.subCategory, product.name])
  const related = (await api.products()).slice(5, 25).filter(({ _id }) => _id !== product._id)
  await expect(page.getByRole('region', { name: 'You may also like' }).getByRole('article')).toHaveCount(
    related.length,
  )
})

// SHELL-06 to SHELL-09, D-10
test('Every way to address a product ends at its one address', async ({ page, api }) => {
  const [product] = await api.products()
  if (!product) throw new Error('The shop is empty')
  const { _id, name, category } = product
  const expected = new RegExp(`/${category}/[^/]+/${_id}$`)
  for (const path of [`/products/${_id}`, `/products/some-name/${_id}`, `/Other/name/${_id}`, `/${_id}`]) {
    await page.goto(path)
    await expect(page).toHaveURL(expected)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

// D-10
test('A short address of a product keeps the colour and the size that it names', async ({
  page,
  api,
  productPage,
}) => {
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

// PROD-12, PROD-27, PROD-28, PROD-30, CONST-48
test('The size chart opens as a dialog, keeps the focus and gives it back', async ({
  page,
  api,
  productPage,
}) => {
  const { product } = await api.choice(({ size }) => size === '100')
  await productPage.open({ product })
  const opener = page.getByRole('button', { name: 'View Chart' })
  await opener.click()
  const chart = page.getByRole('dialog', { name: 'Size chart' })
  await expect(chart).toBeVisible()
  const heads = chart.getByRole('columnheader')
  await expect(heads).toHaveText(['Size', 'Height (cm)', /^Weight.*cm/, 'Age'])
  await expect(chart.getByRole('rowheader')).toHaveText([
    '80',
    '90',
    '100',
    '110',
    '120',
    '130',
    '140',
    '150',
    '160',
  ])
  await expect(chart.getByRole('row', { name: /^80 75-83 10-18 0-1 years$/ })).toBeVisible()
  await expect(chart.getByRole('row', { name: /^160 150-160 90-100 around 13 years$/i })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(chart.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(chart).toHaveCount(0)
  await expect(opener).toBeFocused()

  // D-16: it says nothing of what has one size for all.
  await productPage.open(await api.choice(({ size }) => size === 'One Size'))
  await expect(page.getByRole('button', { name: 'One Size' })).toBeVisible()
  await expect(opener).toHaveCount(0)
})

// PROD-02, PROD-03, PROD-09, STATE-38
test('The pictures follow the colour and can be enlarged', async ({ page, api, productPage }) => {
  const product = (await api.products()).find(
    ({ variants }) => variants.length > 1 && variants.every(({ images }) => images.length > 0),
  )
  if (!product) throw new Error('No product has pictures of several colours')
  await productPage.open({ product })
  const second = product.variants[1]
  const images = [...new Set([...product.image, ...product.variants.flatMap((one) => one.images)])]
  const place = images.indexOf(second?.images[0] ?? '') + 1
  const gallery = page.getByRole('region', { name: 'Pictures' })
  await expect(gallery.getByRole('button', { name: 'Picture 1', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  for (const { colorName, images: own } of product.variants) {
    const stem = new RegExp(own[0]?.replace(/\.\w+$/, '') ?? 'none')
    await expect(productPage.colour(colorName).locator('img')).toHaveAttribute('src', stem)
  }
  await productPage.colour(second?.colorName ?? '').click()
  await expect(gallery.getByRole('button', { name: `Picture ${place}`, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await gallery.getByRole('button', { name: 'Next picture' }).click()
  await expect(
    gallery.getByRole('button', { name: `Picture ${(place % images.length) + 1}`, exact: true }),
  ).toHaveAttribute('aria-current', 'true')
  await gallery.getByRole('button', { name: 'Previous picture' }).click()
  await gallery.getByRole('button', { name: 'Zoom' }).click()
  const zoom = page.getByRole('dialog', { name: `${product.name}, large pictures` })
  const enlarged = (number: number) => zoom.getByRole('img', { name: `${product.name}, picture ${number}` })
  await expect(enlarged(place)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(enlarged(place - 1)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(enlarged(place)).toBeVisible()
  const narrow = await enlarged(place).boundingBox()
  await zoom.getByRole('button', { name: 'Enlarge or shrink the picture' }).click()
  await expect
    .poll(async () => (await enlarged(place).boundingBox())?.width)
    .toBeGreaterThan(2 * (narrow?.width ?? Number.NaN))
  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)
})

// D-15
test('Whoever comes back to the tab sees what is left now', { tag: EDITABLE_SHOP }, async ({
  page,
  api,
  shop,
  productPage,
}) => {
  await shop.importProducts(productCsv(shirt))
  await productPage.open({ product: await api.productNamed(shirt.title) })
  await expect(productPage.size('100')).toBeEnabled()
  await shop.importProducts(productCsv({ ...shirt, stock: { ...shirt.stock, Blue: { '100': 0, '28': 4 } } }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(productPage.size('100')).toBeDisabled()
  await productPage.size('28').click()
  await expect(page.getByRole('combobox', { name: 'Quantity' }).getByRole('option')).toHaveCount(4)
})

// PROD-21, MSG-01
test('A product that cannot be fetched is shown as not found', async ({ page, api, allowConsole }) => {
  allowConsole(/Failed to load resource|Failed to fetch/)
  const [product] = await api.products()
  await page.goto('/products')
  await page.route('**/*.data*', (route) => route.abort())
  await page
    .getByRole('main')
    .getByRole('link', { name: product?.name ?? '', exact: true })
    .click()
  await expect(page.getByRole('heading', { name: '404, Page not found', exact: true })).toBeVisible()
})

// PROD-01, PROD-07, D-02, D-10
test('Search engines read the product as shoppers see it', async ({ page, api, productPage }) => {
  const product = (await api.products()).find(({ discount }) => discount > 0)
  if (!product) throw new Error('Nothing is reduced')
  await productPage.open({ product })
  const { pathname } = new URL(page.url())
  const facts = await page.locator('script[type="application/ld+json"]').textContent()
  const percent = Math.max(product.discount, product.flashDiscount)
  const price = Math.round((product.price * (100 - percent)) / 100)
  expect(JSON.parse(facts ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Product', name: product.name, sku: product.sku, offers: { price: `${price}.00` } },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Home' }, { name: product.category }, { name: product.subCategory }, {}],
      },
    ],
  })
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', pathname)
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product')
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(0)
})

// HOME-39
test('A product without a picture, and one whose picture does not come, show the placeholder', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, shop, allowConsole, productPage }) => {
  allowConsole(/Failed to load resource/)
  await shop.importProducts(productCsv(shirt))
  await productPage.open({ product: await api.productNamed(shirt.title) })
  const picture = page.getByRole('img', { name: `${shirt.title}, picture 1` })
  await expect(picture).toHaveAttribute('src', '/pictures/placeholder.avif')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  const drawn = (await api.products()).find(({ image }) => image.length > 0)
  if (!drawn) throw new Error('No product has a picture')
  await page.route('**/media/**', (route) => route.abort())
  await productPage.open({ product: drawn })
  await expect(page.getByRole('img', { name: `${drawn.name}, picture 1` })).toHaveAttribute(
    'src',
    '/pictures/placeholder.avif',
  )
})

// VAL-02, MSG-20, MSG-29, MSG-30, MSG-66, WISH-02 to WISH-04, SHELL-16, API-28
test('A wish needs a size, stands on the wishlist, and goes again', async ({
  page,
  api,
  productPage,
  session,
  toasts,
}) => {
  const choice = await api.choice(({ stock }) => stock > 0)
  const { product, colour, size } = choice
  const wish = page.getByRole('main').getByRole('button', { name: 'Add to wishlist', exact: true })
  await productPage.open(choice)
  await wish.click()
  await expect(page).toHaveURL('/login')

  await session.restore(newPerson())
  await page.goto('/wishlist')
  await expect(page.getByText('No items in wishlist.')).toBeVisible()
  await productPage.open(choice)
  await wish.click()
  await toasts.assertShown('Please select a size')
  await productPage.colour(colour).click()
  await productPage.size(size).click()
  await wish.click()
  await toasts.assertShown('Added to your wishlist')
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click()
  const listed = page.getByRole('list', { name: 'Wishlist' }).getByRole('listitem')
  await expect(listed).toContainText([product.name])
  const remove = page.getByRole('button', { name: `Remove ${product.name}`, exact: true })
  await expect(remove).toHaveText('Remove')
  await remove.click()
  await toasts.assertShown('Removed from wishlist')
  await expect(page.getByText('No items in wishlist.')).toBeVisible()
})

test.describe('A window of 1440 by 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  // MSG-21, D-65
  test('What is missing before adding is shown where the shopper looks', async ({
    page,
    api,
    productPage,
  }) => {
    await productPage.open(await api.choice(({ product, stock }) => stock > 0 && product.variants.length > 2))
    await page.getByRole('button', { name: addButton }).click()
    const missing = page.getByText('Please select a color and size before adding to cart.', { exact: true })
    await expect(missing).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('button', { name: addButton }).click()
    await expect(missing).toBeInViewport({ ratio: 1 })
  })
})

// PROD-09, PROD-10, STATE-16, STATE-38
test('Colour and size are in the address: a link to them opens them, the first picture included', async ({
  page,
  api,
  productPage,
}) => {
  const product = (await api.products()).find(
    ({ variants }) =>
      variants.length > 1 && variants[1]?.images[0] && variants[1].sizes.some(({ stocks }) => stocks > 1),
  )
  const second = product?.variants[1]
  const size = second?.sizes.find(({ stocks }) => stocks > 1)?.size ?? ''
  if (!product || !second) throw new Error('Nothing comes in two colours')
  await productPage.open({ product })
  const { pathname } = new URL(page.url())
  await productPage.colour(second.colorName).click()
  await productPage.size(size).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('size') === size && url.pathname === pathname)
  const link = page.url()

  const html = await (await page.request.get(link)).text()
  const stem = second.images[0]?.replace(/\.\w+$/, '') ?? 'none'
  const [first] = /<img[^>]*fetchpriority="high"[^>]*>/i.exec(html) ?? []
  expect(first).toContain(stem)

  await page.goto('/')
  await page.goto(link)
  await expect(productPage.colour(second.colorName)).toHaveAttribute('aria-pressed', 'true')
  await expect(productPage.size(size)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('combobox', { name: 'Quantity' })).toBeEnabled()
  await productPage.colour(product.variants[0]?.colorName ?? '').click()
  await expect(page).toHaveURL((url) => url.searchParams.get('size') === null)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('A lone size is chosen by itself', async ({ page, api, productPage, cart }) => {
  const toy = await api.choice(({ size, stock }) => size === 'One Size' && stock > 1)
  await productPage.open(toy)
  await productPage.colour(toy.colour).click()
  await expect(productPage.size('One Size')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: addButton }).click()
  await cart.assertItemCount(1)
})

// PROD-12, PROD-26
test('The chart of shoes is about shoes', async ({ page, api, productPage }) => {
  const { product } = await api.choice(({ size }) => size === '28')
  await productPage.open({ product })
  await page.getByRole('button', { name: 'View Chart' }).click()
  const chart = page.getByRole('table', { name: 'Shoe sizes' })
  await expect(chart.getByRole('row')).toHaveCount(1 + (product.variants[0]?.sizes.length ?? 0))
  await expect(chart.getByRole('row', { name: 'EU 28 17.2' })).toBeVisible()
})

test('A product is shared by its address, colour and size included', async ({
  page,
  api,
  context,
  productPage,
  toasts,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const choice = await api.choice(({ product, stock }) => stock > 1 && product.variants.length > 1)
  await productPage.open(choice)
  await productPage.colour(choice.colour).click()
  await productPage.size(choice.size).click()
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  await toasts.assertShown('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})
