import type { Page } from '@playwright/test'

/** Lucide shapes that point along a line: chevrons and arrows to either side. */
const POINTING = ['m9 18 6-6-6-6', 'm15 18-6-6 6-6', 'm12 5 7 7-7 7', 'm12 19-7-7 7-7']

/**
 * Content that does not run from right to left on an Arabic page: the page itself, texts aligned to one side, arrows.
 */
export function unmirrored(page: Page): Promise<string[]> {
  return page.evaluate((pointing) => {
    const findings: string[] = []
    const { lang, dir } = document.documentElement
    if (lang !== 'ar' || dir !== 'rtl') findings.push(`the page has lang=${lang} dir=${dir}`)
    const describeElement = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''} “${element.textContent?.trim().slice(0, 40)}”`
    // Codes and customers' texts have a `dir` attribute.
    const hasDirection = (element: Element) => element.closest('[dir]') !== document.documentElement
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility() || hasDirection(element)) continue
      const { textAlign, direction } = getComputedStyle(element)
      // Browsers write numbers, dates and phone numbers in fields from the left; keys are shown as on the keyboard.
      if (direction !== 'rtl' && !element.closest('bdi, input, kbd'))
        findings.push(`text direction is not right-to-left: ${describeElement(element)}`)
      if (textAlign === 'left') findings.push(`text is left-aligned: ${describeElement(element)}`)
    }
    for (const path of document.querySelectorAll('svg[data-icon] path')) {
      const icon = path.closest('svg')
      if (!icon?.checkVisibility() || !pointing.includes(path.getAttribute('d') ?? '')) continue
      if (!getComputedStyle(icon).transform.startsWith('matrix(-1'))
        findings.push(`icon is not mirrored: ${describeElement(icon)}`)
    }
    return findings
  }, POINTING)
}
