import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import type { GuideNode } from '../app/help/guide.ts'
import { readGuide } from './read-guide.ts'

const filesIn = (nodes: readonly GuideNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return node.tag === 'img' ? [node.file] : filesIn(node.children)
  })

/** A module that exports the guide, and imports its pictures so that they become files of the build. */
async function buildModule(file: string): Promise<string> {
  const guide = readGuide(await readFile(file, 'utf8'), path.basename(file, '.md'))
  const pictures = [...new Set(guide.sections.flatMap(({ content }) => filesIn(content)))]
  const entries = await Promise.all(
    pictures.map(async (picture, at) => {
      const { width, height } = await sharp(path.resolve(path.dirname(file), picture)).metadata()
      return `${JSON.stringify(picture)}: { address: picture${at}, width: ${width}, height: ${height} }`
    }),
  )
  return [
    ...pictures.map((picture, at) => `import picture${at} from ${JSON.stringify(picture)}`),
    `export default { ...${JSON.stringify(guide)}, pictures: { ${entries.join(', ')} } }`,
  ].join('\n')
}

/** Reads the guides of docs/guide at build time (decision 083). */
export const guides: Plugin = {
  name: 'guides',
  enforce: 'pre',
  load: {
    filter: { id: /\/docs\/guide\/[\w-]+\.md$/ },
    handler: async (id) => ({ code: await buildModule(id), moduleType: 'js' }),
  },
}
