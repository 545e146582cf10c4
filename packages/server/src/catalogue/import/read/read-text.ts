import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import { DamagedText, decodeLines } from '#catalogue/import/read/decode-lines'
import { detectFormat, type FileFormat } from '#catalogue/import/read/detect-format'

/** The text of a file in memory with its separator, or the reason why it is not a CSV. */
export async function readText(
  file: Buffer,
): Promise<{ text: string; separator: FileFormat['separator'] } | ImportReason> {
  const open = async function* () {
    yield file
  }
  const format = await detectFormat(open)
  if ('key' in format) return format
  try {
    const parts = await Array.fromAsync(decodeLines(open(), format.encoding))
    return { text: parts.join(''), separator: format.separator }
  } catch (error) {
    if (error instanceof DamagedText) return importReason('damaged_line', String(error.line))
    throw error
  }
}
