// The shop in the language of the journeys: the same server, with one more language, and its pages in that one (D-62).
import { registerHooks } from 'node:module'
import { buildPseudoStorefront } from '../pages-build/build-storefront.ts'
import { inPseudoLanguage, withPages } from './pseudo-language.ts'

const folder = await buildPseudoStorefront()
if (!folder) process.exit(1)

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const code = String(loaded.source ?? '')
    const source = withPages(code, url, folder) ?? inPseudoLanguage(code, url)
    return source === null ? loaded : { ...loaded, source }
  },
})
await import('@little-dunes/server/main')
