import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/languages'
import { type Translation, translateTexts } from '#translations'

type Texts = { name: string; description: string }

const shirt = { name: 'Dune Tee', description: 'Soft.' }

test.each<[string, Translation<Texts>, Texts, (keyof Texts)[]]>([
  ['every text', { name: 'قميص', description: 'ناعم.' }, { name: 'قميص', description: 'ناعم.' }, []],
  ['a part', { name: 'قميص' }, { name: 'قميص', description: 'Soft.' }, ['description']],
  ['nothing', {}, shirt, ['name', 'description']],
  ['blanks', { name: null, description: ' \n' }, shirt, ['name', 'description']],
])(
  'with %s translated, the rest falls back to English and is reported as missing (D-62)',
  (_, ar, texts, missing) => {
    expect(translateTexts(shirt, 'ar', { ar })).toEqual({ texts, missing })
  },
)

test('a text that is blank in English is not missing', () => {
  expect(translateTexts({ name: 'Tee', description: '' }, 'ar', undefined).missing).toEqual(['name'])
})

const translation = fc.record(
  { name: fc.option(fc.string()), description: fc.option(fc.string()) },
  { requiredKeys: [] },
)
const texts = fc.record({ name: fc.string(), description: fc.string() })

test('a text falls back to English when its translation is blank, and is then missing', () => {
  fc.assert(
    fc.property(
      texts,
      fc.option(translation, { nil: undefined }),
      fc.constantFrom(...LANGUAGES),
      (base, ar, language) => {
        const read = translateTexts(base, language, ar && { ar })
        for (const name of ['name', 'description'] as const) {
          const translated = language === 'ar' && ar?.[name]?.trim() ? ar[name] : null
          expect(read.texts[name]).toBe(translated ?? base[name])
          const fellBack = language === 'ar' && translated === null && base[name].trim() !== ''
          expect(read.missing.includes(name)).toBe(fellBack)
        }
      },
    ),
  )
})

test('English texts are unchanged and never missing', () => {
  fc.assert(
    fc.property(texts, translation, (base, ar) => {
      expect(translateTexts(base, 'en', { ar })).toEqual({ texts: base, missing: [] })
    }),
  )
})
