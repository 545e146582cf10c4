import { expect, test } from 'vitest'
import { formatAsOf } from '../app/platform/offline/format-as-of.ts'
import { markOld } from './old-page.ts'

const PAGE = '<html><head><title>$1</title></head><body class="a"><p>Tee</p></body></html>'
const now = new Date(2026, 10, 23, 18, 0)
const at = new Date(2026, 10, 23, 14, 5)

test('an offline page shows its age and checks for the network', () => {
  const html = markOld(PAGE, { at, now, language: 'en', script: '/assets/back-online-1.js' })
  expect(html).toMatch(/<body class="a"><div role="status" [^>]*>Offline: as of 14:05<\/div><p>Tee/)
  expect(html).toContain('<script src="/assets/back-online-1.js" defer></script></head>')
})

test('an Arabic offline page uses Western digits', () => {
  expect(markOld(PAGE, { at, now, language: 'ar', script: '/a.js' })).toContain(
    '>بدون اتصال: كما كان في 14:05<',
  )
})

test('a page of another day shows the date', () => {
  const before = new Date(2026, 10, 22, 9, 30)
  expect(formatAsOf(before, now, 'en')).toBe('22 Nov 09:30')
  expect(formatAsOf(before, now, 'ar')).toBe('22 نوفمبر 09:30')
})
