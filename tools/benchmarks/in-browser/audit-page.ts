import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse'

/** Lighthouse's two presets. It simulates network and processor from the loaded resources. */
export type Device = 'phone' | 'computer'

/** Results of one run. */
export interface Verdict {
  /** Performance, accessibility, best practices, SEO: 0 to 1. */
  scores: number[]
  /** Milliseconds. */
  lcp: number
  cls: number
  /** Milliseconds. */
  tbt: number
  bytes: number
  /** Audits that cost points. */
  complaints: string[]
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

async function observe(address: string, device: Device, debugPort: number): Promise<Result> {
  const flags = { port: debugPort, logLevel: 'error', onlyCategories: [...CATEGORIES] } satisfies Flags
  const answer = await lighthouse(address, flags, device === 'computer' ? desktopConfig : undefined)
  if (!answer) throw new Error(`Lighthouse returned no result for ${address}`)
  return answer.lhr
}

/** On a busy machine Lighthouse sometimes misses the start of the page and reports an error. */
async function observeWhole(address: string, device: Device, debugPort: number, tries = 3): Promise<Result> {
  const result = await observe(address, device, debugPort)
  if (!result.runtimeError) return result
  if (tries === 1) throw new Error(`${address}: ${result.runtimeError.message}`)
  return observeWhole(address, device, debugPort, tries - 1)
}

export async function audit(address: string, device: Device, debugPort: number): Promise<Verdict> {
  const { categories, audits } = await observeWhole(address, device, debugPort)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    scores: CATEGORIES.map((id) => categories[id]?.score ?? Number.NaN),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
    complaints: listComplaints({ categories, audits }),
  }
}

/** Leaves out performance audits, because the metrics cover them. */
function listComplaints({ categories, audits }: Pick<Result, 'categories' | 'audits'>): string[] {
  const counted = Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.filter((ref) => id !== 'performance' && ref.weight > 0).map((ref) => ref.id),
  )
  return counted
    .map((id) => audits[id])
    .filter((one) => one && one.score !== null && one.score < 1)
    .map((one) => `${one?.title} ${JSON.stringify(one?.details ?? {}).slice(0, 600)}`)
}

/** The run with the median performance. */
export function inTheMiddle(runs: readonly Verdict[]): Verdict {
  const sorted = runs.toSorted((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('No Lighthouse run completed')
  return middle
}
