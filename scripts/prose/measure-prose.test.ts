import { expect, test } from 'vitest'
import { proseOfPage, proseOfSource } from './measure-prose.ts'

const kindsIn = (source: string, file = 'a.ts') => proseOfSource(file, source).map(({ kind }) => kind)

test('a comment that begins with a relative clause is found, one with a subject is not', () => {
  expect(kindsIn('/** What is sold. */\nconst a = 1')).toEqual(['clause'])
  expect(kindsIn('/**\n * Of an order.\n */\nconst a = 1')).toEqual(['clause'])
  expect(kindsIn('/** Items sold, of which some were returned. */\nconst a = 1')).toEqual([])
})

test('lines of one comment are read as one', () => {
  expect(kindsIn('// The price that counts\n// where a sale runs\nconst a = 1')).toEqual([])
  expect(kindsIn('// The price\n\n// where a sale runs\nconst a = 1')).toEqual(['clause'])
  expect(kindsIn('const a = 1 // price\nconst b = 2 // who pays')).toEqual(['clause'])
})

test('foreign words are found in comments, test titles and texts of screens, not in other strings', () => {
  expect(kindsIn('/** Read by nobody. */\nconst a = "nobody"')).toEqual(['word'])
  expect(kindsIn("test('whoever pays', () => {})")).toEqual(['title'])
  expect(kindsIn("test.skip('sent by e-mail', () => {})")).toEqual(['title'])
  expect(kindsIn("export const t = { a: 'Your e-mail' }", 'cart-messages.ts')).toEqual(['screen'])
  expect(kindsIn('export const t = () => `Look of its own`', 'cart-messages.ts')).toEqual(['screen'])
})

test('literal translations are found in Arabic catalogues', () => {
  expect(kindsIn("export const t = { a: 'تم الرد على كل الأسئلة.' }", 'questions-messages.ar.ts')).toEqual([
    'screen',
  ])
  expect(kindsIn("export const t = { a: 'لا أسئلة بعد.' }", 'questions-messages.ar.ts')).toEqual([])
})

test('a summary of the API begins with no clause', () => {
  expect(kindsIn("const a = { summary: 'What an order costs' }")).toEqual(['summary'])
  expect(kindsIn("const a = { summary: 'Retrieve an order' }")).toEqual([])
})

test('a page is read without its code', () => {
  const page = 'Nobody reads it.\n\n```\nnobody\n```\n\nThe role `nobody` exists.\n\n- Sent by e-mail'
  expect(proseOfPage('a.md', page).map(({ text }) => text.trim())).toEqual([
    'Nobody reads it.',
    expect.stringContaining('Sent by e-mail'),
  ])
})
