import { readSlides } from '@little-dunes/domain/content/content-parts'
import { contentMessages as texts } from '#content/content-messages'

/**
 * 'Title 2' for `title2`, 'First column 3, leads to' for `shop3To`. With the order of the `slides` a slide is called by its
 * place, as readers see it.
 */
export function fieldLabel(name: string, slides = ''): string {
  const {
    base = name,
    number: own,
    to,
  } = /^(?<base>[a-z]+)(?<number>\d)?(?<to>To)?$/i.exec(name)?.groups ?? {}
  const place = readSlides(slides).indexOf(own ?? '') + 1
  const number = place > 0 ? String(place) : own
  const word = (number && texts.fields[`${base}Link`]) || texts.fields[base] || base
  const label = number ? texts.numbered(word, number) : word
  return to ? texts.leadsTo(label) : label
}
