import { expect, test } from 'vitest'
import { getDefaultFields } from '#content/content-fields'
import { PAGE_NAMES } from '#content/content-items'
import { CONTENT_FACTS, type ContentFacts, fillFacts } from '#content/fill-facts'

const facts = Object.fromEntries(CONTENT_FACTS.map((name) => [name, `<${name}>`])) as ContentFacts

test('a fact name in braces is replaced by its setting, and other braces stay', () => {
  expect(fillFacts('It costs {deliveryFee}, {free} above {freeDeliveryAbove}.', facts)).toBe(
    'It costs <deliveryFee>, {free} above <freeDeliveryAbove>.',
  )
})

test('a sentence with an empty fact is left out, along with a heading left without text', () => {
  const none = { ...facts, helpEmail: '' }
  expect(fillFacts('We help. Write to {helpEmail}. Or come by.', none)).toBe('We help. Or come by.')
  const text = '## First\n\nStays.\n\n## Mail\n\nWrite to {helpEmail}: we answer.\n\n## Last\n\n- {phone}'
  expect(fillFacts(text, none).replaceAll(/\n+/g, '|')).toBe('## First|Stays.|## Last|- <phone>')
})

test('the default pages use only known facts', () => {
  for (const name of PAGE_NAMES)
    for (const text of Object.values(getDefaultFields(name)))
      expect(fillFacts(text, facts)).not.toMatch(/[{}]/)
})
