import {
  type ImportReason,
  type ImportReasonKey,
  importReason,
} from '@little-dunes/domain/messages/import-reasons'
import type { OpenFile } from '#catalogue/import/read/open-file'

export interface FileFormat {
  /** Name for `TextDecoder`. */
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1256'
  separator: ',' | ';' | '\t' | '|'
}

/** Systems that separate cells by tabs rarely quote them. */
export const csvOptions = (separator: string) => ({
  bom: true,
  delimiter: separator,
  relax_column_count: true,
  relax_quotes: separator === '\t',
  skip_empty_lines: true,
})

const UTF8_MARK = '\u00ef\u00bb\u00bf'
/** Other kinds of files that are uploaded by mistake, by their first bytes. */
const OTHERS = [
  ['PK\u0003\u0004', 'compressed'],
  ['\u00d0\u00cf\u0011\u00e0', 'excel'],
  ['\u001f\u008b', 'compressed'],
  ['{', 'json'],
  ['[', 'json'],
  ['<', 'html'],
] as const satisfies [signature: string, reason: ImportReasonKey][]

const ENCODING_BY_MARK = [
  ['\u00ff\u00fe', 'utf-16le'],
  ['\u00fe\u00ff', 'utf-16be'],
] as const satisfies [string, FileFormat['encoding']][]

/** Reads the whole file once. Returns the reason when it is not a CSV. */
export async function detectFormat(openFile: OpenFile): Promise<FileFormat | ImportReason> {
  const beginning = (await firstBytes(openFile, 4_096)).toString('latin1')
  const text = beginning.replace(UTF8_MARK, '').trimStart()
  const other = OTHERS.find(([signature]) => text.startsWith(signature))
  if (other) return importReason(other[1] === 'compressed' && WORKBOOK.test(text) ? 'excel' : other[1])
  const marked = ENCODING_BY_MARK.find(([mark]) => beginning.startsWith(mark))
  const encoding = marked?.[1] ?? unmarkedUtf16(beginning) ?? (await byteEncoding(openFile))
  return { encoding, separator: detectSeparator(beginning) }
}

/** The first entries of an archive written by Excel. */
const WORKBOOK = /\[Content_Types\]\.xml|_rels\/|xl\//

/** Headings are ASCII: in UTF-16 each second byte is 0. */
const unmarkedUtf16 = (beginning: string): FileFormat['encoding'] | undefined =>
  /^[^\0]\0[^\0]\0/.test(beginning) ? 'utf-16le' : /^\0[^\0]\0[^\0]/.test(beginning) ? 'utf-16be' : undefined

async function firstBytes(openFile: OpenFile, length: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const chunk of openFile()) {
    chunks.push(chunk)
    read += chunk.length
    if (read >= length) break
  }
  return Buffer.concat(chunks).subarray(0, length)
}

/**
 * Older spreadsheets write one byte per character. If at least as many UTF-8 characters are whole as broken, the file
 * is damaged UTF-8. In windows-1252 accented letters are between ASCII letters, in windows-1256 Arabic letters are
 * beside each other.
 */
async function byteEncoding(openFile: OpenFile): Promise<FileFormat['encoding']> {
  const decoder = new TextDecoder('utf-8')
  let [whole, broken, letters, words] = [0, 0, 0, 0]
  const count = (text: string) => {
    const wrong = text.match(/\ufffd/g)?.length ?? 0
    broken += wrong
    whole += (text.match(/\P{ASCII}/gu)?.length ?? 0) - wrong
  }
  for await (const chunk of openFile()) {
    count(decoder.decode(chunk, { stream: true }))
    const bytes = Buffer.from(chunk).toString('latin1')
    letters += bytes.match(/[\u00c0-\u00ff]/g)?.length ?? 0
    words += bytes.match(/[\u00c0-\u00ff]{3,}/g)?.join('').length ?? 0
  }
  count(decoder.decode())
  if (whole >= broken) return 'utf-8'
  return words > letters / 2 ? 'windows-1256' : 'windows-1252'
}

/** The most frequent separator between the headings, in the first line with more than separators. */
function detectSeparator(beginning: string): FileFormat['separator'] {
  const lines = beginning.replaceAll('\u0000', '').split(/[\r\n]+/)
  const first =
    lines.find((line) => !/^"?#/.test(line) && /[^\s,;|]/.test(line.replace(/^[^a-z]*sep=.$/i, ''))) ?? ''
  const headings = first.replaceAll(/"[^"]*"/g, '')
  const often = (separator: string) => headings.split(separator).length
  return ([',', ';', '\t', '|'] as const).toSorted((a, b) => often(b) - often(a))[0] ?? ','
}
