// `npm start`: builds missing or stale pages, then runs the shop in this process.
import { useOwnTexts } from './own-texts/use-own-texts.ts'
import { buildPages } from './pages-build/build-pages.ts'

if ((await useOwnTexts()) && (await buildPages())) await import('@little-dunes/server/main')
else process.exitCode = 1
