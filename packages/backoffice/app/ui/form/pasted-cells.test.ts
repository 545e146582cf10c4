import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBlock, pastedCells } from '#ui/form/pasted-cells'

test('rows and cells match the spreadsheet', () => {
  expect(pastedCells('A1\t12\r\nA2\t7\r\n')).toEqual([
    ['A1', '12'],
    ['A2', '7'],
  ])
  expect(pastedCells('5\n\n7')).toEqual([['5'], [''], ['7']])
  expect(pastedCells('A\t\tC')).toEqual([['A', '', 'C']])
})

test('a quoted cell keeps its tabs, line breaks and quotes', () => {
  expect(pastedCells('"two\nlines"\t"12"" wide"\n3\t4')).toEqual([
    ['two\nlines', '12" wide'],
    ['3', '4'],
  ])
})

test('a cell that only looks quoted stays unchanged', () => {
  expect(pastedCells('"A" shelf\t3')).toEqual([['"A" shelf', '3']])
})

test('any block of plain cells is read back unchanged', () => {
  const cell = fc.stringMatching(/^[a-zA-Z0-9٠-٩.-]{1,8}$/)
  const width = fc.integer({ min: 1, max: 5 })
  const block = width.chain((size) =>
    fc.array(fc.array(cell, { minLength: size, maxLength: size }), { minLength: 1, maxLength: 6 }),
  )
  fc.assert(
    fc.property(block, (cells) => {
      expect(pastedCells(cells.map((row) => row.join('\t')).join('\n'))).toEqual(cells)
    }),
  )
})

test('a single value is not a block', () => {
  expect(isBlock(pastedCells('A-12'))).toBe(false)
  expect(isBlock(pastedCells('A-12\n'))).toBe(false)
  expect(isBlock(pastedCells('5\n7'))).toBe(true)
  expect(isBlock(pastedCells('5\t7'))).toBe(true)
})
