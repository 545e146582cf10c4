/** Trims matching characters in linear time. A regular expression such as `/\/+$/` restarts at each of them. */
export function trimEndWhere(text: string, trimmed: (sign: string) => boolean): string {
  let end = text.length
  while (end > 0 && trimmed(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

export const withoutEndSlashes = (address: string): string => trimEndWhere(address, (sign) => sign === '/')
