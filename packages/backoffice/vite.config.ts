import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { customTextPlugins } from '../design/vite/custom-text-plugins.ts'
import { DIRECTIONS, FIRST_LANGUAGE, LANGUAGES } from '../domain/src/i18n/languages.ts'
import { SAMPLE_SHOP_NAME } from '../domain/src/orders/company/sample-settings.ts'
import { guides } from './vite/guides.ts'

/** The page of each language is built separately (decision 049). */
const language = LANGUAGES.find((one) => one === process.env.PAGE_LANGUAGE) ?? FIRST_LANGUAGE

const htmlLanguage: Plugin = {
  name: 'html-language',
  transformIndexHtml: (html) =>
    html
      .replace('<html lang="en">', `<html lang="${language}" dir="${DIRECTIONS[language]}">`)
      .replace('<title></title>', `<title>${SAMPLE_SHOP_NAME[language]}</title>`),
}

/** One page for every address below /backoffice; screens load when they are opened. */
export default defineConfig({
  base: '/backoffice/',
  root: import.meta.dirname,
  define: { 'import.meta.env.PAGE_LANGUAGE': JSON.stringify(language) },
  plugins: [...customTextPlugins(process.env.THEME), htmlLanguage, guides],
  // Files `x.ar.ts` instead of `x.ts`, by the subpath imports of package.json.
  resolve: { conditions: [language, ...defaultClientConditions] },
  build: {
    target: 'es2022',
    outDir: `${process.env.BACKOFFICE_BUILD ?? 'build'}/client`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // One style sheet, so that no screen waits for a second one.
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
