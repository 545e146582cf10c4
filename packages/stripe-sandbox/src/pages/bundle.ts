import { readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '..', 'browser')
const imported = /^import \{([^}]+)\} from '(\.{1,2}\/[\w/-]+)\.js'\n/gm
const exported = /^export ((?:async )?function|class|const) (\w+)/gm

/** Bundles a script of the browser folder into one plain script, because Stripe.js is one. */
export function bundle(entry: string): string {
  const modules: string[] = []
  const places = new Map<string, string>()
  const add = (name: string): string => {
    const known = places.get(name)
    if (known) return known
    const text = readFileSync(path.join(folder, `${name}.js`), 'utf8')
    const body = text.replaceAll(imported, (_, names: string, from: string) => {
      return `const {${names.replaceAll(/\s+/g, ' ')}} = ${add(path.posix.join(path.posix.dirname(name), from))}\n`
    })
    const names = [...text.matchAll(exported)].map((match) => match[2])
    const place = `module${places.size}`
    places.set(name, place)
    modules.push(
      `const ${place} = (() => {\n${body.replaceAll(exported, '$1 $2')}\nreturn { ${names.join(', ')} }\n})()`,
    )
    return place
  }
  add(entry)
  return `(() => {\n'use strict'\n${modules.join('\n')}\n})()\n`
}
