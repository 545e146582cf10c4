import { type ContentKey, type ContentName, slugOfStory } from '@little-dunes/domain/content/content-items'
import { contentMessages as texts } from '#content/content-messages'

/** What an item is called: a story by the end of its address. */
export const itemName = (item: ContentKey): string => slugOfStory(item) ?? texts.names[item as ContentName]

/** 'Title 2' for `title2`, 'First column 3, leads to' for `shop3To`. */
export function fieldLabel(name: string): string {
  const { base = name, number, to } = /^(?<base>[a-z]+)(?<number>\d)?(?<to>To)?$/i.exec(name)?.groups ?? {}
  const word = (number && texts.fields[`${base}Link`]) || texts.fields[base] || base
  const label = number ? texts.numbered(word, number) : word
  return to ? texts.leadsTo(label) : label
}
