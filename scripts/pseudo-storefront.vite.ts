import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import storefront from '../packages/storefront/vite.config.ts'

const texts = fileURLToPath(new URL('./pseudo-texts.ts', import.meta.url))
const ENGLISH = '= { en: english }'

/** Puts the language of the journeys in the place of English, in every catalogue. */
const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  transform(code, id) {
    if (!/-messages\.ts$/.test(id)) return null
    if (!code.includes(ENGLISH)) throw new Error(`${id} is a catalogue of another shape`)
    return `import { pseudoTexts } from ${JSON.stringify(texts)}\n${code.replace(ENGLISH, '= { en: pseudoTexts(english) }')}`
  },
}

export default defineConfig(mergeConfig(storefront, { plugins: [pseudoLanguage] }))
