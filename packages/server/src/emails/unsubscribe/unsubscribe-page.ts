import { createHash } from 'node:crypto'
import { DIRECTIONS, type Language } from '@little-dunes/domain/i18n/languages'
import { unsubscribeMessages } from '@little-dunes/domain/messages/unsubscribe-messages'
import { inHtml } from '#emails/in-html'

const STYLE = `body{margin:0;padding:48px 20px;background:#f9f3eb;color:#1e2c2b;font:17px/1.55 system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:32px 24px;border-radius:24px;background:#fffdf9}
h1{margin:0 0 12px;font-size:26px;line-height:1.2}
button{display:block;width:100%;margin:24px 0 12px;padding:14px 24px;border:0;border-radius:999px;background:#1f5f66;color:#fff;font:inherit;font-weight:bold;cursor:pointer}
button:hover{background:#174a50}a{color:#1f5f66}:focus-visible{outline:3px solid #1f5f66;outline-offset:3px}
@media(prefers-color-scheme:dark){body{background:#14211f}main{background:#1d2d2b;color:#f3ece1}a{color:#9fd3d1}}`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** The page has one style and one form, which posts to the address of the page. */
export const UNSUBSCRIBE_CSP = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** `question` asks with a button, `stopped` confirms, `invalid` rejects the link. */
export type UnsubscribeState = 'question' | 'stopped' | 'invalid'

/** A page without a script. Its form has no action and posts to the opened link. */
export function unsubscribePage(state: UnsubscribeState, language: Language, shopName: string): string {
  const texts = unsubscribeMessages[language]
  const title = inHtml(texts.title(shopName))
  return [
    `<!doctype html><html lang="${language}" dir="${DIRECTIONS[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<meta name="color-scheme" content="light dark"><title>${title}</title>`,
    `<style>${STYLE}</style></head><body><main><h1>${title}</h1>`,
    `<p role="status">${inHtml(texts[state])}</p>`,
    state === 'question' ? `<form method="post"><button>${inHtml(texts.stop)}</button></form>` : '',
    `<p><a href="/">${inHtml(texts.home)}</a></p></main></body></html>`,
  ].join('\n')
}
