import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'

const compress = promisify(zstdCompress)

/** Header of a skippable Zstandard frame, which contains the hash of the dictionary (RFC 9842, 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex')
/** Out of 19. At every level a changed line costs a hundred bytes; this one takes a few milliseconds. */
const LEVEL = 12

export const sha256 = (body: Buffer): Buffer => createHash('sha256').update(body).digest()

/** Compresses with `content-encoding: dcz`. */
export async function compressWithDictionary(body: Buffer, dictionary: Buffer): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL }
  return Buffer.concat([MAGIC, sha256(dictionary), await compress(body, { dictionary, params })])
}
