import type { Plugin } from 'vite'

/** A style sheet without the custom properties that neither it nor a script reads. */
export function withoutUnreadTokens(css: string, scripts: string): string {
  const names = new Set([...css.matchAll(/(?<=[{;])\s*(--[\w-]+)\s*:/g)].map(([, name = '']) => name))
  const unread = [...names].filter(
    (name) => !new RegExp(`var\\(\\s*${name}\\s*[,)]`).test(css) && !scripts.includes(name),
  )
  if (unread.length === 0) return css
  const definitions = new RegExp(`(?<=[{;])\\s*(?:${unread.join('|')})\\s*:[^;{}]*;?`, 'g')
  // What was read by a removed one alone is read no more.
  return withoutUnreadTokens(css.replace(definitions, ''), scripts)
}

/** Plugin of a build with one sheet: tokens of the house that only other pages use are left out. */
export const unreadTokensLeftOut: Plugin = {
  name: 'unread-tokens-left-out',
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.values(bundle)
    const scripts = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
    for (const file of files)
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = withoutUnreadTokens(String(file.source), scripts)
  },
}
