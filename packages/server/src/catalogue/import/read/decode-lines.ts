import type { FileFormat } from '#catalogue/import/read/detect-format'

export class DamagedText extends Error {
  readonly line: number
  constructor(line: number) {
    super('The file is not text in UTF-8')
    this.line = line
  }
}

/**
 * Decodes bytes to text in which every line ends in `\n`, also inside quotes, so that lines count like in a text
 * editor. Throws `DamagedText`.
 */
export async function* decodeLines(
  bytes: AsyncIterable<Uint8Array>,
  encoding: FileFormat['encoding'],
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let line = 1
  let pendingReturn = ''
  const text = (chunk?: Uint8Array): string => {
    try {
      // PostgreSQL cannot store NUL.
      return decoder.decode(chunk, { stream: chunk !== undefined }).replaceAll('\0', '')
    } catch {
      throw new DamagedText(line + linesBeforeDamage(chunk, encoding))
    }
  }
  for await (const chunk of bytes) {
    const raw = pendingReturn + text(chunk)
    // The other half of a line end may be in the next chunk.
    pendingReturn = raw.endsWith('\r') ? '\r' : ''
    const lines = (pendingReturn ? raw.slice(0, -1) : raw).replace(/\r\n?/g, '\n')
    line += countLineEnds(lines)
    if (lines) yield lines
  }
  yield pendingReturn.replace('\r', '\n') + text()
}

/** Line ends above the first damaged character. The rest of a character that began in the last chunk is not damaged. */
function linesBeforeDamage(chunk: Uint8Array | undefined, encoding: FileFormat['encoding']): number {
  const text = new TextDecoder(encoding).decode(chunk).replace(/^\ufffd{1,3}(?=[\s\S]*\ufffd)/, '')
  return countLineEnds(text.slice(0, Math.max(text.indexOf('\ufffd'), 0)).replaceAll(/\r\n?/g, '\n'))
}

export function countLineEnds(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
