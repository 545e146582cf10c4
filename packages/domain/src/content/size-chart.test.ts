import { expect, test } from 'vitest'
import { sizeChartProblems } from '#content/size-chart'

const row = { size: '80', height: '75-83', weight: '10-18', age: '0–1 Years', ageAr: '' }
const chart = { heading: 'Weight (kg)', headingAr: '', rows: [row, { ...row, size: '90' }] }

test('a chart needs a row, a heading and every cell except the Arabic ones', () => {
  expect(sizeChartProblems(chart)).toEqual({})
  expect(sizeChartProblems({ heading: ' ', headingAr: '', rows: [] })).toEqual({
    heading: 'required',
    rows: 'rows',
  })
  expect(sizeChartProblems({ ...chart, rows: [{ ...row, height: '' }] })).toEqual({ '0.height': 'required' })
})

test('sizes are unique, cells have at most 40 characters, and a chart at most 30 rows', () => {
  const rows = [row, { ...row, size: ' 80 ', ageAr: 'س'.repeat(41) }]
  expect(sizeChartProblems({ ...chart, rows })).toEqual({ '1.size': 'twice', '1.ageAr': 'too_long' })
  const many = Array.from({ length: 31 }, (_, size) => ({ ...row, size: String(size) }))
  expect(sizeChartProblems({ ...chart, rows: many })).toEqual({ rows: 'rows' })
})
