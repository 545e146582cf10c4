import { htmlToText, PRE_WRAP } from '#catalogue/import/values/html-to-text'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** HTML that reads as the text does: paragraphs and lines; an import makes the same text of it again. */
export function textToHtml(text: string): string {
  if (text === '') return ''
  const paragraphs = text.split('\n\n').map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`)
  const html = paragraphs.join('')
  return htmlToText(html) === text ? html : `${PRE_WRAP[0]}${escaped(text)}${PRE_WRAP[1]}`
}
