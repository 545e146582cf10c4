import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

export type Scripts = Record<string, string>

/** Imports of other scripts in a build; `./` is its folder. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g

/** The group of `vite.config.ts` with react, react-dom and scheduler. */
const isReact = (file: string): boolean => /^react-[\w-]+\.js$/.test(file)
const isEntry = (file: string): boolean => /^index-[\w-]+\.js$/.test(file)
const isScreen = (file: string): boolean => /-(?:screen|page)-[\w-]+\.js$/.test(file)

/** A file and all its direct and indirect imports. */
function withImports(scripts: Scripts, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, imported = ''] of (scripts[file] ?? '').matchAll(STATIC_IMPORT))
    withImports(scripts, imported, seen)
  return seen
}

/**
 * Gzipped bytes that a browser loads for each screen when it is the first one, without React: the frame, the router and
 * the screen. @throws when the build has no entry, or one that does without React: then its imports were not understood
 */
export function screenScripts(scripts: Scripts): Record<string, number> {
  const files = Object.keys(scripts)
  const frame = withImports(scripts, files.find(isEntry) ?? '')
  if (![...frame].some(isReact)) throw new Error('The back office build has no entry that imports React')
  const countBytes = (file: string): number => gzipSync(scripts[file] ?? '', { level: 9 }).length
  const screens = files.filter(isScreen).map((screen) => {
    const loaded = [...withImports(scripts, screen, new Set(frame))].filter((file) => !isReact(file))
    return [screen, loaded.reduce((sum, file) => sum + countBytes(file), 0)] as const
  })
  return Object.fromEntries(screens)
}

/** Scripts of a build, and the gzipped bytes of its style sheets. */
export function readBuild(folder: string): { scripts: Scripts; styles: number } {
  const read = (pattern: string) =>
    globSync(path.join(folder, pattern)).map((file) => [path.basename(file), readFileSync(file, 'utf8')])
  const styles = read('assets/*.css').map(([, sheet = '']) => gzipSync(sheet, { level: 9 }).length)
  return {
    scripts: Object.fromEntries(read('assets/*.js')),
    styles: styles.reduce((sum, bytes) => sum + bytes, 0),
  }
}
