import type { Plugin } from 'vite'
import { hasTexts } from './find-texts.ts'
import { readOwnTexts } from './own-texts.ts'
import { replaceTexts } from './replace-texts.ts'

/** Build plugins that replace texts of the pages with those of a shop's folder; none without a folder. */
export function sayOwnTexts(folder: string | undefined): Plugin[] {
  const texts = folder ? readOwnTexts(folder) : null
  if (!texts) return []
  return [
    {
      name: 'own-texts',
      enforce: 'pre',
      transform: (code, id) => (hasTexts(id) ? replaceTexts(code, id, texts) : null),
    },
  ]
}
