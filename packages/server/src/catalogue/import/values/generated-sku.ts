import { createHash } from 'node:crypto'

/** No 0, 1, I, O: people read these numbers to each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function code(length: number, ...parts: string[]): string {
  const hash = createHash('sha256').update(parts.join('\u0000')).digest()
  return [...hash.subarray(0, length)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** SKU of a product without one in the file. The same handle always gets the same SKU. */
export const generatedSku = (handle: string): string => `LD-${code(8, handle)}`

/** SKU of a size without one in the file, made from handle, colour and size, so a second import finds it again. */
export const generatedSubSku = (handle: string, colorName: string, size: string): string =>
  `${generatedSku(handle)}-${code(6, handle, colorName, size)}`
