import { BlockList, isIP } from 'node:net'
import { isPublicAddress } from '#security/public-address'
import type { WebhookAddresses } from '#shop'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** True if webhooks may go to this IP address. False for other text. */
export function mayReach(ip: string, allowed: WebhookAddresses): boolean {
  const version = isIP(ip)
  if (version === 0) return false
  if (allowed === 'private') return true
  if (allowed === 'local' && LOOPBACK.check(ip, version === 4 ? 'ipv4' : 'ipv6')) return true
  return isPublicAddress(ip)
}

const isThisMachine = (host: string): boolean =>
  /(^|\.)localhost$/.test(host) ||
  (isIP(host) !== 0 && LOOPBACK.check(host, isIP(host) === 4 ? 'ipv4' : 'ipv6'))

/** The host without the brackets of IPv6. */
export const getHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** Why an endpoint URL is not allowed. Null if it is. Host names are resolved when a webhook is sent. */
export function webhookUrlProblem(
  text: string,
  allowed: WebhookAddresses,
): 'url' | 'https' | 'private' | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'url'
  const host = getHost(url)
  if (isThisMachine(host)) return allowed === 'public' ? 'private' : null
  if (url.protocol !== 'https:') return 'https'
  return isIP(host) !== 0 && !mayReach(host, allowed) ? 'private' : null
}
