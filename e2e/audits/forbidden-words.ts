import type { Page } from '@playwright/test'
import { FORBIDDEN_ON_SCREENS } from '../../scripts/prose/forbidden-words.ts'

/** Visible texts, labels and the title of a page with words that the writing rules exclude. */
export async function forbiddenWords(page: Page): Promise<string[]> {
  const { language, texts } = await page.evaluate(() => {
    const contents = new Set([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility()) contents.add(node.textContent ?? '')
    for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`))
        contents.add(element.getAttribute(name) ?? '')
    return { language: document.documentElement.lang, texts: [...contents] }
  })
  const forbidden = FORBIDDEN_ON_SCREENS[language === 'ar' ? 'ar' : 'en']
  // Addresses of pages and emails are data.
  const isForbidden = (text: string) =>
    forbidden.some((words) => words.test(text.replaceAll(/\S*[@/]\S*/g, '')))
  return texts.filter(isForbidden).map((text) => `forbidden words: ${text.trim()}`)
}
