import type { Plugin } from 'vite'
import { hasTexts } from './find-texts.ts'
import { readOwnTexts } from './own-texts.ts'
import { replaceTexts } from './replace-texts.ts'

/** Plugins of a build of pages that say what the shop of a folder says otherwise: none without such a folder. */
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
