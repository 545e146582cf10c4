// `npm run build`: builds the pages if they are older than their sources.
import { installCustomTexts } from './custom-texts/install-custom-texts.ts'
import { buildPages } from './pages-build/build-pages.ts'

process.exitCode = (await installCustomTexts()) && (await buildPages()) ? 0 : 1
