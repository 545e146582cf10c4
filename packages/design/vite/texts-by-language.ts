import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '../../domain/src/i18n/languages.ts'

/** Folders of `app` with what a language says in its own way; the first one says it where it is asked for. */
export const TEXT_FOLDERS: Record<Language, string | null> = { en: null, ar: 'arabic' }

const isIn = (folder: string, file = ''): boolean => path.resolve(file).startsWith(folder)

/**
 * Plugin of the builds of a package's pages by language. In the Arabic build `app/arabic/<name>.ts`, or that of a folder in
 * it, stands for every `#<folder>/<name>` that the pages import. Missing texts fail the build.
 */
export function textsByLanguage(language: string): Plugin {
  const folder = TEXT_FOLDERS[language as Language]
  const app = path.resolve('app')
  return {
    name: 'texts-by-language',
    enforce: 'pre',
    resolveId(source, importer) {
      // Other packages have files by such names as well.
      if (!folder || !source.startsWith('#') || !isIn(app, importer)) return null
      const name = `${path.basename(source)}.ts`
      const places = [path.join(app, folder, name), ...globSync(path.join(app, folder, '*', name))]
      const found = places.find((file) => existsSync(file))
      return found ?? (source.endsWith('-messages') ? (places[0] ?? null) : null)
    },
  }
}
