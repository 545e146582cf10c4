import { aNoisyPicture, aPlainPicture } from '../../fixtures/pictures/a-picture.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

test.describe('Images in the back office', { tag: EDITABLE_SHOP }, () => {
  test('an upload survives a lost connection and a reload, and the image is cropped around a focal point', async ({
    page,
    context,
    backoffice,
    allowConsole,
  }) => {
    allowConsole(/net::ERR_|Failed to (load|fetch)/)
    await backoffice.enter('products?q=gauze')
    await page.getByRole('link', { name: 'Dune Gauze Dress', exact: true }).click()
    const offsets: string[] = []
    const gate = Promise.withResolvers<void>()
    await page.route('**/api/staff/uploads/*', async (route, request) => {
      if (request.method() !== 'PATCH') return route.continue()
      offsets.push(request.headers()['upload-offset'] ?? '')
      if (offsets.length === 2) {
        // The connection breaks in the middle of the second part.
        await context.setOffline(true)
        return route.abort('internetdisconnected')
      }
      // The fourth request gets no answer.
      if (offsets.length === 4) return gate.resolve()
      return route.continue()
    })
    await page
      .getByLabel('Add images of the product')
      .setInputFiles(file('beach.png', await aNoisyPicture(900, 600)))
    const tile = page.getByRole('listitem').filter({ hasText: 'beach.png' })
    await expect(tile).toContainText('No connection. Resumes automatically.')
    await context.setOffline(false)
    await gate.promise
    await expect(page.getByRole('progressbar', { name: 'Uploading beach.png' })).toBeVisible()
    expect(offsets.slice(0, 3)).toEqual(['0', '262144', '262144'])
    await page.unroute('**/api/staff/uploads/*')
    const goesOn = page.waitForRequest((request) => request.method() === 'PATCH')
    await page.reload()
    expect(Number((await goesOn).headers()['upload-offset'])).toBeGreaterThanOrEqual(Number(offsets[3]))
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    await expect(bar).toContainText('images')
    await expect(tile).toBeHidden()

    await page
      .getByRole('button', { name: /^Edit image \d+ of the product/ })
      .last()
      .click()
    const tools = page.getByRole('group', { name: /^image \d+ of the product/ })
    await expect(tools.getByRole('button', { name: 'Later' })).toBeDisabled()
    await tools.getByRole('button', { name: 'Focal point' }).click()
    const dialog = page.getByRole('dialog', { name: 'Focal point' })
    const whole = dialog.getByRole('button', { name: 'Whole image', exact: true })
    await expect(whole).toHaveAccessibleDescription('Shown whole on white')
    await whole.press('Shift+ArrowRight')
    await whole.press('ArrowUp')
    await expect(whole).toHaveAccessibleDescription('60% from the left, 49% from the top')
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(dialog).toBeHidden()
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(bar).toBeHidden()

    const picture = (place: number) =>
      page.getByRole('img', { name: new RegExp(`^Image ${place} of the (whole )?product$`, 'i') })
    const second = await picture(2).getAttribute('src')
    await picture(2).dragTo(picture(1))
    await expect(picture(1)).toHaveAttribute('src', second ?? '')
    await expect(bar).toContainText('images')
    await page.getByRole('button', { name: 'Edit image 1 of the product' }).click()
    const first = page.getByRole('group', { name: 'image 1 of the product' })
    await first.getByRole('button', { name: 'Later' }).click()
    await expect(picture(2)).toHaveAttribute('src', second ?? '')
    await page
      .getByRole('group', { name: 'image 2 of the product' })
      .getByRole('button', { name: 'Earlier' })
      .click()
    await expect(picture(1)).toHaveAttribute('src', second ?? '')
    await bar.getByRole('button', { name: 'Discard' }).click()
    await expect(picture(2)).toHaveAttribute('src', second ?? '')
  })

  test('a file that is not an image shows an error, and another upload can be cancelled', async ({
    page,
    backoffice,
    allowConsole,
  }) => {
    allowConsole(/status of 422|net::ERR_|Failed to fetch/)
    await backoffice.enter('products?q=gauze')
    await page.getByRole('link', { name: 'Dune Gauze Dress', exact: true }).click()
    const add = page.getByLabel('Add images of the product')
    await add.setInputFiles(file('letter.png', Buffer.from('Dear shop')))
    const letter = page.getByRole('listitem').filter({ hasText: 'letter.png' })
    await expect(letter.getByRole('alert')).toContainText("We can't read this file")
    await letter.getByRole('button', { name: 'Cancel upload of letter.png' }).click()
    await expect(letter).toBeHidden()

    await page.route('**/api/staff/uploads/*', (route, request) =>
      request.method() === 'PATCH' ? undefined : route.continue(),
    )
    const sending = page.waitForRequest((request) => request.method() === 'PATCH')
    await add.setInputFiles(file('slow.png', await aNoisyPicture(200, 200)))
    await sending
    const removed = page.waitForRequest((request) => request.method() === 'DELETE')
    await page.getByRole('button', { name: 'Cancel upload of slow.png' }).click()
    await removed
    await expect(page.getByText('slow.png')).toBeHidden()
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
  })

  test('removing an image moves the focus to the next one, or to the add button after the last one', async ({
    page,
    backoffice,
  }) => {
    await backoffice.enter('products?q=gauze')
    await page.getByRole('link', { name: 'Dune Gauze Dress', exact: true }).click()
    const buttons = page.getByRole('button', { name: /^Edit image \d+ of the product$/ })
    await buttons.last().click()
    for (let left = (await buttons.count()) - 1; left > 0; left--) {
      await page.getByRole('button', { name: 'Remove', exact: true }).click()
      await expect(buttons).toHaveCount(left)
      await expect(buttons.last()).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByLabel('Add images of the product')).toBeFocused()
  })

  test('the first slide gets an uploaded image, then its old one back', async ({ page, backoffice }) => {
    await backoffice.enter('content/hero')
    await page
      .getByLabel('Upload: Image 1')
      .setInputFiles(file('dawn.png', await aPlainPicture(2000, 900, '#e8dac3')))
    await expect(page.getByRole('img', { name: 'Image 1: Uploaded' })).toBeVisible()
    const isOfOther = page.getByText('Written for the previous image.', { exact: false })
    await expect(isOfOther).toHaveCount(2)
    await page.getByRole('textbox', { name: 'Alt text 1, English' }).fill('Dawn over the dunes')
    await expect(isOfOther).toHaveCount(1)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('This alt text describes the previous image.', { exact: false })).toHaveCount(
      1,
    )
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published to the shop.')).toBeVisible()
    const reader = await page.context().newPage()
    await reader.goto('/')
    const slide = reader.getByRole('region', { name: 'Highlights' }).getByRole('img').first()
    await expect(slide).toHaveAttribute('src', /^\/media\/dawn\.[0-9a-f]{8}-1280\.webp$/)
    await expect
      .poll(() => slide.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    await page.bringToFront()
    const firstVersion = page
      .getByRole('listitem')
      .filter({ has: page.getByText('Default', { exact: true }) })
    await firstVersion.getByRole('button', { name: 'Restore this version' }).click()
    await expect(page.getByRole('img', { name: 'Image 1: Default' })).toBeVisible()
    await reader.goto('/')
    await expect(slide).toHaveAttribute('src', '/pictures/hero-1.avif')
  })
})
