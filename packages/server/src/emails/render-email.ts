import { DIRECTIONS, type Language } from '@little-dunes/domain/messages/languages'

/** What one mail says. */
export interface EmailContent {
  subject: string
  paragraphs: string[]
  action?: { label: string; url: string } | undefined
  after?: string[] | undefined
}

const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const textOf = ({ paragraphs, action, after = [] }: EmailContent): string =>
  [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...after].join('\n\n')

const paragraph = (text: string) => `<p style="margin:0 0 16px;line-height:1.5">${inHtml(text)}</p>`

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 16px"><a href="${inHtml(url)}" style="display:inline-block;padding:12px 24px;` +
  `border-radius:999px;background:#1f5560;color:#ffffff;text-decoration:none;font-weight:600">${inHtml(label)}</a></p>`

/** Needs no pictures and no styles of its own, and leaves the colours of a dark mailbox alone. */
export function htmlOf(
  { subject, paragraphs, action, after = [] }: EmailContent,
  { shopName, language }: { shopName: string; language: string },
): string {
  const direction = DIRECTIONS[language as Language] ?? 'ltr'
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${inHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px">',
    `<div style="max-width:560px;margin:0 auto"><h1 style="font-size:22px">${inHtml(shopName)}</h1>`,
    ...paragraphs.map(paragraph),
    action ? button(action) : '',
    ...after.map(paragraph),
    '</div></body></html>',
  ].join('\n')
}
