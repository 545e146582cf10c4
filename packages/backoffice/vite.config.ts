import { defineConfig, type Plugin } from 'vite'
import { sayOwnTexts } from '../design/vite/say-own-texts.ts'
import { textsByLanguage } from '../design/vite/texts-by-language.ts'
import { DIRECTIONS, FIRST_LANGUAGE, LANGUAGES } from '../domain/src/i18n/languages.ts'
import { SAMPLE_SHOP_NAME } from '../domain/src/orders/company/sample-settings.ts'

const LAYERS = '@layer reset, tokens, ui, features;'

/**
 * Puts the order of the layers before every rule. The sheet joins chunks as they depend on each other, so a shared
 * component's layer would otherwise be named, and rank, before the reset.
 */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${LAYERS}${file.source}`
    }
  },
}

/** The page of each language is built by itself (decision 049). */
const language = LANGUAGES.find((one) => one === process.env.PAGE_LANGUAGE) ?? FIRST_LANGUAGE

const htmlLanguage: Plugin = {
  name: 'html-language',
  transformIndexHtml: (html) =>
    html
      .replace('<html lang="en">', `<html lang="${language}" dir="${DIRECTIONS[language]}">`)
      .replace('<title></title>', `<title>${SAMPLE_SHOP_NAME[language]}</title>`),
}

/** One page for every address below /backoffice; screens are loaded when they are opened. */
export default defineConfig({
  base: '/backoffice/',
  root: import.meta.dirname,
  define: { 'import.meta.env.PAGE_LANGUAGE': JSON.stringify(language) },
  plugins: [...sayOwnTexts(process.env.THEME), textsByLanguage(language), htmlLanguage, layersFirst],
  build: {
    target: 'es2022',
    outDir: `${process.env.BACKOFFICE_BUILD ?? 'build'}/client`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // One sheet: no screen waits for a second one.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'router', test: /node_modules[\\/](react-router|zustand)[\\/]/ },
          ],
        },
      },
    },
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[local]_[hash]' } },
  },
})
