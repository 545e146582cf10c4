import { setTimeout as delay } from 'node:timers/promises'
import puppeteer, { type Page, type Viewport } from 'puppeteer-core'
import { CHROMIUM_FLAGS, chromiumPath } from '../../../scripts/find-chromium.ts'
import type { Device } from './audit-page.ts'

const SLOW_DOWN = 4
/** The screen size of Lighthouse's phone. */
const SCREENS: Record<Device, Viewport> = {
  phone: { width: 390, height: 844, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  computer: { width: 1440, height: 900 },
}
/** Time for which people hold a button, a finger or a key down. */
export const PRESS_MS = 80
/** After this time a page is idle. */
const CALM_MS = 1500

/**
 * A new browser with empty caches and a processor slowed down to a quarter. It uses Puppeteer, because Chromium does
 * not prerender in a tab that Playwright controls.
 */
async function inNewTab<Result>(device: Device, work: (tab: Page) => Promise<Result>): Promise<Result> {
  const args = process.getuid?.() === 0 ? CHROMIUM_FLAGS : []
  const browser = await puppeteer.launch({ executablePath: chromiumPath(), args })
  try {
    const tab = await browser.newPage()
    await tab.setViewport(SCREENS[device])
    await tab.emulateCPUThrottling(SLOW_DOWN)
    // The welcome popup would cover the page during a measurement.
    await tab.evaluateOnNewDocument(() => {
      if (location.protocol !== 'about:') sessionStorage.setItem('welcomeSeen', 'yes')
    })
    return await work(tab)
  } finally {
    await browser.close()
  }
}

/** On a busy machine a tab sometimes closes before it has started. */
export async function inTab<Result>(
  device: Device,
  work: (tab: Page) => Promise<Result>,
  tries = 3,
): Promise<Result> {
  try {
    return await inNewTab(device, work)
  } catch (cause) {
    if (tries === 1) throw cause
    return inTab(device, work, tries - 1)
  }
}

/** Hydrates the page, its island and its frame, and waits until it is idle. */
export async function wake(tab: Page): Promise<void> {
  await tab.evaluate(() => dispatchEvent(new Event('scripts-needed')))
  await tab.waitForFunction('window.takeEarlyClicks === null')
  await delay(CALM_MS)
}

/** Opens a page and waits until it is idle. */
export async function open(tab: Page, address: string): Promise<void> {
  await tab.goto(address, { waitUntil: 'load' })
  await delay(CALM_MS)
}

/** Finds an element. It runs in the page, so it must not use outer variables. */
export type Finder = () => Element | null | undefined

/** The middle of the visible part of an element. Elements off the screen are scrolled to first, as people do. */
export async function findMiddle(tab: Page, find: Finder): Promise<{ x: number; y: number }> {
  const handle = await tab.evaluateHandle(find)
  const place = await tab.evaluate((element) => {
    if (!element) return null
    const shown = () => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      // The bar at the bottom of a phone's screen covers this part.
      return { left, right, top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight - 80) }
    }
    if (shown().bottom - shown().top < 20) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = shown()
    return { x: (left + right) / 2, y: (top + bottom) / 2 }
  }, handle)
  if (!place) throw new Error(`No element on ${tab.url()} matches ${find}`)
  return place
}

/** A single mouse movement: the page takes it for a resting mouse and does not hydrate early. */
export async function pressAt(tab: Page, device: Device, { x, y }: { x: number; y: number }): Promise<void> {
  if (device === 'phone') {
    const finger = await tab.touchscreen.touchStart(x, y)
    await delay(PRESS_MS)
    await finger.end()
  } else {
    await tab.mouse.move(x, y)
    await tab.mouse.down()
    await delay(PRESS_MS)
    await tab.mouse.up()
  }
}
