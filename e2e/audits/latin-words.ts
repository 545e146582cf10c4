import type { Page } from '@playwright/test'

/** Texts in Latin letters in every language: codes, order and article numbers, sizes, addresses, keys, file types. */
const ALLOWED = [
  /\bEU \d\d\b/,
  /\S+@\S+/,
  /https?:\S*/,
  /\bLD-[A-Z0-9-]+/,
  /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/,
  /\b[A-Z0-9]+(-[A-Z0-9]+)+\b/,
  /\{\w+\}/,
  /\b(CSV|MP4|WebM|PDF|XML|QR|SKU|Ctrl|Shift|Enter|Esc|K|G)\b/,
]
const allowed = new RegExp(ALLOWED.map(({ source }) => source).join('|'), 'g')

/** Texts and labels of the page with unexpected Latin letters. `known` are data of the shop and of customers. */
export async function latinWords(page: Page, known: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const contents = new Set<string>([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!holder?.closest('script, style, noscript, textarea, kbd, a[href^="mailto:"], :lang(en)')) {
        // A text with `<wbr>` is one text.
        const whole = holder?.querySelector(':scope > wbr') ? holder : node
        contents.add(whole.textContent?.trim() ?? '')
      }
    }
    for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest(':lang(en)')) contents.add(element.getAttribute(name) ?? '')
    return [...contents]
  })
  const longestFirst = known.filter(Boolean).toSorted((a, b) => b.length - a.length)
  const others = (text: string) =>
    longestFirst
      .reduce((rest, one) => rest.replaceAll(one, ' '), text.replace(/[\u2066-\u2069]/g, ''))
      .replace(allowed, '')
  return texts.filter((text) => /[a-z]/i.test(others(text)))
}
