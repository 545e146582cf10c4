import type { Page } from '@playwright/test'
import type { Person } from './a-person.ts'
import type { ShopApi } from './shop-api.ts'

/** Names, codes and addresses that are data of the shop or of a person, not texts of a page. The longest first. */
export async function dataTexts(api: ShopApi, person: Person): Promise<string[]> {
  const { settings } = await api.call('GET /api/settings', {})
  const products = (await api.products()).flatMap(
    ({ name, description, category, subCategory, variants }) => [
      ...[name, ...description.split('\n'), category, subCategory],
      ...variants.flatMap((one) => [
        one.colorName,
        ...one.sizes.flatMap(({ size, subSKU }) => [size, subSKU]),
      ]),
    ],
  )
  const told = JSON.stringify(settings).match(/"[^"]*"/g) ?? []
  const typed = ['12 Al Wasl Road', 'Dubai', 'no such thing', 'camle']
  const texts = [
    ...products,
    ...Object.values(person),
    ...typed,
    ...told.flatMap((one) => [one.slice(1, -1), ...one.slice(1, -1).split('@')]),
  ]
  const kept = new Set(texts.map((one) => String(one ?? '').trim()).filter((one) => /[aeiou]/i.test(one)))
  return [...kept].sort((a, b) => b.length - a.length)
}

/** Texts that can be read or heard on a page and that no catalogue holds, in the shop whose texts have no plain vowels. */
export function unspoken(page: Page, data: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    /** The same in every language, or made from a date, which the browser knows to say. */
    const same =
      /AED|https?:\S+|\S+@\S+\.\S+|\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b[\da-f-]{6,}\b/gi
    const words = new Set<string>()
    const read = (text: string | null | undefined) => {
      let rest = (text ?? '').replace(/\s+/g, ' ').trim()
      if (!/[aeiou]/i.test(rest)) return
      for (const one of known) rest = rest.split(one).join(' ')
      if (/[aeiou]/i.test(rest.replace(same, ' '))) words.add((text ?? '').trim().slice(0, 100))
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (holder && !holder.closest('script, style, template') && holder.checkVisibility())
        read(node.textContent)
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue
      for (const name of ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'])
        read(element.getAttribute(name))
    }
    read(document.title)
    read(document.querySelector('meta[name=description]')?.getAttribute('content'))
    return [...words].map((text) => `not in a catalogue: ${text}`)
  }, data)
}
