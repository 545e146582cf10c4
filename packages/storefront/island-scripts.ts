import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { resolveSuffixed } from './inline-script.ts'

const SUFFIX = '?island-scripts'

/** Addresses of an entry and of its static imports; the entry is first. */
function scriptsOf(manifest: Manifest, entry: string, base: string): string[] {
  const scripts = new Set<string>()
  function add(key: string): void {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no script of ${key}`)
    if (scripts.has(base + chunk.file)) return
    scripts.add(base + chunk.file)
    for (const one of chunk.imports ?? []) add(one)
  }
  add(entry)
  return [...scripts]
}

/**
 * `import scripts from './x-island.tsx?island-scripts'`: builds the module as a separate entry and gives the server the
 * addresses of its scripts. In `npm run dev` there are none, and the page imports the module.
 */
export function islandScripts(): Plugin {
  return {
    name: 'island-scripts',
    enforce: 'pre',
    resolveId(source, importer) {
      return resolveSuffixed(source, [SUFFIX], (id) => this.resolve(id, importer))
    },
    load(id) {
      if (!id.endsWith(SUFFIX)) return null
      const { name, mode, config } = this.environment
      const entry = id.slice(0, -SUFFIX.length)
      const isBuilt = mode === 'build'
      if (isBuilt && name === 'client')
        this.emitFile({ type: 'chunk', id: entry, name: path.basename(entry, '.tsx') })
      if (!isBuilt || name === 'client') return 'export default []'
      // The client is built first.
      const folder = path.resolve(config.root, config.environments.client?.build.outDir ?? '')
      const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
      const key = path.relative(config.root, entry).replaceAll(path.sep, '/')
      return `export default ${JSON.stringify(scriptsOf(manifest, key, config.base))}`
    },
  }
}
