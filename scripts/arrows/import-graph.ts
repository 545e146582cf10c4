import path from 'node:path'

/** Text of every source file by its path from the root, with forward slashes. */
export type Sources = Map<string, string>

export type Import = { from: string; specifier: string; to: string | undefined }

export const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Imports of our own files; `to` is undefined for imports of other packages. */
export function findImports(sources: Sources): Import[] {
  return [...sources].flatMap(([from, text]) =>
    specifiersIn(text).map((specifier) => ({ from, specifier, to: resolveImport(from, specifier, sources) })),
  )
}

const statement = /(?:^|[\n;])\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?(['"])([^'"\n]+)\1/g
const call = /\bimport\(\s*(['"])([^'"\n]+)\1/g

export function specifiersIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...code.matchAll(statement), ...code.matchAll(call)].map((match) => match[2] ?? '')
}

const sourceFolder: Record<string, string> = {
  cli: 'src',
  design: 'components',
  domain: 'src',
  'embedded-postgres': 'src',
  server: 'src',
  backoffice: 'app',
  storefront: 'app',
  'stripe-sandbox': 'src',
}

/** Follows the `imports` and `exports` of our packages: `#folder/file`, `@little-dunes/package/file`, `./file.ts`. */
function resolveImport(from: string, specifier: string, sources: Sources): string | undefined {
  const packageName = from.match(/^packages\/([^/]+)\//)?.[1]
  const foreign = specifier.match(/^@little-dunes\/([^/]+)\/(.+)$/)
  const inside = (name = '', file = '') => `packages/${name}/${sourceFolder[name]}/${file}`
  let target: string | undefined
  if (specifier.startsWith('#')) target = inside(packageName, specifier.slice(1))
  else if (foreign) target = inside(foreign[1], foreign[2])
  else if (specifier.startsWith('.')) target = path.posix.join(path.posix.dirname(from), specifier)
  // Ignores imports that are no sources, such as `+types` of React Router, style sheets and builds.
  return [target, `${target}.ts`].find((file) => file && sources.has(file))
}

/** Cycles of files that import each other, each listed once, from its first file in the alphabet. */
export function cyclesIn(imports: Import[]): string[][] {
  const next = Map.groupBy(imports, ({ from }) => from)
  const done = new Set<string>()
  const cycles: string[][] = []
  const walk = (file: string, auditLog: string[]) => {
    const at = auditLog.indexOf(file)
    if (at >= 0) cycles.push(fromFirst(auditLog.slice(at)))
    if (at >= 0 || done.has(file)) return
    for (const { to } of next.get(file) ?? []) if (to) walk(to, [...auditLog, file])
    done.add(file)
  }
  for (const file of [...next.keys()].toSorted()) walk(file, [])
  return cycles
}

function fromFirst(ring: string[]): string[] {
  const first = ring.indexOf(ring.toSorted()[0] ?? '')
  return [...ring.slice(first), ...ring.slice(0, first)]
}
