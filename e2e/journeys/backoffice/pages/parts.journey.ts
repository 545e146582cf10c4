import { FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test('staff add, move, preview and publish a footer link, and customers see it in both languages', {
  tag: FRESH_SHOP,
}, async ({ page, backoffice }) => {
  await backoffice.enter('content/footer')
  const column = page.getByRole('group', { name: 'Second column links' })
  const link = (name: string) => page.getByRole('textbox', { name })
  await column.getByRole('button', { name: 'Add link' }).click()
  const english = link('Second column 6, English')
  await expect(english).toBeFocused()
  await expect(english).toHaveValue('')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('This field is required.')).toHaveCount(1)
  await page.keyboard.insertText('Gift cards')
  await link('Second column 6, العربية').fill('بطاقات هدايا')
  await page.getByRole('combobox', { name: 'Second column 6, link' }).selectOption('Delivery')
  for (let step = 0; step < 5; step++) await column.getByRole('button', { name: 'Move link earlier' }).click()
  await expect(column.getByRole('button', { name: 'Move link earlier' })).toBeDisabled()
  await expect(link('Second column 1, English')).toHaveValue('Gift cards')

  const footer = page.frameLocator('iframe').getByRole('contentinfo')
  await expect(footer.getByText('Gift cards')).toBeInViewport()
  await expect(footer.getByRole('heading', { name: 'Customer Care' })).toBeInViewport()

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open in new tab' }).click(),
  ])
  const links = (name: string) =>
    preview.getByRole('contentinfo').getByRole('list').filter({ hasText: name }).getByRole('listitem')
  await expect(links('Size Guide').first()).toHaveText('Gift cards')
  await preview.goto('/')
  await expect(links('Size Guide').first()).toHaveText('Help')

  await page.bringToFront()
  await page.getByRole('button', { name: 'Publish' }).click()
  // The pointer keeps the toast open during the checks of the shop.
  await page.getByRole('button', { name: 'Undo' }).last().hover()
  await expect(page.getByText('Published to the shop.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Live' })).toContainText(
    'Second column links; Second column 1, English: “Gift cards”',
  )
  await preview.goto('/')
  await expect(links('Size Guide')).toHaveText([
    'Gift cards',
    'Help',
    'Contact',
    'Size Guide',
    'Make Return',
    'Track your Order',
  ])
  await links('Size Guide').first().getByRole('link').click()
  await expect(preview).toHaveURL('/delivery')
  await preview.goto('/ar')
  await expect(links('دليل المقاسات').first()).toHaveText('بطاقات هدايا')

  await page.bringToFront()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(link('Second column 1, English')).toHaveValue('Help')
  await expect(column.getByRole('button', { name: /of 5$/ })).toHaveCount(5)
  await preview.goto('/')
  await expect(links('Size Guide').first()).toHaveText('Help')
  await preview.close()
})

test('the preview keeps its scroll position when a text changes while the page still loads', {
  tag: FRESH_SHOP,
}, async ({ page, backoffice }) => {
  const arrived = Promise.withResolvers<void>()
  await page.route('**/slow.png', async (route) => {
    await arrived.promise
    await route.fulfill({ status: 204 })
  })
  await backoffice.enter('content/footer')
  const preview = page.frameLocator('iframe').getByRole('contentinfo')
  const heading = (name: string) => preview.getByRole('heading', { name })
  const title = page.getByRole('textbox', { name: 'Second column heading, English' })
  await expect(heading('Customer Care')).toBeInViewport()
  await page.route(/framed=1/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</footer>', '<img src="/slow.png" alt=""></footer>')
    await route.fulfill({ response, body })
  })
  await title.fill('Our help')
  await expect(heading('Our help')).toBeAttached()
  await title.fill('Our service')
  await expect(heading('Our service')).toBeAttached()
  arrived.resolve()
  await expect(heading('Our service')).toBeInViewport()
})

