import type { Locator, Page } from '@playwright/test'
import { bringCarousel } from '../fixtures/hydration.ts'
import { expect, test, WITH_MOTION } from '../fixtures/test.ts'
import { WelcomePopup } from '../fixtures/welcome-popup.ts'

test.use(WITH_MOTION)

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Home with a paused clock and the mouse outside. */
async function openWithStandingClock(page: Page): Promise<void> {
  const welcomePopup = new WelcomePopup(page)
  await welcomePopup.skip()
  const start = new Date('2026-11-21T12:00:00+04:00')
  await page.clock.install({ time: new Date(start.getTime() - 60_000) })
  await page.clock.pauseAt(start)
  await page.goto('/')
  await expect(page.getByRole('timer')).toContainText(/\d\d/)
  await page.mouse.move(5, 5)
}

async function hideTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

interface Mover {
  name: string
  /** Its script is fetched near the viewport. */
  isCarousel?: true
  /** Text of the item in front. */
  front(area: Locator): Promise<string>
  delay: number
  pause: string
  play: string
}

/** Waits until React has rendered and has set its timers: it defers work in tasks like these. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn++)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
  })

/** First fully visible card of the strip. */
const frontCard = (strip: Locator) =>
  strip.getByRole('article').evaluateAll((cards) => {
    const start = cards[0]?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0
    const shown = cards.filter((card) => Math.abs(card.getBoundingClientRect().left - start) < 30)
    return shown.map((card) => card.querySelector('h3')?.textContent ?? '').join()
  })

const frontSlide = async (hero: Locator) =>
  (await hero
    .getByRole('button', { name: /^Slide \d/ })
    .and(hero.locator('[aria-current=true]'))
    .getAttribute('aria-label')) ?? ''

const movers: Mover[] = [
  { name: 'Highlights', front: frontSlide, delay: 5000, pause: 'Pause slides', play: 'Play slides' },
  {
    name: 'Flash Sale',
    isCarousel: true,
    front: frontCard,
    delay: 3000,
    pause: 'Pause flash sale slides',
    play: 'Play flash sale slides',
  },
]

/** Home with the area on the screen and its script loaded. */
async function openAt(page: Page, { name, isCarousel }: Mover): Promise<Locator> {
  await openWithStandingClock(page)
  const area = region(page, name)
  await (isCarousel ? bringCarousel(area) : area.scrollIntoViewIfNeeded())
  await page.mouse.move(5, 5)
  return area
}

