import { styleSheetPlugin } from './style-sheet-plugin.ts'

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
export const unreadTokensLeftOut = styleSheetPlugin('unread-tokens-left-out', withoutUnreadTokens)
