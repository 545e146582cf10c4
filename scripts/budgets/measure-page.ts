import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'

/** Bytes that a page fetched, by kind. */
export interface Weight {
  document: number
  script: number
  stylesheet: number
  font: number
  image: number
}

type Kind = keyof Weight

/** What the shop sends compressed. */
const COMPRESSED: readonly Kind[] = ['document', 'script', 'stylesheet']

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

const kindOf = (response: Response) => response.request().resourceType() as Kind

/** Compressed here and always the same way: what a server sends may be compressed better while it is running. */
async function bytesOf(response: Response): Promise<number> {
  const body = await response.body()
  return COMPRESSED.includes(kindOf(response)) ? gzipSync(body, { level: 9 }).length : body.length
}

/** Long enough for what the scripts themselves ask for. */
const QUIET_MS = 1000

/** Of a page on which nobody has done anything, and of all that its first use brings along. */
export interface Weights {
  unused: Weight
  used: Weight
}

async function weigh(responses: readonly Response[]): Promise<Weight> {
  const weight: Weight = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 }
  for (const response of responses)
    if (response.ok() && kindOf(response) in weight) weight[kindOf(response)] += await bytesOf(response)
  return weight
}

/** Opens an address on a phone for the first time and adds up what comes before anybody scrolls or touches, and then. */
export async function measurePage(browser: Browser, address: string): Promise<Weights> {
  const context = await browser.newContext(PHONE)
  // The welcome comes seconds later.
  await context.addInitScript(() => sessionStorage.setItem('welcomeSeen', 'yes'))
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(address, { waitUntil: 'networkidle' })
  const unused = await weigh(responses)
  // Beside all links: the page of one would be prefetched.
  for (const place of [1, 2]) await page.mouse.move(place, place)
  await page.waitForFunction(() => Reflect.get(window, 'takeEarlyClicks') === null)
  await page.waitForTimeout(QUIET_MS)
  const used = await weigh(responses)
  await context.close()
  return { unused, used }
}
