import { BACKOFFICE } from '@little-dunes/domain/paths'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../../../scripts/find-chromium.ts'

/** Lists with their paths. */
const LISTS = { Orders: 'orders', Products: 'products', Customers: 'customers' } as const
type List = keyof typeof LISTS
const ROUNDS = 5

/** Milliseconds from the click on a screen of the navigation to the frame with the first row of its list. */
const clickTime = (page: Page, screen: List): Promise<number> =>
  page.evaluate(
    async ([name, path]) => {
      // The link has a counter beside its name.
      const link = document.querySelector<HTMLElement>(`nav a[href$="/${path}"]`)
      if (!link) throw new Error(`The navigation has no link to ${name}`)
      const isThere = () =>
        document.querySelector('h1')?.textContent?.trim() === name &&
        document.querySelector('main tbody tr') !== null
      const began = performance.now()
      link.click()
      while (!isThere()) await new Promise(requestAnimationFrame)
      return performance.now() - began
    },
    [screen, LISTS[screen]] as const,
  )

/** Times of lists from the click to their first row, in a browser with the session of `token`. */
export async function clickTimes(
  origin: string,
  token: string,
): Promise<{ screen: string; times: number[] }[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: process.getuid?.() === 0 ? CHROMIUM_FLAGS : [],
  })
  try {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } })
    const { hostname: domain } = new URL(origin)
    await context.addCookies([{ name: 'staff_session', value: token, domain, path: '/api/staff' }])
    const page = await context.newPage()
    await page.goto(`${origin}${BACKOFFICE}/settings`)
    const away = page.getByRole('heading', { name: 'Settings', level: 1 })
    const results = []
    for (const screen of Object.keys(LISTS) as List[]) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
        await away.waitFor()
        times.push(await clickTime(page, screen))
      }
      results.push({ screen, times })
    }
    return results
  } finally {
    await browser.close()
  }
}
