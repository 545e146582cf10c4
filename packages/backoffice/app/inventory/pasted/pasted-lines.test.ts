import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPasted, wholeUnits } from '#inventory/pasted/pasted-lines'

const WORDS = {
  received: 'Eingang',
  damaged: 'Kaputt',
  lost: 'Weg',
  correction: 'Korrektur',
  counted: 'Gezählt',
}

const read = (text: string) => readPasted(text, WORDS, 'received')
const problems = (text: string) => read(text).lines.map(({ problem }) => problem)

test('a row is code, quantity, reason and note, with the reason in the language of the page or in English', () => {
  expect(read('A-1\t+5\tKaputt\tSeam open\nA-2\t3\tLOST\nA-3\t2').lines).toMatchObject([
    { line: 1, code: 'A-1', units: 5, move: 'damaged', note: 'Seam open', problem: null },
    { line: 2, code: 'A-2', units: 3, move: 'lost', note: '', problem: null },
    { line: 3, code: 'A-3', units: 2, move: 'received', problem: null },
  ])
})

test('a header row is left out and reported, empty rows are left out, and rows keep their numbers', () => {
  const { lines, head } = read('SKU\tQuantity\tReason\n\t\t\nA-1\t5\t\n\nA-2\t6\t\n')
  expect(head).toBe('SKU, Quantity, Reason')
  expect(lines.map(({ line, code }) => [line, code])).toEqual([
    [3, 'A-1'],
    [5, 'A-2'],
  ])
  expect(read('A-1\t5').head).toBeNull()
})

test('a code is read without invisible characters', () => {
  expect(read('\u200fA-1\u200e\t5').lines).toMatchObject([{ code: 'A-1', problem: null }])
  expect(problems('\u200e\t5')).toEqual(['no_code'])
})

test('rows separated by commas or semicolons are read', () => {
  expect(read('A-1,5,lost\nA-2, -2, correction').lines).toMatchObject([
    { units: 5, move: 'lost' },
    { units: -2, move: 'correction' },
  ])
  expect(read('A-1;5;lost').lines).toMatchObject([{ units: 5, move: 'lost' }])
})

test('each invalid row has a reason', () => {
  const rows = ['A\t1', '\t1', 'A\t1.5', 'A\t', 'A\t0', 'A\t1\tgift', 'A\t-1', 'A\t1000000', 'A\t-1\tlost']
  expect(problems(rows.join('\n'))).toEqual([
    null,
    'no_code',
    'no_number',
    'no_number',
    'nothing',
    'no_reason',
    'sign',
    'too_many',
    null,
  ])
})

test('a counted quantity may be zero, and is never negative', () => {
  expect(read('A\t7\tGezählt\nA\t0\tcounted\nA\t-1\tcounted').lines).toMatchObject([
    { move: 'counted', units: 7, problem: null },
    { move: 'counted', units: 0, problem: null },
    { move: 'counted', problem: 'below_zero' },
  ])
})

test('digits of either script, spreadsheet signs and thousands separators are whole numbers', () => {
  expect(['+5', '\u22121', '٧', '\u206612\u2069', '1,200', '٬٬'].map(wholeUnits)).toEqual([
    5,
    -1,
    7,
    12,
    1200,
    null,
  ])
  expect(['', '5 pcs', '1e3', '0x10', '1,20', '--1', '5.0'].map(wholeUnits)).toEqual(Array(7).fill(null))
})

test('any pasted text is read without an exception or a lost line', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('A', '1', '-', '\t', '\n', '"', ',', ' ') }), (text) => {
      const { lines, head } = read(text)
      expect(lines.length + (head === null ? 0 : 1)).toBeLessThanOrEqual(text.split('\n').length)
      for (const { problem, units } of lines) expect(problem !== null || units !== 0).toBe(true)
    }),
  )
})
