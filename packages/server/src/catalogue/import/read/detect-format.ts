import {
  type ImportReason,
  type ImportReasonKey,
  importReason,
} from '@little-dunes/domain/messages/import-reasons'
import type { OpenFile } from '#catalogue/import/read/open-file'

/** How the text of a file is written. */
export interface FileFormat {
  /** As `TextDecoder` names it. */
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1256'
  separator: ',' | ';' | '\t' | '|'
}

/** How the rows of a file are parted. Systems that part cells by tabs seldom quote them. */
export const csvOptions = (separator: string) => ({
  bom: true,
  delimiter: separator,
  relax_column_count: true,
  relax_quotes: separator === '\t',
  skip_empty_lines: true,
})

const UTF8_MARK = '\u00ef\u00bb\u00bf'
/** Other files that are taken for an export, by the bytes that they begin with. */
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

/** Reads the whole file once; answers why it is no CSV instead. */
export async function detectFormat(openFile: OpenFile): Promise<FileFormat | ImportReason> {
  const beginning = (await firstBytes(openFile, 4_096)).toString('latin1')
  const text = beginning.replace(UTF8_MARK, '').trimStart()
  const other = OTHERS.find(([signature]) => text.startsWith(signature))
  if (other) return importReason(other[1] === 'compressed' && WORKBOOK.test(text) ? 'excel' : other[1])
  const marked = ENCODING_BY_MARK.find(([mark]) => beginning.startsWith(mark))
  const encoding = marked?.[1] ?? unmarkedUtf16(beginning) ?? (await byteEncoding(openFile))
  return { encoding, separator: separatorOf(beginning) }
}

/** The first entries of an archive that Excel has written. */
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
 * Older spreadsheets write a byte a letter. Where more letters of UTF-8 are whole than broken, the file is damaged
 * instead. Letters with accents stand alone between those of ASCII, Arabic ones beside each other.
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

/** What stands most often between the headings: in the first line that has more than separators. */
function separatorOf(beginning: string): FileFormat['separator'] {
  const lines = beginning.replaceAll('\u0000', '').split(/[\r\n]+/)
  const first =
    lines.find((line) => !/^"?#/.test(line) && /[^\s,;|]/.test(line.replace(/^[^a-z]*sep=.$/i, ''))) ?? ''
  const headings = first.replaceAll(/"[^"]*"/g, '')
  const often = (separator: string) => headings.split(separator).length
  return ([',', ';', '\t', '|'] as const).toSorted((a, b) => often(b) - often(a))[0] ?? ','
}
