import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/languages'
import {
  EDITABLE_EMAILS,
  type EmailWords,
  emailWordsProblems,
  NO_WORDS,
  withWords,
} from '#messages/email-words/email-words'
import { defaultWords, sampleEmail } from '#messages/email-words/sample-email'

const findProblems = (overrides: Partial<EmailWords>) =>
  emailWordsProblems('order_shipped', { ...NO_WORDS, ...overrides })
const EMAIL = { subject: 'Yours', paragraphs: ['Hello,', 'It is on its way.', 'Bye'], after: ['A note'] }

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(EDITABLE_EMAILS)('the default words of %s are valid stored words', (kind) => {
    const words = defaultWords(kind, language)
    expect(words.subject).not.toBe('')
    expect(words.opening).not.toBe('')
    expect(emailWordsProblems(kind, { ...words, closing: '' })).toEqual({})
    const email = sampleEmail(kind, language, {}, [])
    expect(withWords(email, NO_WORDS, {})).toEqual(email)
  })
})

test('custom words replace subject and first paragraph, and appear at the end', () => {
  const words = { subject: '{number} travels', opening: 'With {carrier}.', closing: 'Your team' }
  expect(withWords(EMAIL, words, { number: 'LD-1', carrier: 'Aramex' })).toEqual({
    subject: 'LD-1 travels',
    paragraphs: ['Hello,', 'With Aramex.', 'Bye'],
    after: ['A note', 'Your team'],
  })
})

test('a sentence with unknown values is left out, and an empty text becomes the default', () => {
  const words = { subject: 'With {carrier}', opening: 'It left. It is with {carrier}.', closing: '' }
  expect(withWords(EMAIL, words, {})).toMatchObject({
    subject: 'Yours',
    paragraphs: ['Hello,', 'It left.', 'Bye'],
  })
})

test('custom words of a gift card leave its code in place', () => {
  const facts = { value: 'AED 200.00', until: '23 November 2028' }
  const email = sampleEmail('gift_card', 'en', facts, [])
  const customEmail = withWords(
    email,
    { subject: '', opening: '{value} for you until {until}:', closing: '' },
    facts,
  )
  expect(customEmail.paragraphs[1]).toBe('AED 200.00 for you until 23 November 2028:')
  expect(customEmail.paragraphs.slice(2)).toEqual(email.paragraphs.slice(2))
  expect(customEmail.paragraphs[2]).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
})

test('reminders keep their unsubscribe link, and a restock email names the size', () => {
  for (const kind of ['back_in_stock', 'cart_left', 'review_request'] as const)
    expect(sampleEmail(kind, 'ar', {}, []).stop).toMatch(/./)
  expect(sampleEmail('back_in_stock', 'en', { item: 'Fox Tee, Coral, 90' }, []).paragraphs).toContain(
    'Fox Tee, Coral, 90',
  )
  expect(emailWordsProblems('back_in_stock', { ...NO_WORDS, opening: '{name}' })).toEqual({
    opening: 'placeholder',
  })
})

test.each([
  [{ opening: 'Dear {friend}' }, { opening: 'placeholder' }],
  [{ opening: 'Number {number' }, { opening: 'placeholder' }],
  [{ closing: '{returnNumber}' }, { closing: 'placeholder' }],
  [{ subject: 'Two\nlines' }, { subject: 'line' }],
  [{ subject: 'x'.repeat(151) }, { subject: 'too_long' }],
  [{ subject: '{number}', opening: '{carrier} {name}', closing: '' }, {}],
] as const)('%j reports %j', (words, problems) => {
  expect(findProblems(words)).toEqual(problems)
})
