import type { Plugin } from 'vite'
import { readCustomTexts } from './custom-texts.ts'
import { hasTexts } from './find-texts.ts'
import { replaceTexts } from './replace-texts.ts'

/** Build plugins that replace texts of the pages with those of a shop's folder; none without a folder. */
export function customTextPlugins(folder: string | undefined): Plugin[] {
  const texts = folder ? readCustomTexts(folder) : null
  if (!texts) return []
  return [
    {
      name: 'custom-texts',
      enforce: 'pre',
      transform: (code, id) => (hasTexts(id) ? replaceTexts(code, id, texts) : null),
    },
  ]
}
