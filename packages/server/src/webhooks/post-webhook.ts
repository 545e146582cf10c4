import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { WebhookAddresses } from '#shop'
import { getHost, mayReach } from '#webhooks/webhook-address'

/** Milliseconds for the whole request, connection included (Standard Webhooks: 15 to 30 s). */
const LONGEST_ANSWER = 15_000
/** Characters of an answer that are stored for the staff. */
const MAX_RESPONSE_LENGTH = 1_000

export interface WebhookAnswer {
  status: number
  body: string
}

const refused = (ip: string): Error => new Error(`The address ${ip} is in a private network`)

/** Looks up a host once and connects to the checked address, which prevents DNS rebinding. */
const checkedLookup =
  (allowed: WebhookAddresses): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const forbidden = addresses.find(({ address }) => !mayReach(address, allowed))
      const [first] = addresses
      if (forbidden || !first) return callback(refused(forbidden?.address ?? hostname), '', 0)
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })

/** Does not follow redirects. @throws without an answer in time, or if webhooks may not go to the address */
export function postWebhook(
  url: URL,
  message: { headers: Record<string, string>; body: string },
  { allowed, timeout = LONGEST_ANSWER }: { allowed: WebhookAddresses; timeout?: number },
): Promise<WebhookAnswer> {
  const host = getHost(url)
  if (isIP(host) !== 0 && !mayReach(host, allowed)) return Promise.reject(refused(host))
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeout)
    const request = send(
      url,
      {
        method: 'POST',
        agent: false,
        lookup: checkedLookup(allowed),
        signal,
        headers: { ...message.headers, 'content-length': Buffer.byteLength(message.body) },
      },
      (response) => {
        let body = ''
        const end = () =>
          resolve({ status: response.statusCode ?? 0, body: body.slice(0, MAX_RESPONSE_LENGTH) })
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          body += part
          if (body.length < MAX_RESPONSE_LENGTH) return
          end()
          response.destroy()
        })
        response.on('end', end)
        response.on('error', reject)
      },
    )
    request.on('error', (error: NodeJS.ErrnoException) =>
      reject(signal.aborted ? new Error(`No response within ${timeout / 1000} seconds`) : error),
    )
    request.end(message.body)
  })
}
