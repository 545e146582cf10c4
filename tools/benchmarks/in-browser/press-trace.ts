import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { printCells } from '../table.ts'
import type { Device } from './audit-page.ts'
import { type Interaction, listInteractions } from './interactions.ts'
import { inTab, open, wake } from './tab.ts'

/** After the change, until the browser has shown and reported its last frame. */
const SETTLE_MS = 1500

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  id2?: { local?: string }
  args: {
    name?: string
    data?: { interactionId?: number; timeStamp: number; processingStart: number; processingEnd: number }
  }
}

/** Kinds of work of the main thread, by the first pattern that matches the name of a trace event. */
const KINDS: [name: string, pattern: RegExp][] = [
  [
    'script',
    /^(FunctionCall|EvaluateScript|v8\.|V8\.|RunMicrotasks|EventDispatch|FireAnimationFrame|TimerFire)/,
  ],
  ['styles', /^(UpdateLayoutTree|Document::(recalc|update)Style|StyleEngine|ParseAuthorStyleSheet)/],
  ['layout', /^(Layout|LocalFrameView::(performLayout|UpdateStyleAndLayout)|HitTest|LayoutView::HitTest)/],
  ['paint', /(Paint|Layerize|Commit|CullRect|ProxyMain|CompositingInputs|UpdateLifecycle)/],
  ['garbage', /^(MajorGC|MinorGC|BlinkGC|V8\.GC)/],
]

const kindOf = (name: string): string => KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'

interface Press {
  from: number
  to: number
  /** Milliseconds from the press to its first handler. */
  waiting: number
  /** Milliseconds of all handlers. */
  handlers: number
  pid: number
}

/** The longest interaction that the browser reports in the trace. */
function longestPress(events: readonly TraceEvent[]): Press | undefined {
  const timings = events.filter(({ name }) => name === 'EventTiming')
  const presses = timings.flatMap(({ ph, ts, pid, id2, args: { data } }) => {
    const end = timings.find(
      (one) => one.ph === 'e' && one.ts >= ts && one.pid === pid && one.id2?.local === id2?.local,
    )
    if (ph !== 'b' || !data?.interactionId || !end) return []
    const waiting = data.processingStart - data.timeStamp
    return { from: ts, to: end.ts, waiting, handlers: data.processingEnd - data.processingStart, pid }
  })
  return presses.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
}

/** Milliseconds of the main thread within the press, without those of inner events, by kind. */
function partsOf(events: readonly TraceEvent[], { from, to, pid }: Press): Map<string, number> {
  const main = events.find(
    ({ name, pid: of, args }) => name === 'thread_name' && of === pid && args.name === 'CrRendererMain',
  )
  const inside = ({ ts, dur = 0 }: TraceEvent) => Math.max(0, Math.min(ts + dur, to) - Math.max(ts, from))
  const done = events
    .filter((one) => one.ph === 'X' && one.pid === pid && one.tid === main?.tid && inside(one) > 0)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const parts = new Map<string, number>()
  const add = (name: string, time: number) => parts.set(name, (parts.get(name) ?? 0) + time / 1000)
  const open: { kind: string; end: number }[] = []
  for (const one of done) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= one.ts) open.pop()
    const parent = open.at(-1)
    // Unnamed tasks count as part of the outer one.
    const kind = kindOf(one.name) === 'other' && parent ? parent.kind : kindOf(one.name)
    add(kind, inside(one))
    if (parent) add(parent.kind, -inside(one))
    open.push({ kind, end: one.ts + (one.dur ?? 0) })
  }
  return parts
}

const trace = ({ address, act, isShown }: Interaction, device: Device, isAwake: boolean): Promise<string[]> =>
  inTab(device, async (tab: Page) => {
    await open(tab, address)
    if (isAwake) await wake(tab)
    await tab.tracing.start({ categories: ['devtools.timeline', 'toplevel', 'v8', 'blink', 'cc'] })
    await act(tab, device)
    await tab.waitForFunction(isShown, { polling: 'mutation' })
    await delay(SETTLE_MS)
    const text = new TextDecoder().decode(await tab.tracing.stop())
    const { traceEvents } = JSON.parse(text) as { traceEvents: TraceEvent[] }
    const press = longestPress(traceEvents)
    if (!press) return ['–']
    const parts = partsOf(traceEvents, press)
    const all = (press.to - press.from) / 1000
    const busy = [...parts.values()].reduce((sum, one) => sum + one, 0)
    return [
      all,
      press.waiting,
      press.handlers,
      ...['script', 'styles', 'layout', 'paint', 'garbage', 'other'].map((kind) => parts.get(kind) ?? 0),
      Math.max(0, all - busy),
    ].map((one) => one.toFixed(0))
  })

/** One trace of each interaction, with what lies between the press and its frame; milliseconds. */
export async function printPressTraces(url: string, device: Device): Promise<void> {
  const parts = ['script', 'styles', 'layout', 'paint', 'garbage', 'other', 'idle']
  const rows = [[`on a ${device}, ms`, 'press to frame', 'waiting', 'handlers', ...parts]]
  for (const interaction of await listInteractions(url)) {
    rows.push([`${interaction.name}, first`, ...(await trace(interaction, device, false))])
    rows.push([`${interaction.name}, then`, ...(await trace(interaction, device, true))])
  }
  printCells(rows)
  console.log('')
}
