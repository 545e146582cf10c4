// `npm run build`: the pages, unless they are as new as their sources.
import { useOwnTexts } from './own-texts/use-own-texts.ts'
import { buildPages } from './pages-build/build-pages.ts'

process.exitCode = (await useOwnTexts()) && (await buildPages()) ? 0 : 1
