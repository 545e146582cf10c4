import { setTimeout as delay } from 'node:timers/promises'
import puppeteer, { type Page, type Viewport } from 'puppeteer-core'
import { CHROMIUM_FLAGS, chromiumPath } from '../../../scripts/find-chromium.ts'
import type { Device } from './audit-page.ts'

const SLOW_DOWN = 4
/** The pixels of Lighthouse's phone. */
const SCREENS: Record<Device, Viewport> = {
  phone: { width: 390, height: 844, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  computer: { width: 1440, height: 900 },
}
/** As long as people hold a button, a finger or a key down. */
export const PRESS_MS = 80
/** After which a page has done what it does by itself. */
const CALM_MS = 1500

/**
 * A new browser, with nothing in its caches, whose processor is slowed down to a quarter. Chromium makes no page ahead in a
 * tab that Playwright holds.
 */
async function inNewTab<Found>(device: Device, work: (tab: Page) => Promise<Found>): Promise<Found> {
  const args = process.getuid?.() === 0 ? CHROMIUM_FLAGS : []
  const browser = await puppeteer.launch({ executablePath: chromiumPath(), args })
  try {
    const tab = await browser.newPage()
    await tab.setViewport(SCREENS[device])
    await tab.emulateCPUThrottling(SLOW_DOWN)
    // The welcome of a first visit would cover the page in the middle of a measurement.
    await tab.evaluateOnNewDocument(() => {
      if (location.protocol !== 'about:') sessionStorage.setItem('welcomeSeen', 'yes')
    })
    return await work(tab)
  } finally {
    await browser.close()
  }
}

/** On a busy machine a tab sometimes goes before it has begun. */
export async function inTab<Found>(
  device: Device,
  work: (tab: Page) => Promise<Found>,
  tries = 3,
): Promise<Found> {
  try {
    return await inNewTab(device, work)
  } catch (cause) {
    if (tries === 1) throw cause
    return inTab(device, work, tries - 1)
  }
}

/** Starts React as somebody does who presses a key, and lets it come to rest. */
export async function wake(tab: Page): Promise<void> {
  await tab.evaluate(() => dispatchEvent(new Event('keydown')))
  await tab.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'))
  await delay(CALM_MS)
}

/** Goes to a page, and lets what it does unused come to rest. */
export async function open(tab: Page, address: string): Promise<void> {
  await tab.goto(address, { waitUntil: 'load' })
  await delay(CALM_MS)
}

/** Finds an element in the page, by what runs there alone. */
export type Finder = () => Element | null | undefined

/** Its middle, or that of the part of it that is on the screen; what is on none of it is scrolled to, as people have to. */
export async function placeOf(tab: Page, find: Finder): Promise<{ x: number; y: number }> {
  const found = await tab.evaluateHandle(find)
  const place = await tab.evaluate((element) => {
    if (!element) return null
    const shown = () => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      // What the bar at the end of a phone's screen covers is not to be pressed.
      return { left, right, top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight - 80) }
    }
    if (shown().bottom - shown().top < 20) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = shown()
    return { x: (left + right) / 2, y: (top + bottom) / 2 }
  }, found)
  if (!place) throw new Error(`${tab.url()} has nothing that ${find} finds`)
  return place
}

/** One movement from nowhere: the mouse rests there, and does not wake the page on its way. */
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
