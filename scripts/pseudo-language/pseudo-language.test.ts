import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inPseudoLanguage } from './pseudo-language.ts'

const root = path.join(import.meta.dirname, '../..')
/** Texts in Arabic are no part of pages in another language. */
const catalogues = globSync('packages/{domain/src,storefront/app}/**/*-messages.ts', { cwd: root }).filter(
  (file) => !file.includes('app/arabic/'),
)

test('every catalogue of texts is found to have an English one, which the language of the journeys is made of', () => {
  expect(catalogues.length).toBeGreaterThan(20)
  for (const file of catalogues) {
    const id = path.join(root, file)
    expect(inPseudoLanguage(readFileSync(id, 'utf8'), id)).toMatch(/pseudoTexts\(english\w*\)/)
  }
})

test('a catalogue of another shape is named', () => {
  const id = '/packages/domain/src/messages/odd-messages.ts'
  expect(() => inPseudoLanguage('export const odd = 1', id)).toThrow(`${id} is of another shape`)
})
