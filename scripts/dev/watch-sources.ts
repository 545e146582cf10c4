import { type FSWatcher, readdirSync, watch } from 'node:fs'
import path from 'node:path'
import { root } from '../run-tool.ts'

/** Milliseconds: an editor saves several files at once, in several steps. */
const SETTLED_AFTER = 80

/** True if the shop runs this file; tests and their tools are excluded. Works for folders too. */
export const isRun = (file: string): boolean => !/\.(test|long)\.ts$|(^|[\\/])testing([\\/]|$)/.test(file)

export const shopFolders = (): string[] => [
  ...['server', 'domain', 'embedded-postgres', 'stripe-sandbox'].map((name) =>
    path.join(root, 'packages', name, 'src'),
  ),
  ...(process.env.THEME ? [process.env.THEME] : []),
]

const withSubfolders = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name)),
]

/**
 * Calls `onChange` once after each change below these folders; returns a function that stops it. Each folder is watched
 * separately: on Linux, Node's recursive watch misses a file once an editor has replaced it.
 */
export function watchSources(folders: readonly string[], onChange: () => void): () => void {
  let watchers: FSWatcher[] = []
  let waiting: NodeJS.Timeout | undefined
  const watchBelow = (top: string, folder: string) =>
    watch(folder, (_, file) => changed(path.relative(top, path.join(folder, file ?? '')))).on('error', () =>
      changed(path.relative(top, folder)),
    )
  function changed(file: string) {
    if (!isRun(file)) return
    clearTimeout(waiting)
    waiting = setTimeout(settled, SETTLED_AFTER)
  }
  function close() {
    clearTimeout(waiting)
    for (const watcher of watchers) watcher.close()
  }
  function watchAll() {
    const next = folders.flatMap((top) => withSubfolders(top).map((folder) => watchBelow(top, folder)))
    close()
    watchers = next
  }
  function settled() {
    // Watches new folders as well.
    watchAll()
    onChange()
  }
  watchAll()
  return close
}
