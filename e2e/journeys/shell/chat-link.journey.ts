import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

/** Texts and arrows of the page that the element covers. */
const covered = (element: Locator) =>
  element.evaluate((link) => {
    const area = link.getBoundingClientRect()
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < area.right && right > area.left && top < area.bottom && bottom > area.top
    const main = document.getElementById('content') as HTMLElement
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found = [...main.querySelectorAll('[data-arrow]')]
      .filter(
        (arrow) =>
          arrow.checkVisibility({ visibilityProperty: true }) && meets(arrow.getBoundingClientRect()),
      )
      .map((arrow) => arrow.getAttribute('aria-label'))
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNode(text)
      const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const isForEyes = (text.parentElement?.offsetWidth ?? 0) > 1
      if (text.nodeValue?.trim() && isShown && isForEyes && [...range.getClientRects()].some(meets))
        found.push(text.nodeValue)
    }
    return found
  })

// HOME-35
test.describe('The chat link covers neither text nor arrows', () => {
  for (const [width, height] of [
    [390, 844],
    [390, 700],
    [900, 900],
    [1366, 768],
  ] as const)
    test(`${width} × ${height}`, async ({ page, welcomePopup }) => {
      await page.setViewportSize({ width, height })
      await welcomePopup.skip()
      await page.goto('/')
      const chat = page.getByRole('link', { name: 'Chat with us' })
      const scrollBy = (top: number) =>
        page.evaluate(
          (by) =>
            new Promise((done) => {
              window.scrollBy({ top: by, behavior: 'instant' })
              requestAnimationFrame(() => requestAnimationFrame(done))
            }),
          top,
        )
      let shown = 0
      for (let step = 0; step < 24; step++) {
        const isFree = (await covered(chat)).length === 0
        if (isFree) shown++
        await expect(chat, `at step ${step} over ${await covered(chat)}`).toHaveCSS(
          'opacity',
          isFree ? '1' : '0',
        )
        // On phones the link is away while the page is scrolled down.
        await scrollBy(190)
        await scrollBy(-20)
      }
      expect(shown).toBeGreaterThan(3)
    })
})
