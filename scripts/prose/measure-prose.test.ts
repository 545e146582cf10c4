import { expect, test } from 'vitest'
import { proseOfPage, proseOfSource } from './measure-prose.ts'

const kindsIn = (source: string, file = 'a.ts') => proseOfSource(file, source).map(({ kind }) => kind)

test('finds a comment that begins with a relative clause, but not one with a subject', () => {
  expect(kindsIn('/** What is sold. */\nconst a = 1')).toEqual(['clause'])
  expect(kindsIn('/**\n * Of an order.\n */\nconst a = 1')).toEqual(['clause'])
  expect(kindsIn('/** Items sold, of which some were returned. */\nconst a = 1')).toEqual([])
})

test('reads consecutive comment lines as one comment', () => {
  expect(kindsIn('// The price that counts\n// where a sale runs\nconst a = 1')).toEqual([])
  expect(kindsIn('// The price\n\n// where a sale runs\nconst a = 1')).toEqual(['clause'])
  expect(kindsIn('const a = 1 // price\nconst b = 2 // who pays')).toEqual(['clause'])
})

test('finds foreign words in comments, test titles and screen texts, but not in other strings', () => {
  expect(kindsIn('/** Read by nobody. */\nconst a = "nobody"')).toEqual(['word'])
  expect(kindsIn("test('whoever pays', () => {})")).toEqual(['title'])
  expect(kindsIn("test.skip('sent by e-mail', () => {})")).toEqual(['title'])
  expect(kindsIn("export const t = { a: 'Your e-mail' }", 'cart-messages.ts')).toEqual(['screen'])
  expect(kindsIn('export const t = () => `Look of its own`', 'cart-messages.ts')).toEqual(['screen'])
})

test('finds literal translations in Arabic catalogues', () => {
  expect(kindsIn("export const t = { a: 'تم الرد على كل الأسئلة.' }", 'questions-messages.ar.ts')).toEqual([
    'screen',
  ])
  expect(kindsIn("export const t = { a: 'لا أسئلة بعد.' }", 'questions-messages.ar.ts')).toEqual([])
})

test('finds API summaries that begin with a clause', () => {
  expect(kindsIn("const a = { summary: 'What an order costs' }")).toEqual(['summary'])
  expect(kindsIn("const a = { summary: 'Retrieve an order' }")).toEqual([])
})

test('ignores code in a page', () => {
  const page = 'Nobody reads it.\n\n```\nnobody\n```\n\nThe role `nobody` exists.\n\n- Sent by e-mail'
  expect(proseOfPage('a.md', page).map(({ text }) => text.trim())).toEqual([
    'Nobody reads it.',
    expect.stringContaining('Sent by e-mail'),
  ])
})
