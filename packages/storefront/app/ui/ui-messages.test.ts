import { AGE_SIZES, ONE_SIZE } from '@little-dunes/domain/catalogue/sizes'
import { expect, test } from 'vitest'
import { uiMessages } from '#ui/ui-messages'

const t = uiMessages

test('age sizes are shown as ages (PROD-23 to PROD-25, CONST-46)', () => {
  expect(AGE_SIZES.map((size) => `${size} ${t.sizeName(size)}`)).toEqual([
    '80 0–1 Years',
    '90 1–2 Years',
    '100 2–3 Years',
    '110 3–4 Years',
    '120 4–5 Years',
    '130 5–6 Years',
    '140 6–7 Years',
    '150 7–8 Years',
    '160 8–9 Years',
    '170 9–10 Years',
  ])
  expect(t.size('100')).toBe('Size 100, 2–3 Years')
})

test('shoe sizes have the prefix EU, and other sizes are unchanged (PROD-26, CONST-47, D-16)', () => {
  expect([t.sizeName('28'), t.size('28')]).toEqual(['EU 28', 'EU 28'])
  for (const size of [ONE_SIZE, 'S', '20', '43', '3-6 M', 'constructor', '__proto__', '']) {
    expect([t.sizeName(size), t.size(size), t.ageLabel(size)]).toEqual([size, size, null])
  }
})