for (const mover of movers) {
  const { name, front, delay, pause, play } = mover
  // HOME-08, CARD-20, CONST-27, CONST-28, D-63
  test(`${name} moves automatically, except on hover, with focus inside, in a hidden tab or when paused`, async ({
    page,
  }) => {
    const area = await openAt(page, mover)
    const rests = async (why: string) => {
      await drawn(page)
      const before = await front(area)
      await page.clock.runFor(delay * 3)
      expect(await front(area), why).toBe(before)
    }
    const moves = async () => {
      await drawn(page)
      const before = await front(area)
      await page.clock.runFor(delay + 900)
      await expect.poll(() => front(area)).not.toBe(before)
    }
    await moves()
    await area.hover({ position: { x: 30, y: 60 } })
    await rests('under the mouse')
    await page.mouse.move(5, 5)
    await moves()
    await area.getByRole('link').first().focus()
    await rests('with the focus inside')
    await page.getByRole('searchbox').focus()
    await moves()
    await hideTab(page, true)
    await rests('in a hidden tab')
    await hideTab(page, false)
    await moves()
    await area.getByRole('button', { name: pause }).click()
    await page.mouse.move(5, 5)
    await page.getByRole('searchbox').focus()
    await rests('paused')
    await area.getByRole('button', { name: play }).click()
    await page.mouse.move(5, 5)
    await moves()
  })

  // D-63
  test(`${name} stays still with reduced motion until the visitor starts it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const area = await openAt(page, mover)
    const before = await front(area)
    await drawn(page)
    await page.clock.runFor(delay * 3)
    expect(await front(area)).toBe(before)
    await area.getByRole('button', { name: play }).click()
    await page.mouse.move(5, 5)
    await drawn(page)
    await page.clock.runFor(delay + 900)
    await expect.poll(() => front(area)).not.toBe(before)
  })
}

// HOME-06, HOME-09
test('The hero fades between images by dots, arrows and swipe', async ({ page }) => {
  await openWithStandingClock(page)
  const hero = region(page, 'Highlights')
  const [first, second] = [hero.locator('li').nth(0), hero.locator('li').nth(1)]
  expect(await second.boundingBox(), 'both slides have the same position').toEqual(await first.boundingBox())
  await expect(first).toHaveCSS('transition-duration', '0.6s')
  await expect(second).toBeHidden()

  await hero.getByRole('button', { name: 'Slide 2' }).click()
  await expect(second).toHaveCSS('opacity', '1')
  await expect(second.locator('img')).toHaveCSS('scale', '1')
  await expect(first).toBeHidden()
  await expect(first.locator('img')).toHaveCSS('scale', '1.02')
  await hero.getByRole('button', { name: 'Next slide' }).click()
  await expect(first).toBeVisible()
  await hero.getByRole('button', { name: 'Previous slide' }).click()
  await expect(second).toBeVisible()

  const { x = 0, y = 0, width = 0, height = 0 } = (await hero.boundingBox()) ?? {}
  await page.mouse.move(x + width * 0.7, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.4, y + height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(first).toBeVisible()
  await expect(page, 'a swipe does not open the link').toHaveURL('/')
  await page.mouse.click(x + width * 0.7, y + height / 2)
  await expect(page).toHaveURL('/products')
})

/** Network requests for films and their pictures. */
function filmRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(videos|pictures\/video)/.test(pathname)) asked.push(pathname)
  })
  return asked
}

const isPlaying = (video: Locator) =>
  video.evaluate((film: HTMLVideoElement) => !film.paused && film.readyState >= 3)

// HOME-19, HOME-20, D-63
test('The two videos load only near the screen, play muted in a loop, and can be paused', async ({
  page,
  request,
  welcomePopup,
}) => {
  await welcomePopup.skip()
  const asked = filmRequests(page)
  await page.goto('/')
  await expect(page.getByRole('timer')).toContainText(/\d\d/)
  await page.waitForLoadState('networkidle')
  expect(asked, 'no video loads before it is near the screen').toEqual([])

  const films = region(page, 'In motion')
  await films.scrollIntoViewIfNeeded()
  const videos = films.locator('video')
  await expect(videos).toHaveCount(2)
  for (const [index, caption] of ['Morning breeze', 'Set sail'].entries()) {
    const video = videos.nth(index)
    await expect.poll(() => isPlaying(video)).toBe(true)
    const shape = await video.evaluate((film: HTMLVideoElement) => ({
      muted: film.muted,
      loop: film.loop,
      playsInline: film.playsInline,
      src: film.getAttribute('src') ?? '',
    }))
    expect(shape).toMatchObject({ muted: true, loop: true, playsInline: true })
    const film = await request.get(shape.src)
    expect((await film.body()).length).toBeLessThanOrEqual(600 * 1024)
    const button = films.getByRole('button', { name: `Pause video: ${caption}` })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isPlaying(video)).toBe(false)
    await films.getByRole('button', { name: `Play video: ${caption}` }).click()
    await expect.poll(() => isPlaying(video)).toBe(true)
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => isPlaying(videos.first()), 'videos pause when they are off screen').toBe(false)
})

// D-63
test('With reduced motion, the videos show their images and do not load', async ({ page, welcomePopup }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await welcomePopup.skip()
  const asked = filmRequests(page)
  await page.goto('/')
  await expect(page.getByRole('timer')).toContainText(/\d\d/)
  const films = region(page, 'In motion')
  await films.scrollIntoViewIfNeeded()
  for (const picture of await films.locator('img').all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  await expect(films.getByRole('button', { name: /^Play video/ })).toHaveCount(2)
  await page.waitForLoadState('networkidle')
  expect([...asked].sort()).toEqual(['/pictures/video-1.avif', '/pictures/video-2.avif'])
})
