const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeText = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter)

/** Marks text as HTML. The `html` tag escapes all other values. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Gap = string | number | Html | Html[] | undefined

export function html(parts: TemplateStringsArray, ...gaps: Gap[]): Html {
  return new Html(parts.map((part, at) => part + written(gaps[at])).join(''))
}

function written(gap: Gap): string {
  if (gap === undefined) return ''
  if (gap instanceof Html) return gap.text
  if (Array.isArray(gap)) return gap.map(({ text }) => text).join('')
  return escapeText(String(gap))
}

interface Page {
  title: string
  script: string
  body: Html
  /** Style sheet. `frame` pages take their look from the embedding page. */
  look: 'page' | 'frame' | 'sheet'
}

export function page({ title, script, body, look }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/styles/${look}.css">
${script ? html`<script src="/scripts/${script}.js" defer></script>` : undefined}
</head>
${body}
</html>
`.text
}
