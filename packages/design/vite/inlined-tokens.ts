import { styleSheetPlugin } from './style-sheet-plugin.ts'

/** What a theme may say otherwise when the page is asked for. */
const THEMED = /^--color-/

/** Declarations of custom properties: name and value. */
const DECLARATION = /(?<=[{;])\s*(--[\w-]+)\s*:([^;{}]*)/g

/**
 * A style sheet with the values of measures in place of their tokens. A token that is declared once, for the root, and that
 * no script names has the same value everywhere; a value compresses better than the name of a token, unless it is a
 * drawing.
 */
export function withInlinedTokens(css: string, scripts: string): string {
  const declared = [...css.matchAll(DECLARATION)].map(([, name = '']) => name)
  const ofRoot = [...css.matchAll(/:root\{([^{}]*)\}/g)].flatMap(([rule]) => [...rule.matchAll(DECLARATION)])
  const constants = ofRoot.filter(
    ([, name = '', value = '']) =>
      !THEMED.test(name) &&
      !/var\(|url\(/.test(value) &&
      !scripts.includes(name) &&
      declared.filter((one) => one === name).length === 1,
  )
  const values = new Map(constants.map(([, name = '', value = '']) => [name, value.trim()]))
  return css.replace(/var\(\s*(--[\w-]+)\s*\)/g, (read, name: string) => values.get(name) ?? read)
}

/** Plugin of a build with one sheet: tokens of measures are read nowhere afterwards. */
export const inlineTokens = styleSheetPlugin('inline-tokens', withInlinedTokens)
