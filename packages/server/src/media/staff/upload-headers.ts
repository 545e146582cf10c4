const WHOLE_NUMBER = /^\d{1,12}$/

/** Bytes. Null for an invalid header. */
export const parseWholeNumber = (header: string | string[] | undefined): number | null =>
  typeof header === 'string' && WHOLE_NUMBER.test(header) ? Number(header) : null

/** `Upload-Metadata` of tus: pairs of a key and its value in base64, separated by commas. */
export function readUploadMetadata(header: string | string[] | undefined): Record<string, string> {
  if (typeof header !== 'string') return {}
  return Object.fromEntries(
    header.split(',').map((pair) => {
      const [key = '', value = ''] = pair.trim().split(' ')
      return [key, Buffer.from(value, 'base64').toString('utf8').replaceAll('\0', '')]
    }),
  )
}
