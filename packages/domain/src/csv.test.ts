import { expect, test } from 'vitest'
import { csvLine } from '#csv'

test('separators, quotes and line breaks stay inside their cell', () => {
  expect(csvLine(['a,b', 'say "so"', 'two\nlines', 'plain'])).toBe('"a,b","say ""so""","two\nlines",plain')
})

test('spreadsheet formulas become text, and numbers and phones stay unchanged', () => {
  expect(csvLine(['=1+1', '@x', '-5', '-1,200.50'])).toBe(`'=1+1,'@x,-5,"-1,200.50"`)
  expect(csvLine(['+971501234567', '+'])).toBe(`+971501234567,'+`)
  expect(csvLine(['+971+1', "+cmd|' /C calc'!A0", '+A1', '+971 50'])).toBe(
    `'+971+1,'+cmd|' /C calc'!A0,'+A1,'+971 50`,
  )
  expect(csvLine(['＝1+1', '\t=1', '\n=1', '-2+3'])).toBe(`'＝1+1,'\t=1,"'\n=1",'-2+3`)
})
