import { isIPv4, isIPv6 } from 'node:net'

const GROUPS = 8
/** IPv6 groups that identify the subscriber's network (RFC 6177); the others can be chosen freely. */
const NETWORK_GROUPS = 4

const splitGroups = (text: string): string[] => (text === '' ? [] : text.split(':'))

/** IPv4 part of a mapped address such as `::ffff:192.0.2.1` (RFC 4291, 2.5.5.2). */
const mappedIPv4 = (address: string): string | undefined =>
  /^(?:0{0,4}:){2,5}ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]

/** Key for counting attempts: an IPv4 address, or the /64 of an IPv6 address. */
export function toNetwork(address: string): string {
  const bare = address.split('%', 1)[0] ?? ''
  if (isIPv4(bare) || !isIPv6(bare)) return bare
  const ipv4 = mappedIPv4(bare)
  if (ipv4) return ipv4
  const [before = '', after] = bare.split('::')
  const [first, last] = [splitGroups(before), splitGroups(after ?? '')]
  const zeros =
    after === undefined ? [] : Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0')
  const network = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
