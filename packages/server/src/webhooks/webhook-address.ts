import { BlockList, isIP } from 'node:net'
import type { WebhookAddresses } from '#shop'

/** Addresses of no host on the Internet (IANA special-purpose registries; RFC 6890). */
const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4')
/** Of IPv6 only what is given out for hosts, less the ways in which it stands for IPv4. */
const PUBLIC_IPV6 = new BlockList()
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6')
const IPV4_INSIDE = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  IPV4_INSIDE.addSubnet(network, prefix, 'ipv6')

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

function isPublicIp(ip: string): boolean {
  if (isIP(ip) === 4) return !PRIVATE.check(ip, 'ipv4')
  return PUBLIC_IPV6.check(ip, 'ipv6') && !IPV4_INSIDE.check(ip, 'ipv6')
}

/** Whether a webhook may be sent to an address of the network; anything but an IP address is refused. */
export function mayReach(ip: string, allowed: WebhookAddresses): boolean {
  const version = isIP(ip)
  if (version === 0) return false
  if (allowed === 'private') return true
  if (allowed === 'local' && LOOPBACK.check(ip, version === 4 ? 'ipv4' : 'ipv6')) return true
  return isPublicIp(ip)
}

const isThisMachine = (host: string): boolean =>
  /(^|\.)localhost$/.test(host) ||
  (isIP(host) !== 0 && LOOPBACK.check(host, isIP(host) === 4 ? 'ipv4' : 'ipv6'))

/** The host of an address as the network knows it: IPv6 without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** Why an endpoint cannot be there; null when it can. Names are looked up when something is sent. */
export function webhookUrlProblem(
  text: string,
  allowed: WebhookAddresses,
): 'url' | 'https' | 'private' | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'url'
  const host = hostOf(url)
  if (isThisMachine(host)) return allowed === 'public' ? 'private' : null
  if (url.protocol !== 'https:') return 'https'
  return isIP(host) !== 0 && !mayReach(host, allowed) ? 'private' : null
}
