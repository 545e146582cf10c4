import type { Page } from '@playwright/test'

/** Elements that float to the left or right instead of to the start or end of the line. */
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
