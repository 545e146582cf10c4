// `npm run build`: builds the pages if they are older than their sources.
import { useOwnTexts } from './own-texts/use-own-texts.ts'
import { buildPages } from './pages-build/build-pages.ts'

process.exitCode = (await useOwnTexts()) && (await buildPages()) ? 0 : 1
