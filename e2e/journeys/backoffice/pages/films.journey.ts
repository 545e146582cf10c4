import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { aPlainPicture } from '../../../fixtures/pictures/a-picture.ts'
import { EDITABLE_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

const FILM = fileURLToPath(
  new URL('../../../../packages/storefront/public/videos/set-sail.mp4', import.meta.url),
)

test.describe('Videos in the back office', { tag: EDITABLE_SHOP }, () => {
  // HOME-19
  test('staff replace a home page video and its image, and a file that is not a video shows an error', async ({
    page,
    backoffice,
    allowConsole,
  }) => {
    allowConsole(/status of 422/)
    await backoffice.enter('content/videos')
    const upload = page.getByLabel('Upload: Video 1')
    const letter = Buffer.from('Dear shop')
    await upload.setInputFiles({ name: 'letter.mp4', mimeType: 'video/mp4', buffer: letter })
    const refused = page.getByRole('listitem').filter({ hasText: 'letter.mp4' })
    await expect(refused.getByRole('alert')).toContainText("Some browsers can't play this video")
    await refused.getByRole('button', { name: 'Cancel upload of letter.mp4' }).click()

    const buffer = await readFile(FILM)
    await upload.setInputFiles({ name: 'regatta.mp4', mimeType: 'video/mp4', buffer })
    await expect(page.getByLabel('Video 1: Uploaded')).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('A video needs an image. Upload one.')).toBeVisible()
    const picture = await aPlainPicture(960, 640, '#7fb4ba')
    await page
      .getByLabel('Upload: Image 1')
      .setInputFiles({ name: 'regatta.png', mimeType: 'image/png', buffer: picture })
    await expect(page.getByRole('img', { name: 'Image 1: Uploaded' })).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published to the shop.')).toBeVisible()

    const reader = await page.context().newPage()
    await reader.goto('/')
    const films = reader.getByRole('region', { name: 'In motion' })
    const film = films.locator('video').first()
    await expect(film).toHaveAttribute('src', /^\/media\/regatta\.[0-9a-f]{8}\.mp4$/)
    await expect(films.getByRole('img').or(films.locator('img')).first()).toHaveAttribute(
      'src',
      /^\/media\/regatta\.[0-9a-f]{8}-1280\.webp$/,
    )
    // With reduced motion it plays only on request (D-63).
    await films
      .getByRole('button', { name: /^Play video/ })
      .first()
      .click()
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)

    await page.bringToFront()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await expect(page.getByLabel('Video 1: Default')).toBeVisible()
    await reader.goto('/')
    await expect(film).toHaveAttribute('src', '/videos/morning-breeze.mp4')
  })
})
