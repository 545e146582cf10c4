import type { Page } from '@playwright/test'

/**
 * Controls that Tab reaches and that look the same with and without focus, within this number of stops. The indicator
 * may be on the control, beside it (a box drawn for a radio button) or around it (a field in its frame).
 */
export async function stopsWithoutFocusIndicator(page: Page, stops: number): Promise<string[]> {
  const findings = new Set<string>()
  await page.evaluate(() => {
    const looks = (element: Element) =>
      [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
        .flatMap((one) => (one ? [getComputedStyle(one), getComputedStyle(one, '::before')] : []))
        .map(({ boxShadow, outline, borderColor, backgroundColor, insetBlockStart }) =>
          [boxShadow, outline, borderColor, backgroundColor, insetBlockStart].join(),
        )
        .join()
    let last: { element: Element; look: string } | undefined
    /** Reports the previous control if it had no indicator, once the focus has moved on. */
    const step = () => {
      const before = last
      const element = document.activeElement
      last = element && element !== document.body ? { element, look: looks(element) } : undefined
      if (!before?.element.isConnected || before.element === element) return ''
      if (looks(before.element) !== before.look) return ''
      const { tagName, className } = before.element
      return `${tagName}.${className} “${before.element.textContent?.trim().slice(0, 40)}” has no focus indicator`
    }
    Object.assign(window, { step })
  })
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const unmarked = await page.evaluate(() => (Reflect.get(window, 'step') as () => string)())
    if (unmarked) findings.add(unmarked)
  }
  return [...findings]
}