test('a column has up to eight links, and a removed link is empty when added again', {
  tag: FRESH_SHOP,
}, async ({ page, backoffice }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await backoffice.enter('content/footer')
  const column = page.getByRole('group', { name: 'First column links' })
  const places = column.getByRole('group', { name: 'Choose one' }).getByRole('button')
  const add = column.getByRole('button', { name: 'Add link' })
  const field = (place: number) => page.getByRole('textbox', { name: `First column ${place}, English` })
  for (let place = 5; place <= 8; place++) {
    await add.focus()
    await page.keyboard.press('Enter')
    await expect(field(place)).toBeFocused()
    await field(place).fill(`Link ${place}`)
  }
  await expect(add).toBeDisabled()
  await expect(column.getByText('Maximum 8')).toBeVisible()
  await expect(places).toHaveCount(8)
  await column.getByRole('button', { name: 'Girls, 2 of 8' }).click()
  await column.getByRole('button', { name: 'Remove link' }).click()
  await expect(places).toHaveCount(7)
  await add.click()
  await expect(field(8)).toBeFocused()
  await expect(field(8)).toHaveValue('')
  await field(8).fill('Sandals')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published to the shop.')).toBeVisible()
  const reader = await page.context().newPage()
  await reader.goto('/returns')
  await expect(
    reader.getByRole('contentinfo').getByRole('list').filter({ hasText: 'Boys' }).getByRole('listitem'),
  ).toHaveText(['Boys', 'Unisex', 'Shoes', 'Link 5', 'Link 6', 'Link 7', 'Link 8', 'Sandals'])
  await reader.close()
})

test('staff add and remove videos, age tiles and doorways, and the shop adapts their layout', {
  tag: FRESH_SHOP,
}, async ({ page, backoffice }) => {
  await backoffice.enter('content/videos')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const publish = async () => {
    await button('Publish').click()
    await expect(button('Publish')).toBeHidden()
  }
  await button('Add video').click()
  await page.getByRole('textbox', { name: 'Caption 3, English' }).fill('At the beach')
  await publish()
  await page.goto('/backoffice/content/ages')
  for (const [place, age] of ['Newborn', 'Teens'].entries()) {
    await button('Add tile').click()
    await page.getByRole('textbox', { name: `Age ${place + 6}, English` }).fill(age)
  }
  await publish()
  await page.goto('/backoffice/content/categories')
  await button('Remove tile').click()
  for (const [place, name] of ['Swimwear', 'Baby'].entries()) {
    await button('Add tile').click()
    await page.getByRole('textbox', { name: `Name ${place + 3}, English` }).fill(name)
  }
  await publish()

  const reader = await page.context().newPage()
  await reader.setViewportSize({ width: 1440, height: 900 })
  await reader.goto('/')
  const films = reader.getByRole('region', { name: 'In motion' })
  await films.getByText('Set sail').scrollIntoViewIfNeeded()
  await expect(films.getByText('Set sail')).toBeInViewport()
  await expect(films.getByText('At the beach')).not.toBeInViewport()
  await films.getByRole('button', { name: 'Next video' }).click()
  await expect(films.getByText('At the beach')).toBeInViewport()

  const tiles = (heading: string) =>
    reader
      .locator('section')
      .filter({ has: reader.getByRole('heading', { name: heading, exact: true }) })
      .getByRole('listitem')
  const countPerRow = (heading: string) =>
    tiles(heading).evaluateAll((items) => {
      const tops = items.map((item) => Math.round(item.getBoundingClientRect().top))
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    })
  await expect(tiles('Category').getByRole('heading')).toHaveText([
    'Toys Collection',
    'Boys Collection',
    'Swimwear',
    'Baby',
  ])
  await expect(reader.getByRole('link', { name: 'Explore Now: Swimwear' })).toHaveAttribute(
    'href',
    '/products',
  )
  expect(await countPerRow('SHOP SALE BY AGE')).toEqual([4, 3])
  expect(await countPerRow('Category')).toEqual([4])
  await reader.setViewportSize({ width: 390, height: 844 })
  // A line of ages that scrolls, and a row for each doorway.
  expect(await countPerRow('SHOP SALE BY AGE')).toEqual([7])
  expect(await countPerRow('Category')).toEqual([1, 1, 1, 1])
  await reader.close()
})

test('saving a column that a colleague has changed shows the conflict, and the second publication succeeds', {
  tag: FRESH_SHOP,
}, async ({ page, backoffice, allowConsole }) => {
  allowConsole(/status of 409/)
  await backoffice.enter('content/footer')
  const column = page.getByRole('group', { name: 'Third column links' })
  await column.getByRole('button', { name: 'Remove link' }).click()
  const other = await page.context().newPage()
  await other.goto('/backoffice/content/footer')
  await other
    .getByRole('group', { name: 'Third column links' })
    .getByRole('button', { name: 'Move link later' })
    .click()
  await other.getByRole('button', { name: 'Publish' }).click()
  await expect(other.getByText('Published to the shop.')).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(column.getByRole('alert')).toHaveText(
    'Someone else changed this list. Press “Publish” again to overwrite their changes.',
  )
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published to the shop.')).toBeVisible()
  await expect(column.getByRole('button', { name: /of 3$/ })).toHaveText([
    'Reviews',
    'Terms and Conditions',
    'Privacy Policy',
  ])
})
