// `npm run build`: the pages, unless they are as new as their sources.
import { buildStorefront } from './build-storefront.ts'

process.exitCode = (await buildStorefront()) ? 0 : 1
