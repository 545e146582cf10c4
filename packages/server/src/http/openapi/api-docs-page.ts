import { answerMessages } from '@little-dunes/domain/messages/answer-messages'
import { FAILURES, type FailureCode } from '@little-dunes/domain/messages/failures'
import type { OpenApi } from '#http/openapi/open-api'

export const DOCS_STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1d2a2c }
code, pre { font: 14px/1.45 ui-monospace, monospace }
pre { overflow: auto; background: #f6f1e8; padding: .75rem 1rem; border-radius: .5rem }
summary { cursor: pointer; padding: .5rem 0 } td, th { text-align: start; padding: .2rem 1rem .2rem 0; vertical-align: top }
h2 { margin-top: 2.5rem } b { display: inline-block; min-width: 3.5rem }
`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
const pretty = (value: unknown): string => `<pre>${escaped(JSON.stringify(value, null, 2) ?? '')}</pre>`

type Operation = OpenApi['paths'][string][string]

function section(method: string, path: string, operation: Operation): string {
  const { parameters, requestBody } = operation
  const asked = parameters ?? Object.values(requestBody?.content ?? {})[0]?.schema
  const caller = operation.security
    ? 'Signed-in callers: <code>token</code> header or bearer token.'
    : 'Public.'
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(operation.summary)}</summary>
<p>${caller}</p><h4>Request</h4>${pretty(asked)}
<h4>Response</h4>${pretty(operation.responses['200'].content['application/json'].schema)}</details>`
}

const texts = answerMessages.en

const failureRows = (): string =>
  Object.entries(FAILURES)
    .map(
      ([code, status]) =>
        `<tr><td>${status}<td><code>${code}</code><td>${escaped(texts[code as FailureCode])}`,
    )
    .join('')

/** The API reference as one page without scripts. */
export function apiDocsPage({ info, paths }: OpenApi): string {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(method, path, operation)),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)} API</title><style>${DOCS_STYLE}</style>
<h1>${escaped(info.title)} API</h1><p>${escaped(info.description)}</p>
<p>OpenAPI document: <a href="/api/openapi.json">openapi.json</a></p>
<h2>Calls</h2>${sections.join('\n')}
<h2>Errors</h2><p>Every error is <code>{"success": false, "code", "message"}</code>.</p>
<table><tr><th>Status<th>Code<th>Message${failureRows()}</table></html>`
}
