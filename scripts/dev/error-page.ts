import type { IncomingMessage, ServerResponse } from 'node:http'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const STYLE = 'font: 14px/1.5 monospace; margin: 2rem; white-space: pre-wrap'

/** Requests the page until it can be shown. */
const RETRY = `setInterval(async () => {
  const answer = await fetch(location.href).catch(() => null)
  if (answer && answer.status < 500) location.reload()
}, 500)`

interface ErrorPage {
  title: string
  details: string
  /** Nonce of the script, for pages with a policy. */
  nonce?: string
}

/** A page with an error, until the error is fixed. */
export const errorPage = ({ title, details, nonce = '' }: ErrorPage): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
  `<script nonce="${nonce}">${RETRY}</script></head>` +
  `<body style="${STYLE}"><h1>${escaped(title)}</h1>${escaped(details)}</body></html>`

/** Answers for a process that does not start: pages show its output, calls get it as their message. */
export function answerFailedStart(request: IncomingMessage, response: ServerResponse, printed: string): void {
  response.statusCode = 503
  response.setHeader('cache-control', 'no-store')
  if (request.headers.accept?.includes('text/html'))
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(errorPage({ title: 'The shop could not start', details: printed }))
  else
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ success: false, code: 'unavailable', message: printed }))
}
