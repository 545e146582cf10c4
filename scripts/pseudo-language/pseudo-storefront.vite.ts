import { defineConfig, mergeConfig, type Plugin } from 'vite'
import storefront from '../../packages/storefront/vite.config.ts'
import { inPseudoLanguage } from './pseudo-language.ts'

const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  transform: inPseudoLanguage,
}

export default defineConfig(mergeConfig(storefront, { plugins: [pseudoLanguage] }))
