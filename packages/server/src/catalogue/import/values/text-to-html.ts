import { htmlToText, PRE_WRAP } from '#catalogue/import/values/html-to-text'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Paragraphs and lines of the text as HTML. An import converts it to the same text again. */
export function textToHtml(text: string): string {
  if (text === '') return ''
  const paragraphs = text.split('\n\n').map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`)
  const html = paragraphs.join('')
  return htmlToText(html) === text ? html : `${PRE_WRAP[0]}${escaped(text)}${PRE_WRAP[1]}`
}
