import type { EmailFacts } from '@little-dunes/domain/messages/email-words/email-words'
import { DIRECTIONS, type Language } from '@little-dunes/domain/messages/languages'

/** What one mail says. */
export interface EmailContent {
  subject: string
  /** What the staff's own words may speak of. */
  facts?: EmailFacts | undefined
  /** Who gets an answer, where that is not the shop. */
  replyTo?: string | undefined
  paragraphs: string[]
  action?: { label: string; url: string } | undefined
  after?: string[] | undefined
  /** How mails of this kind are ended; the link takes a one-click POST as well (RFC 8058). */
  unsubscribe?: { label: string; url: string } | undefined
}

export const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Lines of a list below each other, each in the direction of its own letters. */
const linesInHtml = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => `<bdi>${inHtml(line)}</bdi>`)
        .join('<br>')
    : inHtml(text)

const linkText = (link: EmailContent['action']): string[] => (link ? [`${link.label}:\n${link.url}`] : [])

export const textOf = ({ paragraphs, action, after = [], unsubscribe }: EmailContent): string =>
  [...paragraphs, ...linkText(action), ...after, ...linkText(unsubscribe)].join('\n\n')

/** Letters of the mailbox; colours of the shop, and darker ones where the mailbox is dark. Styles of elements count everywhere. */
const DARK = `<style>@media (prefers-color-scheme: dark) {
  .page { background: #14211f !important }
  .card { background: #1d2d2b !important; color: #f3ece1 !important }
  .note, .foot { background: #14211f !important; color: #cfc8bc !important }
}</style>`
const PAGE = 'margin:0;padding:28px 12px;background:#f9f3eb;font-family:Arial,sans-serif;font-size:16px'
const CARD =
  'max-width:520px;margin:0 auto;padding:32px 22px;border-radius:24px;background:#fffdf9;color:#1e2c2b;line-height:1.55'
const BUTTON =
  'display:block;margin:22px 0;padding:14px 24px;border-radius:999px;background:#1f5f66;color:#ffffff;' +
  'text-align:center;text-decoration:none;font-weight:bold'
const NOTE = 'padding:14px 20px;border-radius:12px;background:#f9f3eb;color:#3c4847;font-size:15px'
const FOOT = 'max-width:520px;margin:0 auto;padding:18px 22px;color:#5c6463;font-size:13px'

export interface EmailFrame {
  shopName: string
  supportEmail: string
  language: string
}

/** Needs no pictures. */
export function htmlOf(
  { subject, paragraphs, action, after = [], unsubscribe }: EmailContent,
  { shopName, supportEmail, language }: EmailFrame,
): string {
  const direction = DIRECTIONS[language as Language] ?? 'ltr'
  const link = action && inHtml(action.url)
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${inHtml(subject)}</title>${DARK}</head><body class="page" style="${PAGE}">`,
    `<div class="card" style="${CARD}"><p style="margin:0 0 24px;font-weight:bold">${inHtml(shopName)}</p>`,
    `<h1 style="margin:0 0 12px;font-size:26px;line-height:1.2">${inHtml(subject)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 12px">${linesInHtml(text)}</p>`),
    action ? `<p style="margin:0"><a href="${link}" style="${BUTTON}">${inHtml(action.label)}</a></p>` : '',
    action ? `<p style="margin:0 0 18px;font-size:14px;word-break:break-all" dir="ltr">${link}</p>` : '',
    ...after.map((text) => `<p class="note" style="margin:0 0 12px;${NOTE}">${inHtml(text)}</p>`),
    `</div><p class="foot" style="${FOOT}" dir="ltr">${inHtml(shopName)} · ${inHtml(supportEmail)}</p>`,
    unsubscribe
      ? `<p class="foot" style="${FOOT}"><a class="foot" style="color:#5c6463" href="${inHtml(unsubscribe.url)}">${inHtml(unsubscribe.label)}</a></p>`
      : '',
    '</body></html>',
  ].join('\n')
}
