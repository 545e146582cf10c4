import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PageHandler } from '#pages/render-page'
import { startTestShop, type TestShop } from '#testing/start-test-shop'
import { readTheme } from '#theme/read-theme'

const FACES = ['marhey-1', 'readex-pro-2']
/** Storefront with one page and the fonts that it preloads. */
const handler: PageHandler = async () =>
  new Response(
    `<html><head><meta name="theme-color" content="#174c54"/>${FACES.map(
      (name) => `<link rel="preload" as="font" href="/assets/${name}.woff2" crossorigin="anonymous"/>`,
    ).join('')}<link rel="stylesheet" href="/assets/shop.css"/></head><body>hello</body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  )

let shop: TestShop
const folders: string[] = []
const warnings: string[] = []

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  warnings.length = 0
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function aFolder(files: Record<string, string | object>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'theme-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

const loadTheme = async (files: Record<string, string | object>) =>
  readTheme(await aFolder(files), (line) => warnings.push(line))

/** Starts the same shop with another theme. */
async function shopWith(files: Record<string, string | object> | null) {
  const theme = files && (await loadTheme(files))
  const clientFolder = await aFolder({ 'logo.svg': '<svg>of the house</svg>' })
  return shop.anotherServer({ storefront: { handler, clientFolder }, theme })
}

const sheetIn = (html: string) => /href="(\/theme\/[^"]+\.css)"/.exec(html)?.[1] ?? ''

const THEME = {
  'theme.json': {
    tokens: { '--color-sea-deep': '#402050', '--radius-md': '4px', '--font-sans': '"Lora", serif' },
    tokensByLanguage: { ar: { '--font-display': '"Amiri", serif' } },
    fonts: [
      { family: 'Lora', file: 'lora.woff2', weight: '300 700' },
      { family: 'Amiri', file: 'amiri.woff2' },
    ],
  },
  'theme.css': 'footer { background: url(dunes.svg) }',
  'lora.woff2': 'letters',
  'amiri.woff2': 'more letters',
  'dunes.svg': '<svg/>',
  'public/logo.svg': '<svg>our own</svg>',
}

test('a page has the style sheet of the theme after the default one, with tokens, fonts and rules of the shop', async () => {
  const { request } = await shopWith(THEME)
  const page = await request({ url: '/' })
  expect(page.body).toMatch(
    /shop\.css"\/>.*<link rel="stylesheet" href="\/theme\/[\w-]{12}\/theme\.css"\/><\/head>/,
  )
  const sheet = await request({ url: sheetIn(page.body) })
  expect(sheet.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(sheet.body).toContain('@layer tokens{:root{--color-sea-deep:#402050;--radius-md:4px;')
  expect(sheet.body).toContain(':root:lang(ar){--font-display:"Amiri", serif}')
  expect(sheet.body).toContain('src:url("lora.woff2")')
  expect(sheet.body).toContain('footer { background: url(dunes.svg) }')
  const font = await request({ url: sheetIn(page.body).replace('theme.css', 'lora.woff2') })
  expect(font.body).toBe('letters')
})

test('a language with theme fonts does not load the default ones', async () => {
  const { request } = await shopWith(THEME)
  const listFonts = async (url: string) =>
    [...(await request({ url })).body.matchAll(/as="font"[^>]*href="\/\w+\/([^"]+)"/g)].map(
      ([, name]) => name,
    )
  expect(await listFonts('/')).toEqual(['marhey-1.woff2', expect.stringMatching(/\/lora\.woff2$/)])
  expect(await listFonts('/ar')).toEqual(['readex-pro-2.woff2', expect.stringMatching(/\/amiri\.woff2$/)])
})

test('a theme keeps the security policy, and sets the colour of the browser toolbar', async () => {
  const [plain, themed] = [await shopWith(null), await shopWith(THEME)]
  const [before, after] = [await plain.request({ url: '/' }), await themed.request({ url: '/' })]
  expect(after.headers['content-security-policy']).toBe(before.headers['content-security-policy'])
  expect(after.body).toContain('<meta name="theme-color" content="#402050"')
  expect(before.body).not.toContain('/theme/')
  expect(before.body).toContain('content="#174c54"')
})

test('a logo of the theme replaces the default one', async () => {
  const [plain, themed] = [await shopWith(null), await shopWith(THEME)]
  expect((await themed.request({ url: '/logo.svg' })).body).toBe('<svg>our own</svg>')
  expect((await plain.request({ url: '/logo.svg' })).body).toBe('<svg>of the house</svg>')
})

test('a restart with another theme changes a cached page', async () => {
  const first = await (await shopWith(THEME)).request({ url: '/' })
  const changed = { ...THEME, 'public/logo.svg': '<svg>another one</svg>' }
  const next = await shopWith(changed)
  const headers = { 'if-none-match': String(first.headers.etag) }
  const again = await next.request({ url: '/', headers })
  expect(again.statusCode).toBe(200)
  expect(sheetIn(again.body)).not.toBe(sheetIn(first.body))
  const old = await next.request({ url: sheetIn(first.body) })
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'no-cache'])
  const same = await (await shopWith(changed)).request({
    url: '/',
    headers: { 'if-none-match': String(again.headers.etag) },
  })
  expect(same.statusCode).toBe(304)
})

test('an unknown theme file is not found', async () => {
  const { request } = await shopWith(THEME)
  expect((await request({ url: '/theme/abc/theme.json' })).statusCode).toBe(404)
  expect((await request({ url: '/theme/abc/..%2f..%2f..%2fetc%2fpasswd' })).statusCode).toBe(404)
})

test('all problems of a theme are reported at once, with location and solution', async () => {
  const wrong = {
    'theme.json': {
      tokens: { '--color-see': '#fff', '--radius-md': 'round' },
      fonts: [{ family: 'Lora', file: 'lora.woff2' }],
    },
    'theme.css':
      '@import "x.css"; a { background: url(https://elsewhere.example/a.png) } b { color: var(--blue) ',
    'public/lgo.svg': '<svg/>',
  }
  await expect(loadTheme(wrong)).rejects.toThrow(
    expect.objectContaining({
      name: 'StartError',
      message: expect.stringMatching(
        /theme\.json: --color-see is not a token.*\n.*--radius-md is "round"; it must be a length.*\n.*theme\.css: @import.*\n.*unbalanced braces: 2 opened, 1 closed\n.*elsewhere\.example\/a\.png is on another host.*\n.*--blue is not a token.*\n.*the font lora\.woff2 is not in the folder\n.*public\/lgo\.svg replaces no file of the shop; use .*logo\.svg/,
      ),
    }),
  )
})

test.each([
  [{ 'theme.json': '{ "tokens": ' }, /theme\.json is not valid JSON/],
  [{ 'theme.json': { colours: {} } }, /colours is unknown; use tokens/],
  [{ 'theme.json': { tokens: { '--radius-md': 4 } } }, /tokens\.--radius-md must be text in quotes/],
  [{ 'theme.json': { tokensByLanguage: { fr: {} } } }, /tokensByLanguage/],
  [
    { 'theme.json': { fonts: [{ family: 'Lora', file: '../lora.ttf' }] } },
    /fonts\.0\.file must be the name of a \.woff2/,
  ],
])('%j is refused', async (files, said) => {
  await expect(loadTheme(files)).rejects.toThrow(said)
})

test('a missing folder is reported by name', async () => {
  await expect(readTheme('/nowhere/theme', () => undefined)).rejects.toThrow(
    'The THEME folder /nowhere/theme cannot be read (ENOENT)',
  )
})

test('a theme with low contrast is accepted, and a warning lists its colour pairs', async () => {
  await loadTheme({ 'theme.json': { tokens: { '--color-sea': '#8fc7cf' } } })
  expect(warnings).toContainEqual(
    expect.stringContaining('--color-white on --color-sea has a contrast of 1.86:1'),
  )
})
