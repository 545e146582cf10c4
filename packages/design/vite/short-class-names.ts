import type { Plugin } from 'vite'

/** As Lightning CSS names a class of a module by `[local]_[hash]`. */
const CLASS = /(?<![\w-])([a-zA-Z][\w-]*)_([\w-]{6})(?![\w-])/g

/** A class by its place in its file, behind three characters of the file's hash; no name begins with a figure or a hyphen. */
const shortName = (place: number, hash: string): string =>
  `${hash.slice(0, 3).replace(/^[^a-zA-Z]/, 'x')}_${place.toString(36)}`

const countOfFile = (names: ReadonlyMap<string, string>, hash: string): number =>
  [...names.keys()].filter((name) => name.endsWith(`_${hash}`)).length

/** The compiled CSS module with short names; `names` gets every name that it had. @throws when two names become one */
export function shortenModule(code: string, names: Map<string, string>): string {
  return code.replace(CLASS, (name, _local: string, hash: string) => {
    const known = names.get(name)
    if (known !== undefined) return known
    const short = shortName(countOfFile(names, hash), hash)
    for (const [other, taken] of names)
      if (taken === short) throw new Error(`${name} and ${other} would both be ${short}`)
    names.set(name, short)
    return short
  })
}

/** A style sheet with the short names. */
export const shortenSheet = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replace(CLASS, (name) => names.get(name) ?? name)

/**
 * Plugin of a build with one sheet. Hashes do not compress: of the six characters that keep the classes of two files apart
 * three are enough, and they compress better in front, as does a place in place of a name. A name follows from its file
 * alone, so that a file of the build that did not change keeps its address.
 */
export function shortClassNames(): Plugin {
  const names = new Map<string, string>()
  return {
    name: 'short-class-names',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) =>
      /\.module\.css(?:$|\?)/.test(id) ? { code: shortenModule(code, names), map: null } : null,
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = shortenSheet(String(file.source), names)
    },
  }
}
