/** Text of every file by its path below the folder of `#`. */
export type Files = ReadonlyMap<string, string>

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '')

/** Local names of a module's classes. */
function findClasses(css: string): Set<string> {
  const code = withoutComments(css).replace(/"[^"]*"/g, '')
  return new Set([...code.matchAll(/\.([a-zA-Z][\w-]*)(?=[^;{}]*\{)/g)].map(([, name = '']) => name))
}

interface Use {
  file: string
  module: string
  /** Null if the name is only known at run time. */
  name: string | null
}

function usesIn(file: string, code: string): Use[] {
  const imports = [...code.matchAll(/import (\w+) from '#([\w./-]+\.module\.css)'/g)]
  return imports.flatMap(([, alias, module = '']) => [
    ...[...code.matchAll(new RegExp(`(?<![\\w.])${alias}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
      file,
      module,
      name,
    })),
    ...(new RegExp(`(?<![\\w.])${alias}\\[`).test(code) ? [{ file, module, name: null }] : []),
  ])
}

/** Classes that components use without a style sheet, classes that no component uses, and names outside of modules. */
export function wrongClassNames(files: Files): string[] {
  const code = [...files].filter(([file]) => /\.tsx?$/.test(file))
  const modules = [...files].filter(([file]) => file.endsWith('.module.css'))
  const uses = code.flatMap(([file, text]) => usesIn(file, text))
  const classes = new Map(modules.map(([file, css]) => [file, findClasses(css)]))
  const missing = uses.filter(({ module, name }) => name !== null && !classes.get(module)?.has(name))
  const unused = [...classes].flatMap(([module, names]) => {
    const used = uses.filter((use) => use.module === module)
    if (used.some(({ name }) => name === null)) return []
    return [...names]
      .filter((name) => !used.some((use) => use.name === name))
      .map((name) => `${module}: no component uses .${name}`)
  })
  const literal = code.filter(([, text]) => /className=(\{\s*)?["'`]/.test(text))
  return [
    ...missing.map(({ file, module, name }) => `${file}: ${module} has no .${name}`),
    ...unused,
    ...literal.map(([file]) => `${file}: a class name is hard-coded as text`),
  ]
}
