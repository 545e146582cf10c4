import { build, type Plugin, type Rolldown } from 'vite'

const SUFFIX = '?inline-script'

/** One classic script with all that the module imports, in which `define` stands for names. */
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
  if (others.length > 0) throw new Error(`${entry} does not fit into one script`)
  if (script.code.includes('</script')) throw new Error(`${entry} would end its own script element`)
  return script.code.trim()
}

/** `import text from './module.ts?inline-script'`: a module for the head of every page, built like any other. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null
      const found = await this.resolve(source.slice(0, -SUFFIX.length), importer)
      return found && `${found.id}${SUFFIX}`
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null
      return `export default ${JSON.stringify(await bundle(id.slice(0, -SUFFIX.length)))}`
    },
  }
}
