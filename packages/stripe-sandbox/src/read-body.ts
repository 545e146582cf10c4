import type { IncomingMessage } from 'node:http'

const max = 1_000_000

/** @throws when the body is longer than any valid request */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > max) throw new Error('The request body is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
