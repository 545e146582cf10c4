import { expect, test } from 'vitest'
import { askedLanguage } from '#i18n/asked-language'

const asked = (header: string | undefined) => askedLanguage(header, ['en', 'ar'], 'en')

test.each([
  ['ar', 'ar'],
  ['AR-ae', 'ar'],
  ['fr-FR, ar;q=0.8, en;q=0.5', 'ar'],
  ['ar;q=0.5, en;q=0.8', 'en'],
  ['en, ar', 'en'],
  ['ar, en', 'ar'],
  ['ar;q=0, fr', 'en'],
  ['*;q=0.9, ar;q=0.1', 'en'],
  ['ar;level=1;q=0.5, en;q=0.8', 'en'],
  ['ar;q=2', 'en'],
  ['ar;q=1', 'ar'],
])('among the languages of the shop, %s selects %s (D-62)', (header, language) => {
  expect(asked(header)).toBe(language)
})

test.each([undefined, '', 'fr', ',;,', 'ar;q=x', '__proto__', `${'de,'.repeat(500)}ar`])(
  'a request for other languages, such as %j, gets the first language (D-62)',
  (header) => expect(asked(header)).toBe('en'),
)

test('the shop is in English and Arabic (D-62)', () => {
  expect(askedLanguage('ar-AE')).toBe('ar')
  expect(askedLanguage('en-GB')).toBe('en')
  expect(askedLanguage('hi')).toBe('en')
})
