// `npm start`: builds missing or stale pages, then runs the shop in this process.
import { installCustomTexts } from './custom-texts/install-custom-texts.ts'
import { buildPages } from './pages-build/build-pages.ts'

if ((await installCustomTexts()) && (await buildPages())) await import('@little-dunes/server/main')
else process.exitCode = 1
