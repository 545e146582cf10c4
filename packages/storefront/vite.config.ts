import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScript } from './inline-script.ts'

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** Whether every page needs a module: the root of all pages imports it, or what imports it. */
function isOnEveryPage(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (/[\\/]app[\\/]root\.tsx/.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return modules.getModuleInfo(id)?.importers.some((one) => isOnEveryPage(one, modules, seen)) ?? false
}

/** Home shows none of them and comes without their styles. */
const FORMS = /[\\/]app[\\/]ui[\\/](form[\\/]|breadcrumbs|callout|panel)/

/** What every page needs comes in one file for the framework and one for the shop, not in thirty small ones. */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]/,
      minShareCount: 4,
    },
    { name: (id: string, modules: Modules) => (isOnEveryPage(id, modules) ? 'shop' : null) },
    { name: 'shared', test: (id: string) => !FORMS.test(id), minShareCount: 4 },
    { name: 'forms', test: FORMS },
  ],
}

export default defineConfig({
  plugins: [inlineScript(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[local]_[hash]' } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    // The package brings some thousand icons, all of which a server that imports it has to read at its start.
    ssr: { resolve: { noExternal: ['lucide-react'] } },
  },
})
