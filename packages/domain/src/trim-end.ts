/**
 * A text without the signs at its end that are `trimmed`, in linear time: a regular expression such as `/\/+$/` looks for
 * the end anew from each of them.
 */
export function trimEndOf(text: string, trimmed: (sign: string) => boolean): string {
  let end = text.length
  while (end > 0 && trimmed(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** An address without the slashes at its end. */
export const withoutEndSlashes = (address: string): string => trimEndOf(address, (sign) => sign === '/')
