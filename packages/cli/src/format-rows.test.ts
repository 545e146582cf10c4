import { expect, test } from 'vitest'
import { formatRows } from './format-rows.ts'

const fields = [{ name: 'number' }, { name: 'name' }]

test('rows become a table with one line each', () => {
  const rows = [
    ['10471', 'مريم\nal Marri'],
    ['9', null],
  ]
  expect(formatRows({ command: 'SELECT', rowCount: 2, fields, rows })).toBe(
    'number  name\n------  -------------\n10471   مريم al Marri\n9\n(2 rows)',
  )
})

test('long cells are truncated', () => {
  const table = formatRows({
    command: 'SELECT',
    rowCount: 1,
    fields: [{ name: 'text' }],
    rows: [['x'.repeat(70)]],
  })
  expect(table.split('\n')[2]).toBe(`${'x'.repeat(59)}…`)
})

test('a command without rows prints its name and row count', () => {
  expect(formatRows({ command: 'UPDATE', rowCount: 3, fields: [], rows: [] })).toBe('UPDATE 3')
  expect(formatRows({ command: 'BEGIN', rowCount: null, fields: [], rows: [] })).toBe('BEGIN')
})
