import type { INFORMATION_PATHS } from '@little-dunes/domain/paths'
import type { Page } from '@playwright/test'
import type { Person } from '../fixtures/person.ts'
import type { ShopApi } from '../fixtures/shop-api.ts'

/** Pages that staff write and the audits visit. */
const WRITTEN_PAGES = ['delivery', 'sizeGuide'] as const satisfies (keyof typeof INFORMATION_PATHS)[]

/**
 * Names, codes, addresses and staff-written pages are data, not texts of a page. `own` are a journey's data. Longest
 * first.
 */
export async function shopDataTexts(
  api: ShopApi,
  person: Person,
  journeyTexts: readonly string[] = [],
): Promise<string[]> {
  const { settings } = await api.call('GET /api/settings', {})
  const products = (await api.products()).flatMap(({ name, description, subCategory, variants }) => [
    name,
    ...description.split('\n'),
    subCategory,
    ...variants.flatMap((one) => [one.colorName, ...one.sizes.flatMap(({ size, subSKU }) => [size, subSKU])]),
  ])
  // Texts of the size chart are recognized by their table cells instead.
  const { sizeChart: _, ...rest } = settings
  const settingTexts = JSON.stringify(rest).match(/"[^"]*"/g) ?? []
  const pages = await Promise.all(WRITTEN_PAGES.map((name) => api.call('GET /api/page', { name })))
  const typed = ['12 Al Wasl Road', 'Dubai', 'no such thing', 'camle']
  /** Links to other languages have the same text in every language. */
  const languages = ['English']
  const texts = [
    ...products,
    ...Object.values(person),
    ...pages.flatMap(({ page }) => textsIn(page)),
    ...typed,
    ...languages,
    ...journeyTexts,
    ...settingTexts.flatMap((one) => [one.slice(1, -1), ...one.slice(1, -1).split('@')]),
  ]
  const unique = new Set(texts.map((one) => String(one ?? '').trim()).filter((one) => /[aeiou]/i.test(one)))
  return [...unique].sort((a, b) => b.length - a.length)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value instanceof Object ? Object.values(value).flatMap(textsIn) : []
}

/** Server messages in another language than the page. */
export function recordEnglishMessages(page: Page): { heard(): Promise<string[]> } {
  const heard: Promise<string[]>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/')) return
    // Answers are lost when the page is left before they arrive.
    const answer = response.json().catch(() => null) as Promise<{ message?: string } | null>
    heard.push(
      answer.then((one) =>
        /[aeiou]/i.test(one?.message ?? '') ? [`${pathname} says: ${one?.message}`] : [],
      ),
    )
  })
  return { heard: async () => [...new Set((await Promise.all(heard)).flat())] }
}

/**
 * Texts, visible or for screen readers, that are in no catalogue. Works in the shop whose texts have no plain vowels.
 */
export function untranslatedTexts(page: Page, data: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    /** Amounts, addresses, numbers, and dates, which the browser formats. */
    const same =
      /AED|https?:\S+|\S+@\S+\.\S+|\b[\da-f-]{6,}\b|\b(mon|tues|wednes|thurs|fri|satur|sun)day\b|\d+ (jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\b/gi
    const words = new Set<string>()
    // Product lists repeat most texts, and thousands of names are known.
    const done = new Set(known)
    const read = (text: string | null | undefined) => {
      let rest = (text ?? '').replace(/\s+/g, ' ').trim()
      if (!/[aeiou]/i.test(rest) || done.has(rest)) return
      done.add(rest)
      for (const one of known) if (rest.includes(one)) rest = rest.split(one).join(' ')
      if (/[aeiou]/i.test(rest.replace(same, ' '))) words.add((text ?? '').trim().slice(0, 100))
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      // The size chart is shop data (D-16).
      if (holder && !holder.closest('script, style, template, td') && holder.checkVisibility())
        read(node.textContent)
    }
    for (const element of document.body.querySelectorAll('*')) {
      // The provider names the frames of its fields itself.
      if (!element.checkVisibility() || element.localName === 'iframe') continue
      for (const name of ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'])
        read(element.getAttribute(name))
    }
    for (const option of document.querySelectorAll('option')) read(option.textContent)
    // Toasts that have disappeared since.
    for (const notice of (Reflect.get(window, 'told') ?? []) as string[]) read(notice)
    read(document.title)
    const metas =
      'meta[name=description], meta[property$=title], meta[property$=description], meta[property$=alt]'
    for (const meta of document.querySelectorAll(metas)) read(meta.getAttribute('content'))
    for (const facts of document.querySelectorAll('script[type="application/ld+json"]'))
      for (const [, name] of facts.textContent.matchAll(/"name":"([^"]*)"/g)) read(name)
    return [...words].map((text) => `not in a catalogue: ${text}`)
  }, data)
}
