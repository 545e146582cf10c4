import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  id: string
  type: string
  data: Record<string, unknown>
  body: string
  headers: IncomingHttpHeaders
}

/** Answers one request; by default with 200. */
type Answer = (response: ServerResponse) => void

export interface TestReceiver {
  url: string
  /** Messages in order of arrival. */
  received: Received[]
  /** Answers for the next requests, one each. */
  answers: Answer[]
  /** Checks that one of the message's signatures was made with `secret`, as receivers have to. */
  isSigned(message: Received, secret: string): boolean
  close(): Promise<void>
}

/** Written from the text of Standard Webhooks, without the shop's code. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = createHmac('sha256', key).update(content).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const [version, signature = ''] = one.split(',')
      const sentSignature = Buffer.from(signature, 'base64')
      return (
        version === 'v1' &&
        sentSignature.length === expected.length &&
        timingSafeEqual(sentSignature, expected)
      )
    })
}

/** A receiver of webhooks, reached over a socket. */
export async function aReceiver(): Promise<TestReceiver> {
  const received: Received[] = []
  const answers: Answer[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    const { type, data } = JSON.parse(body) as Pick<Received, 'type' | 'data'>
    const { headers } = request
    received.push({ id: String(headers['webhook-id']), type, data, body, headers })
    const answer = answers.shift()
    if (answer) answer(response)
    else response.end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answers,
    isSigned,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const withStatus =
  (status: number, body = ''): Answer =>
  (response) =>
    void response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end(body)
/** Cuts the connection instead of answering. */
export const hangUp: Answer = (response) => void response.destroy()
/** Never answers. */
export const silence: Answer = () => undefined
