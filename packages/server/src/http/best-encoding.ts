export type Encoding = 'br' | 'gzip' | 'identity'

const BY_PREFERENCE = ['br', 'gzip'] as const
/** Browsers send only a few different values; unlimited storage would let clients fill the memory. */
const MAX_REMEMBERED = 200
const remembered = new Map<string, Encoding>()

function choose(line: string): Encoding {
  const accepted = line.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((token) => token.trim().toLowerCase())
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name]
  })
  return BY_PREFERENCE.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/** Smallest encoding that an `Accept-Encoding` header accepts (RFC 9110, 12.5.3). */
export function bestEncoding(line: string | string[] | undefined): Encoding {
  if (typeof line !== 'string') return 'identity'
  const known = remembered.get(line)
  if (known) return known
  const encoding = choose(line)
  if (remembered.size < MAX_REMEMBERED) remembered.set(line, encoding)
  return encoding
}
