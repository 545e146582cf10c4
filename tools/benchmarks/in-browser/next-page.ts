import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { printCells } from '../table.ts'
import type { Device } from './audit-page.ts'
import { medianAndMax } from './medians.ts'
import { type Finder, findMiddle, inTab, open, pressAt, wake } from './tab.ts'

const HOVER_MS = 2500

interface Step {
  name: string
  path: string
  link: Finder
}

const STEPS: readonly Step[] = [
  { name: 'home to list', path: '/', link: () => document.querySelector('header a[href^="/products?"]') },
  { name: 'list to product', path: '/products', link: () => document.querySelector('main article a') },
]

interface Way {
  name: string
  devices: readonly Device[]
  /** True when the page is hydrated before the press. */
  isAwake?: boolean
  hasRules?: boolean
  hovers?: boolean
}

/** A finger does not hover before a press. */
const WAYS: readonly Way[] = [
  { name: 'prerendered', devices: ['computer'], hasRules: true, hovers: true },
  { name: 'prerendered on press', devices: ['phone', 'computer'], hasRules: true },
  { name: 'not prerendered', devices: ['phone', 'computer'] },
  { name: 'hydrated', devices: ['phone', 'computer'], isAwake: true },
]

interface Arrival {
  /** Milliseconds from the click to the first frame of the next page. */
  ms: number
  isAhead: boolean
}

/** Runs in the page: reports the press of a link, and the time when React has rendered its page. */
function watch(): void {
  const now = () => performance.timeOrigin + performance.now()
  const { said } = window as unknown as { said(what: 'clicked' | 'drawn', at: number): void }
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const link = target instanceof Element && target.closest('a')
      if (!link) return
      said('clicked', performance.timeOrigin + timeStamp)
      const before = document.querySelector('h1')?.textContent
      const look = () => {
        if (location.pathname !== link.pathname || document.querySelector('h1')?.textContent === before)
          return requestAnimationFrame(look)
        // After the frame that starts now.
        return setTimeout(() => said('drawn', now()))
      }
      requestAnimationFrame(look)
    },
    true,
  )
}

/** Runs in the page: the first paint of a document, which is after the click even for a prerendered one. */
function firstPaint() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [navigation] = performance.getEntriesByType('navigation')
  if (!paint || document.visibilityState === 'hidden') return null
  const isAhead = Number(Reflect.get(navigation ?? {}, 'activationStart')) > 0
  return { painted: performance.timeOrigin + paint.startTime, isAhead }
}

/** The next page is a document, or React renders it in this one. */
async function arrive(tab: Page, times: Map<string, number>): Promise<Arrival> {
  for (let tries = 0; tries < 1000; tries++) {
    const { clicked = Number.POSITIVE_INFINITY, drawn } = Object.fromEntries(times)
    if (drawn !== undefined) return { ms: drawn - clicked, isAhead: false }
    // Between two documents there is none to evaluate in.
    const sample = await tab.evaluate(firstPaint).catch(() => null)
    if (sample && sample.painted > clicked) return { ms: sample.painted - clicked, isAhead: sample.isAhead }
    await delay(20)
  }
  throw new Error('The next page was not painted in time')
}

const once = ({ path, link }: Step, way: Way, device: Device, url: string): Promise<Arrival> =>
  inTab(device, async (tab) => {
    const times = new Map<string, number>()
    await tab.exposeFunction('said', (what: string, at: number) => void times.set(what, at))
    await tab.evaluateOnNewDocument(watch)
    if (!way.hasRules) {
      const session = await tab.createCDPSession()
      await session.send('Network.enable')
      await session.send('Network.setBlockedURLs', { urls: ['*/speculation-rules.json'] })
    }
    await open(tab, url + path)
    if (way.isAwake) await wake(tab)
    const place = await findMiddle(tab, link)
    if (way.hovers) {
      await tab.mouse.move(place.x, place.y)
      await delay(HOVER_MS)
    }
    await pressAt(tab, device, place)
    return arrive(tab, times)
  })

/** Times from the click on a link to the first frame of its page. */
export async function printNextPage(url: string, device: Device, runs: number): Promise<void> {
  const rows = [[`on a ${device}, ms`, 'median', 'slowest', 'prerendered']]
  for (const step of STEPS)
    for (const way of WAYS.filter(({ devices }) => devices.includes(device))) {
      const arrivals: Arrival[] = []
      for (let run = 0; run < runs; run++) arrivals.push(await once(step, way, device, url))
      const ahead = arrivals.filter(({ isAhead }) => isAhead).length
      rows.push([
        `${step.name}, ${way.name}`,
        ...medianAndMax(arrivals.map(({ ms }) => ms)),
        `${ahead} of ${runs}`,
      ])
    }
  printCells(rows)
  console.log('')
}
