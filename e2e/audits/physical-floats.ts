import type { Page } from '@playwright/test'

/** What floats to the left or to the right by name, instead of to the beginning or the end of its line. */
export function physicalFloats(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { float } = getComputedStyle(element)
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}`
      return ['left', 'right'].includes(float) && element.checkVisibility()
        ? [`floats ${float}: ${name}`]
        : []
    }),
  )
}
