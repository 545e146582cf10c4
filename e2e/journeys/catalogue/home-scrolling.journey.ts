import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

/** Layout shifts within the viewport, summed up as browsers do. */
declare global {
  interface Window {
    layoutShifts: number
  }
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          window.layoutShifts += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Position of each heading from the top of the page; the last grid grows below its heading. */
const headingPlaces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h2')]
      .filter((heading) => heading.checkVisibility() && !heading.closest('dialog'))
      .slice(0, -1)
      .map((heading) => Math.round(heading.getBoundingClientRect().top + scrollY)),
  )

/** Scrolls screen by screen; each is drawn before the next. */
const scrollTo = (page: Page, end: number) =>
  page.evaluate(async (to) => {
    while (scrollY < to && scrollY + innerHeight < document.documentElement.scrollHeight) {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' })
      await new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      )
    }
  }, end)

const cardsLaidOut = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll('main article picture')]
    return pictures.map((picture) => picture.checkVisibility({ contentVisibilityAuto: true }))
  })

for (const [device, options] of [
  ['a computer', { viewport: { width: 1440, height: 900 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`On ${device}`, () => {
    test.use(options)

    for (const base of ['', '/ar']) {
      test(`Cards far below the screen render late without a layout shift (${base || 'English'})`, async ({
        page,
        welcomePopup,
      }) => {
        await welcomePopup.skip()
        await watchShifts(page)
        await page.goto(base || '/')
        await page.evaluate(() => document.fonts.ready)
        const laidOut = await cardsLaidOut(page)
        expect(laidOut.length).toBeGreaterThan(40)
        expect(laidOut.filter(Boolean).length, 'only cards near the first screen are laid out').toBeLessThan(
          laidOut.length / 2,
        )

        const before = await headingPlaces(page)
        await scrollTo(page, before.at(-1) ?? 0)
        expect(await headingPlaces(page)).toEqual(before)
        expect(await page.evaluate(() => window.layoutShifts)).toBeLessThanOrEqual(0.01)
      })
    }
  })
}
