import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { houseTexts, readCustomTexts } from '../../packages/design/vite/custom-texts.ts'
import { findTexts } from '../../packages/design/vite/find-texts.ts'
import { replaceTexts } from '../../packages/design/vite/replace-texts.ts'
import { root } from '../run-tool.ts'

const ID = '/packages/storefront/app/cart/cart-messages.ts'
const house = houseTexts()

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Output of reading a folder with these files. */
function reading(files: Record<string, unknown>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return readCustomTexts(folder)
}

/** The catalogue `t` of a source after replacing these texts. */
function replaced(code: string, texts: Record<string, string>): Record<string, unknown> {
  const source = replaceTexts(code, ID, { en: texts }) ?? code
  return new Function(`${source.replaceAll('export ', '')}; return t`)()
}

test('every text of pages, emails and documents has a unique key, and most keys exist in both languages', () => {
  const keys = (language: string) => house.filter((text) => text.language === language).map(({ key }) => key)
  const [english, arabic] = [keys('en'), keys('ar')]
  expect(english.length).toBeGreaterThan(1200)
  for (const all of [english, arabic]) expect(all.length).toBe(new Set(all).size)
  const both = new Set(english).intersection(new Set(arabic))
  expect(both.size / english.length).toBeGreaterThan(0.75)
  for (const key of [
    'home.title',
    'cart.selectSize',
    'answer.refusals.sign_in_required',
    'order-emails.order_placed.subject',
    'tax-document-labels.invoice',
  ])
    expect(english).toContain(key)
})

test('each text can be replaced without breaking its file', () => {
  const files = Map.groupBy(house, ({ file }) => file)
  for (const [file, texts] of files) {
    const code = readFileSync(path.join(root, file), 'utf8')
    const customTexts = Object.fromEntries(
      [...Map.groupBy(texts, ({ language }) => language)].map(([language, some]) => [
        language,
        Object.fromEntries(some.map(({ key, text }) => [key, `§ ${text}`])),
      ]),
    )
    const source = replaceTexts(code, path.join(root, file), customTexts)
    const after = findTexts(String(source), path.join(root, file))
    expect(after.map(({ key, text }) => [key, text])).toEqual(
      texts.map(({ key, text }) => [key, `§ ${text}`]),
    )
  }
})

test('a replaced text keeps its filled-in values, in any position', () => {
  const code = `export const t = { off: (rate, name) => \`\${name}: \${rate * 100}% off\`, plain: "Sale" }`
  const texts = { 'cart.t.off': 'Minus {rate} % `for` $' + '{name}', 'cart.t.plain': "It's \\ on" }
  const { off, plain } = replaced(code, texts)
  expect((off as (rate: number, name: string) => string)(0.2, 'Aloe')).toBe('Minus 20 % `for` $Aloe')
  expect(plain).toBe("It's \\ on")
})

test('a filled-in value may be replaced too', () => {
  const code = `export const t = { at: (n) => \`Cart, \${n === 1 ? "1 item" : \`\${n} items\`} in all\` }`
  const keys = findTexts(code, ID).map(({ key, text }) => [key, text])
  expect(keys).toEqual([
    ['cart.t.at.1', 'Cart, {1} in all'],
    ['cart.t.at.2', '1 item'],
    ['cart.t.at.3', '{n} items'],
  ])
  const { at } = replaced(code, {
    'cart.t.at.1': 'Bag: {1}',
    'cart.t.at.2': 'one',
    'cart.t.at.3': '{n} things',
  })
  expect([1, 2].map((n) => (at as (n: number) => string)(n))).toEqual(['Bag: one', 'Bag: 2 things'])
})

test('a folder without texts changes nothing', () => {
  expect(reading({ 'theme.json': {} })).toBeNull()
  expect(replaceTexts('export const t = { a: "Home" }', ID, { en: {} })).toBeNull()
})

test('valid texts of both languages are read', () => {
  const texts = reading({
    'texts.en.json': { 'home.play': 'Go on', 'cart.items.1': 'one thing', 'cart.items.2': '{count} things' },
    'texts.ar.json': { 'home.play': 'تشغيل' },
  })
  expect(texts).toEqual({
    en: { 'home.play': 'Go on', 'cart.items.1': 'one thing', 'cart.items.2': '{count} things' },
    ar: { 'home.play': 'تشغيل' },
  })
})

test('all problems of texts are reported at once, with key and solution', () => {
  const wrong = {
    'texts.en.json': {
      'home.titel': 'Palm',
      'home.slide': 'Slide',
      'home.play': 'Play {film}',
      'home.pause': 3,
      'cart.items.1': 'one thing',
      'shop-name': 'Palm',
    },
    'texts.ar.json': { 'plurals.units.few': '# أشياء', 'plurals.units.many': 'أشياء' },
    'texts.fr.json': {},
  }
  const said = /\n {2}texts\.(.*)/g
  let message = ''
  try {
    reading(wrong)
  } catch (error) {
    message = String(error)
  }
  expect([...message.matchAll(said)].map(([, line]) => line).toSorted()).toEqual([
    expect.stringMatching(
      /^ar\.json: plurals\.units\.few is one of several forms; add plurals\.units\.zero \(".*"\), /,
    ),
    'ar.json: plurals.units.many is missing #; the original is "# قطعة"',
    'en.json: cart.items.1 is one of several forms; add cart.items.2 ("{count} items")',
    'en.json: home.pause must be text in quotes',
    'en.json: home.play has the unknown placeholder {film}; the original has no placeholders',
    'en.json: home.slide is missing {number}; the original is "Slide {number}"',
    'en.json: home.titel is not a text of the shop; list all texts with npx shop texts en',
    'en.json: shop-name is a setting in the back office; remove it from this file',
    'fr.json: unknown language. Use ar or en.',
  ])
})

test.each([
  ['{ "a": ', /texts\.en\.json is not valid JSON/],
  ['[]', /must be an object such as \{ "key": "text"/],
])('%s is refused', (content, said) => {
  expect(() => reading({ 'texts.en.json': content })).toThrow(said)
})
