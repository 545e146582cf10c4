import type { Page } from 'puppeteer-core'
import { printCells } from '../table.ts'
import type { Device } from './audit-page.ts'
import { medianAndMax } from './medians.ts'
import { productPages } from './products.ts'
import { type Finder, findMiddle, inTab, open, PRESS_MS, pressAt, wake } from './tab.ts'

/** Browsers report no faster interactions. */
const MIN_MS = 16
/** Wait after a change, until the browser has shown and reported its last frame. */
const SETTLE_MS = 700
const WORD = 'dress'

export interface Interaction {
  name: string
  address: string
  act(tab: Page, device: Device): Promise<void>
  /** Runs in the page: true once the result is visible. */
  isShown(): boolean
}

const addButton: Finder = () =>
  [...document.querySelectorAll('main button')].find((one) => one.textContent?.includes('ADD TO CART'))
const freeSize: Finder = () =>
  [...document.querySelectorAll('main section')]
    .find((one) => one.querySelector('h2')?.textContent === 'Size')
    ?.querySelector('button[aria-pressed=false]:enabled')
const filterButton: Finder = () => document.querySelector('button[popovertarget=filter-panel]')
const audience: Finder = () => document.querySelector('#filter input[name=category]')?.closest('label')
const searchField: Finder = () => document.querySelector('header input[type=search]')

async function press(tab: Page, device: Device, find: Finder): Promise<void> {
  await pressAt(tab, device, await findMiddle(tab, find))
}

async function tick(tab: Page, device: Device): Promise<void> {
  if (device === 'phone') {
    await press(tab, device, filterButton)
    await tab.waitForSelector('#filter-panel:popover-open')
  }
  await press(tab, device, audience)
}

async function search(tab: Page, device: Device): Promise<void> {
  await press(tab, device, searchField)
  await tab.keyboard.type(WORD, { delay: PRESS_MS })
}

export async function listInteractions(url: string): Promise<Interaction[]> {
  const { oneSize, manySizes } = await productPages(url)
  return [
    {
      name: 'add to cart',
      address: oneSize,
      act: (tab, device) => press(tab, device, addButton),
      isShown: () => Boolean(document.querySelector('header [data-testid=badge]')?.textContent),
    },
    {
      name: 'choose a size',
      address: manySizes,
      act: (tab, device) => press(tab, device, freeSize),
      isShown: () => new URLSearchParams(location.search).has('size'),
    },
    {
      name: 'tick a filter',
      address: `${url}/products`,
      act: tick,
      isShown: () =>
        location.search.includes('category=') && document.querySelector('main [aria-busy=true]') === null,
    },
    {
      name: `type '${WORD}'`,
      address: url,
      act: search,
      isShown: () =>
        location.search.endsWith('search=dress') &&
        document.querySelector('main h1') !== null &&
        document.querySelector('main [aria-busy=true]') === null,
    },
  ]
}

/** Runs in the page: records the time of each interaction to its frame, and the last press. */
function listen(): void {
  const heard: number[] = []
  const presses: number[] = []
  Object.assign(window, { heard, presses })
  for (const kind of ['click', 'keydown'])
    addEventListener(kind, ({ isTrusted, timeStamp }) => isTrusted && presses.push(timeStamp), true)
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId) heard.push(entry.duration)
  }).observe(options)
}

interface Times {
  /** The longest interaction, from the event to the next frame. */
  inp: number
  /** From the last press to its result in the page. */
  shown: number
}

const once = ({ address, act, isShown }: Interaction, device: Device, isAwake: boolean): Promise<Times> =>
  inTab(device, async (tab) => {
    await tab.evaluateOnNewDocument(listen)
    await open(tab, address)
    if (isAwake) await wake(tab)
    await act(tab, device)
    await tab.waitForFunction(isShown, { polling: 'mutation' })
    return tab.evaluate(
      async (settleMs, min) => {
        const now = performance.now()
        const { heard, presses } = window as unknown as { heard: number[]; presses: number[] }
        const shown = now - (presses.at(-1) ?? now)
        await new Promise((resolve) => setTimeout(resolve, settleMs))
        return { inp: Math.max(min, ...heard), shown }
      },
      SETTLE_MS,
      MIN_MS,
    )
  })

async function repeat(runs: number, measure: () => Promise<Times>): Promise<string[]> {
  const times: Times[] = []
  for (let run = 0; run < runs; run++) times.push(await measure())
  const [shown] = medianAndMax(times.map((one) => one.shown))
  return [...medianAndMax(times.map(({ inp }) => inp)), shown]
}

/** INP in milliseconds: of the page before hydration, where the first press loads React, and after it. */
export async function printInteractions(url: string, device: Device, runs: number): Promise<void> {
  const titles = ['first INP', 'slowest', 'shown after', 'then INP', 'slowest', 'shown after']
  const rows = [[`on a ${device}, ms`, ...titles]]
  for (const interaction of await listInteractions(url)) {
    const first = await repeat(runs, () => once(interaction, device, false))
    const then = await repeat(runs, () => once(interaction, device, true))
    rows.push([interaction.name, ...first, ...then])
  }
  printCells(rows)
  console.log('')
}
