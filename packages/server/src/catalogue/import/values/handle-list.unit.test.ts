import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHandles, writeHandles } from '#catalogue/import/values/handle-list'

test('reads handles with and without spaces, each once', () => {
  expect(readHandles('sun-hat; sand-shoes;sun-hat;;')).toEqual(['sun-hat', 'sand-shoes'])
  expect(writeHandles(['sun-hat', 'sand-shoes'])).toBe('sun-hat; sand-shoes')
})

test('reads any written handle back unchanged', () => {
  const handles = fc.uniqueArray(
    fc
      .string({ minLength: 1 })
      .map((text) => text.trim())
      .filter(Boolean),
  )
  fc.assert(
    fc.property(handles, (handleList) => {
      expect(readHandles(writeHandles(handleList))).toEqual(handleList)
    }),
  )
})
