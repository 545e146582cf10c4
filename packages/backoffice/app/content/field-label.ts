import { contentMessages as texts } from '#content/content-messages'

/** 'Title 2' for `title2`, 'First column 3, leads to' for `shop3To`. */
export function fieldLabel(name: string): string {
  const { base = name, number, to } = /^(?<base>[a-z]+)(?<number>\d)?(?<to>To)?$/i.exec(name)?.groups ?? {}
  const word = (number && texts.fields[`${base}Link`]) || texts.fields[base] || base
  const label = number ? texts.numbered(word, number) : word
  return to ? texts.leadsTo(label) : label
}
