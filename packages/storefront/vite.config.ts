import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { customTextPlugins } from '../design/vite/custom-text-plugins.ts'
import { FIRST_LANGUAGE } from '../domain/src/i18n/languages.ts'
import { pageScripts } from './inline-script.ts'
import { islandScripts } from './island-scripts.ts'
import { serviceWorker } from './service-worker-files.ts'

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const ISLAND = /[\\/]app[\\/].*-island\.tsx$/
const BESIDE_FRAME = /[\\/]app[\\/](platform|shell[\\/]island|ui[\\/]static-part)[\\/]/
const ROOT = /[\\/]app[\\/]root\.tsx/

/** The modules of a kind that import another one directly or indirectly; `later` includes dynamic imports. */
function findUsers(kind: RegExp, id: string, modules: Modules, later = false): Set<string> {
  const [users, seen] = [new Set<string>(), new Set<string>()]
  function visit(one: string): void {
    if (seen.has(one)) return
    seen.add(one)
    if (kind.test(one)) users.add(one)
    const info = modules.getModuleInfo(one)
    for (const importer of info?.importers ?? []) visit(importer)
    if (later) for (const importer of info?.dynamicImporters ?? []) visit(importer)
  }
  visit(id)
  return users
}

/** True for a module that an island shares with another island, or at once or later with the frame of pages. */
const isOfIslands = (id: string, modules: Modules): boolean =>
  findUsers(ROOT, id, modules).size > 0
    ? findUsers(ISLAND, id, modules, true).size > 0
    : findUsers(ISLAND, id, modules).size > 1

/** True for a module of the frame, or one that routes need with it. */
const isOfFrame = (id: string, modules: Modules): boolean =>
  BESIDE_FRAME.test(id) || findUsers(ROOT, id, modules).size > 0

/** Shared modules are in few files: every file costs its address in each page, and small ones compress worse. */
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|zustand)[\\/]/ },
    { name: 'router', test: /node_modules[\\/]react-router[\\/]/, minShareCount: 4 },
    { name: 'icons', test: /node_modules[\\/]lucide[\\/]/ },
    { name: (id: string, modules: Modules) => (isOfIslands(id, modules) ? 'islands' : null) },
    // Modules that one island shares with other pages: imported statically, then dynamically.
    {
      name: (id: string, modules: Modules) => (findUsers(ISLAND, id, modules).size > 0 ? 'parts' : null),
      minShareCount: 4,
    },
    {
      name: (id: string, modules: Modules) =>
        findUsers(ISLAND, id, modules, true).size > 0 ? 'later' : null,
      minShareCount: 4,
    },
    { name: (id: string, modules: Modules) => (isOfFrame(id, modules) ? 'frame' : null) },
    { name: 'shared', minShareCount: 4 },
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
    islandScripts(),
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
