import type { IncomingMessage, ServerResponse } from 'node:http'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const STYLE = 'font: 14px/1.5 monospace; margin: 2rem; white-space: pre-wrap'

/** Asks for the page until it can be shown. */
const RETRY = `setInterval(async () => {
  const answer = await fetch(location.href).catch(() => null)
  if (answer && answer.status < 500) location.reload()
}, 500)`

interface ErrorPage {
  title: string
  details: string
  /** What its script is marked with where a policy is made for the page. */
  nonce?: string
}

/** A page that says what went wrong, until that is mended. */
export const errorPage = ({ title, details, nonce = '' }: ErrorPage): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
  `<script nonce="${nonce}">${RETRY}</script></head>` +
  `<body style="${STYLE}"><h1>${escaped(title)}</h1>${escaped(details)}</body></html>`

/** A process that should answer does not start: the page shows what it printed, a call gets it as its message. */
export function answerFailedStart(request: IncomingMessage, response: ServerResponse, printed: string): void {
  response.statusCode = 503
  response.setHeader('cache-control', 'no-store')
  if (request.headers.accept?.includes('text/html'))
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(errorPage({ title: 'The shop does not start', details: printed }))
  else
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ success: false, code: 'unavailable', message: printed }))
}
