import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { customTextPlugins } from '../design/vite/custom-text-plugins.ts'
import { FIRST_LANGUAGE } from '../domain/src/i18n/languages.ts'
import { pageScripts } from './inline-script.ts'
import { serviceWorker } from './service-worker-files.ts'

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

const ROOT = /[\\/]app[\\/]root\.tsx/
const HOME = /[\\/]app[\\/]home[\\/]home-page\.tsx/
const CATALOGUE = /[\\/]app[\\/](catalogue[\\/]listing[\\/][^\\/]+|product[\\/]product-page\.tsx)/

/** True when a page imports a module directly or indirectly. */
function isNeededBy(page: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (page.test(id)) return true
  if (seen.has(id) || ALL_ICONS.test(id)) return false
  seen.add(id)
  return modules.getModuleInfo(id)?.importers.some((one) => isNeededBy(page, one, modules, seen)) ?? false
}

/** This file of lucide imports every icon: through it every page would need all of them. */
const ALL_ICONS = /lucide\.mjs$/
const ICON = /lucide[\\/]dist[\\/]esm[\\/]icons[\\/]/

/** Icons of home that other pages share: in separate files they are larger. */
const ICONS_OF_HOME = /icons[\\/](banknote|clock|truck|x)\.mjs$/

/** A separate file costs its address in every page and compresses worse. */
const SMALL_OF_SEVERAL =
  /app[\\/]catalogue[\\/]packed\.ts|domain[\\/]src[\\/]catalogue[\\/]stock\.ts|icons[\\/](check|calendar)\.mjs$/

const isOfTheShop = (id: string, modules: Modules): boolean =>
  ICONS_OF_HOME.test(id) ||
  isNeededBy(ROOT, id, modules) ||
  (isNeededBy(HOME, id, modules) && isNeededBy(CATALOGUE, id, modules))

/** Modules that every page needs are in one file for the framework and one for the shop, not in thirty small ones. */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]/,
      minShareCount: 4,
    },
    // Modules that home shares with lists and products are included: one file compresses better than four.
    { name: (id: string, modules: Modules) => (isOfTheShop(id, modules) ? 'shop' : null) },
    // Home does not load modules that only other pages share, such as forms. Icons are small.
    {
      name: (id: string, modules: Modules) =>
        ICON.test(id) || isNeededBy(HOME, id, modules) ? 'shared' : null,
      minShareCount: 3,
    },
    { name: 'inner', test: SMALL_OF_SEVERAL },
    { name: 'inner', minShareCount: 4 },
  ],
}

/** Each language has its own build of the pages. */
const LANGUAGE = process.env.PAGE_LANGUAGE ?? FIRST_LANGUAGE

/** Files that all languages share are part of the first build. */
const WITH_COMMON_FILES = LANGUAGE === FIRST_LANGUAGE

export default defineConfig({
  define: { 'import.meta.env.PAGE_LANGUAGE': JSON.stringify(LANGUAGE) },
  plugins: [
    ...customTextPlugins(process.env.THEME),
    pageScripts(WITH_COMMON_FILES),
    reactRouter(),
    ...(WITH_COMMON_FILES ? [serviceWorker()] : []),
  ],
  // Resolves `x.ar.ts` instead of `x.ts`, by the subpath imports of package.json.
  resolve: { conditions: [LANGUAGE] },
  build: { target: 'es2022', assetsInlineLimit: 0, copyPublicDir: WITH_COMMON_FILES },
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[local]_[hash]' } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    // The package has some thousand icons, which the server would otherwise read at its start.
    ssr: { resolve: { conditions: [LANGUAGE], noExternal: ['lucide'] } },
  },
})
