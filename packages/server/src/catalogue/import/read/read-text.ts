import { DamagedText, decodeLines } from '#catalogue/import/read/decode-lines'
import { detectFormat, type FileFormat } from '#catalogue/import/read/detect-format'

/** The text of a file that is held whole, with what separates its cells; or why it is no CSV. */
export async function readText(
  file: Buffer,
): Promise<{ text: string; separator: FileFormat['separator'] } | string> {
  const open = async function* () {
    yield file
  }
  const format = await detectFormat(open)
  if (typeof format === 'string') return `The file is ${format}.`
  try {
    const parts = await Array.fromAsync(decodeLines(open(), format.encoding))
    return { text: parts.join(''), separator: format.separator }
  } catch (error) {
    if (error instanceof DamagedText) return `Line ${error.line} ${error.message}.`
    throw error
  }
}
