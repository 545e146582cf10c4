// `npm run build`: the pages, unless they are as new as their sources.
import { buildStorefront } from './storefront-build/build-storefront.ts'

process.exitCode = (await buildStorefront()) ? 0 : 1
