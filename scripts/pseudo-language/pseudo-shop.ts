// Starts a shop with its English texts in the pseudo language, for the journeys (D-62).
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { houseTexts } from '../../packages/design/vite/custom-texts.ts'
import { installCustomTexts } from '../custom-texts/install-custom-texts.ts'
import { buildStorefront } from '../pages-build/build-storefront.ts'
import { root } from '../run-tool.ts'
import { pseudoText } from './pseudo-texts.ts'

const storefront = path.join(root, 'packages/storefront')
const theme = path.join(storefront, '.react-router/pseudo-theme')
/** Other shops use the folder `build` at the same time. */
const pages = '.react-router/pseudo-pages'

const english = houseTexts().filter(({ language }) => language === 'en')
const texts = Object.fromEntries(english.map(({ key, text }) => [key, pseudoText(text)]))
mkdirSync(theme, { recursive: true })
const file = path.join(theme, 'texts.en.json')
// Another shop may be reading the file.
writeFileSync(`${file}.${process.pid}`, JSON.stringify(texts))
renameSync(`${file}.${process.pid}`, file)

process.env.THEME = theme
process.env.STOREFRONT_FOLDER = path.join(storefront, pages)
if ((await installCustomTexts()) && (await buildStorefront(pages))) await import('@little-dunes/server/main')
else process.exitCode = 1
