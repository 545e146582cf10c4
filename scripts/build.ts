// `npm run build`: the pages, unless they are as new as their sources.
import { buildPages } from './pages-build/build-pages.ts'

process.exitCode = (await buildPages()) ? 0 : 1
