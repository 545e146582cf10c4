import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

const LINE_FEED = 10

/** Hashes and counts rows in COPY's text format, which escapes line feeds inside values as `\n`. */
export class StreamDigest extends Transform {
  readonly #hash = createHash('sha256')
  bytes = 0
  rows = 0

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk)
    this.bytes += chunk.length
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) this.rows++
    done(null, chunk)
  }

  /** SHA-256 of all bytes so far, in hexadecimal digits. */
  sha256(): string {
    return this.#hash.copy().digest('hex')
  }
}
