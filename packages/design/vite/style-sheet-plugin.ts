import type { Plugin } from 'vite'

/** Plugin of a build that rewrites its style sheets, knowing what its scripts say. */
export const styleSheetPlugin = (
  name: string,
  rewrite: (css: string, scripts: string) => string,
): Plugin => ({
  name,
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.values(bundle)
    const scripts = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
    for (const file of files)
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = rewrite(String(file.source), scripts)
  },
})
