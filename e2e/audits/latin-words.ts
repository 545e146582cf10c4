import type { Page } from '@playwright/test'

/** What has Latin letters in every language: codes, numbers of orders and articles, sizes, addresses of mail. */
const ALLOWED = /\bEU \d\d\b|\S+@\S+|\bLD-[A-Z0-9-]+|\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g

/** Every text and label of the page with Latin letters that has no reason to. */
export async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = new Set<string>([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (holder && !holder.closest('script, style, noscript, a[href^="mailto:"], :lang(en)'))
        found.add(node.textContent?.trim() ?? '')
    }
    for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.add(element.getAttribute(name) ?? '')
    return [...found]
  })
  const others = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(ALLOWED, '')
  return texts.filter((text) => /[a-z]/i.test(others(text)))
}
