import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const INLINE = '?inline-script'
const FILE = '?script-file'

/** Bundles a module with its imports as one classic script; `define` replaces names. */
export async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const [script, ...others] = built.output
  if (others.length > 0) throw new Error(`${entry} must bundle into a single script`)
  if (script.code.includes('</script'))
    throw new Error(`${entry} contains "</script", which would close its script element`)
  return script.code.trim()
}

/** Name of a script file, with the hash of its content. */
export function scriptFile(entry: string, script: string): string {
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8)
  return `assets/${path.basename(entry, path.extname(entry))}-${hash}.js`
}

/** Resolves an import with one of the suffixes; null for every other import. */
export async function resolveSuffixed(
  source: string,
  suffixes: readonly string[],
  resolve: (id: string) => Promise<{ id: string } | null>,
): Promise<string | null> {
  const suffix = suffixes.find((one) => source.endsWith(one))
  const resolved = suffix && (await resolve(source.slice(0, -suffix.length)))
  return resolved ? `${resolved.id}${suffix}` : null
}

/**
 * Scripts of pages besides those of React: `import text from './module.ts?inline-script'` for the head of every page,
 * `import address from './module.ts?script-file'` for a file, emitted if `emitsFiles`.
 */
export function pageScripts(emitsFiles: boolean): Plugin {
  return {
    name: 'page-scripts',
    enforce: 'pre',
    resolveId(source, importer) {
      return resolveSuffixed(source, [INLINE, FILE], (id) => this.resolve(id, importer))
    },
    async load(id) {
      if (id.endsWith(INLINE))
        return `export default ${JSON.stringify(await bundle(id.slice(0, -INLINE.length)))}`
      if (!id.endsWith(FILE)) return null
      const entry = id.slice(0, -FILE.length)
      const source = await bundle(entry)
      const fileName = scriptFile(entry, source)
      // `npm run dev` has no files, and starts pages without waiting.
      if (emitsFiles && this.environment.mode === 'build' && this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source })
      return `export default ${JSON.stringify(`/${fileName}`)}`
    },
  }
}
