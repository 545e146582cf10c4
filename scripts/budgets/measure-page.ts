import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'

/** Fetched bytes of a page, by kind. */
export interface Weight {
  document: number
  script: number
  stylesheet: number
  font: number
  image: number
}

type Kind = keyof Weight

/** Kinds that the shop sends compressed. */
const COMPRESSED: readonly Kind[] = ['document', 'script', 'stylesheet']

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

const getKind = (response: Response) => response.request().resourceType() as Kind

/** Compressed here for stable sizes: a running server may compress better over time. */
async function countBytes(response: Response): Promise<number> {
  const body = await response.body()
  return COMPRESSED.includes(getKind(response)) ? gzipSync(body, { level: 9 }).length : body.length
}

/** Long enough for requests by the scripts themselves. */
const QUIET_MS = 1000

/** Weight of a page without any interaction, and of everything that the first interaction loads. */
export interface Weights {
  unused: Weight
  used: Weight
}

async function weigh(responses: readonly Response[]): Promise<Weight> {
  const weight: Weight = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 }
  for (const response of responses)
    if (response.ok() && getKind(response) in weight) weight[getKind(response)] += await countBytes(response)
  return weight
}

/** Opens an address on a phone for the first time and adds up the bytes before and after the first interaction. */
export async function measurePage(browser: Browser, address: string): Promise<Weights> {
  const context = await browser.newContext(PHONE)
  // The welcome popup comes seconds later.
  await context.addInitScript(() => sessionStorage.setItem('welcomeSeen', 'yes'))
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(address, { waitUntil: 'networkidle' })
  const unused = await weigh(responses)
  await page.evaluate(() => dispatchEvent(new Event('keydown')))
  // An island starts without the frame of its page.
  await page.waitForFunction(() =>
    document.querySelector('[data-island]')
      ? document.querySelector('[data-island][data-awake]')
      : Reflect.get(window, 'takeEarlyClicks') === null,
  )
  await page.waitForTimeout(QUIET_MS)
  const used = await weigh(responses)
  await context.close()
  return { unused, used }
}
