// The shop in the language of the journeys: the same server, with one more language, and its pages in that one (D-62).
import { registerHooks } from 'node:module'
import { inPseudoLanguage, withPages } from './pseudo-language.ts'

let folder: string | null = null

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const code = String(loaded.source ?? '')
    const source = (folder && withPages(code, url, folder)) ?? inPseudoLanguage(code, url)
    return source === null ? loaded : { ...loaded, source }
  },
})

// Loaded after the hook: it shares the list of languages with the server.
const { buildPseudoStorefront } = await import('../pages-build/build-storefront.ts')
folder = await buildPseudoStorefront()
if (!folder) process.exit(1)
await import('@little-dunes/server/main')
