import { createHash } from 'node:crypto'

/** The hash in a picture's address: the first eight hex digits of the SHA-256 of its content. */
export const pictureHash = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8)
