import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('../../../design/styles/tokens.css', import.meta.url))

const COMMENT = /\/\*[\s\S]*?\*\//g
const TOKEN = /(--[\w-]+)\s*:\s*([^;]+);/g

/** The default tokens of the built pages. A theme may change only these. */
export async function readHouseTokens(): Promise<ReadonlyMap<string, string>> {
  const css = (await readFile(FILE, 'utf8')).replaceAll(COMMENT, '')
  return new Map([...css.matchAll(TOKEN)].map(([, name = '', value = '']) => [name, value.trim()]))
}
