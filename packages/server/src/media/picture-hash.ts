import { createHash } from 'node:crypto'

/** The hash in a picture's address: eight hex digits of its content's SHA-256. */
export const pictureHash = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8)
