import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { textFilesIn } from '../../packages/design/vite/text-files.ts'

/**
 * Replaces texts of all modules loaded from now on with those in the folder `THEME`; page builds read the folder from
 * the environment. Returns false after reporting errors if the texts cannot be used.
 */
export async function installCustomTexts(): Promise<boolean> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (!process.env.THEME?.trim()) return true
  // Builds run in other folders.
  process.env.THEME = path.resolve(process.env.THEME)
  if (textFilesIn(process.env.THEME).length === 0) return true
  // The parser takes a quarter of a second to load, so shops without custom texts skip it.
  const { hasTexts } = await import('../../packages/design/vite/find-texts.ts')
  const { readCustomTexts } = await import('../../packages/design/vite/custom-texts.ts')
  const { replaceTexts } = await import('../../packages/design/vite/replace-texts.ts')
  try {
    const texts = readCustomTexts(process.env.THEME)
    if (!texts) return true
    registerHooks({
      load(url, context, nextLoad) {
        const loaded = nextLoad(url, context)
        if (!hasTexts(url)) return loaded
        const source = replaceTexts(String(loaded.source), url, texts)
        return source === null ? loaded : { ...loaded, source }
      },
    })
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}
