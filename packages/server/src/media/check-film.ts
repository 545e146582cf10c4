import type { FilmFormat } from '@little-dunes/domain/content/film-address'

/** A box of an MP4: `start` is at its size and type, its content ends before `end` (ISO/IEC 14496-12, 4.2). */
interface Box {
  type: string
  content: number
  end: number
}

/** Null unless the boxes fill the bytes between `from` and `until` exactly. */
function boxesIn(bytes: Buffer, from: number, until: number): Box[] | null {
  const boxes: Box[] = []
  for (let start = from; start < until; ) {
    if (until - start < 8) return null
    const short = bytes.readUInt32BE(start)
    const isLong = short === 1
    if (isLong && until - start < 16) return null
    const size = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? until - start : short
    const content = start + (isLong ? 16 : 8)
    if (start + size < content || start + size > until) return null
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), content, end: start + size })
    start += size
  }
  return boxes
}

/** Codecs that current browsers play, by their sample entries. HEVC of phones is not among them. */
const MP4_CODECS = ['avc1', 'avc3', 'av01', 'vp09']
const WEBM_CODECS = ['V_VP8', 'V_VP9', 'V_AV1']
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])
/** Bytes in which a WebM declares its format, and its tracks. */
const WEBM_HEAD = 64
const WEBM_TRACKS = 64 * 1024

function isMp4(bytes: Buffer): boolean {
  const parts = boxesIn(bytes, 0, bytes.length)
  const movie = parts?.find(({ type }) => type === 'moov')
  if (parts?.[0]?.type !== 'ftyp' || !movie || !parts.some(({ type }) => type === 'mdat')) return false
  const head = bytes.subarray(movie.content, movie.end)
  return head.includes('vide') && MP4_CODECS.some((codec) => head.includes(codec))
}

function isWebm(bytes: Buffer): boolean {
  const isMatroska = bytes.subarray(0, EBML.length).equals(EBML)
  if (!isMatroska || !bytes.subarray(0, WEBM_HEAD).includes('webm')) return false
  const head = bytes.subarray(0, WEBM_TRACKS)
  return WEBM_CODECS.some((codec) => head.includes(codec))
}

/** Format by content. Null unless browsers play it. */
export function filmFormat(bytes: Buffer): FilmFormat | null {
  if (isMp4(bytes)) return 'mp4'
  return isWebm(bytes) ? 'webm' : null
}

/** MP4 boxes whose children contain the place and the owner that cameras record. */
const HOLDERS: ReadonlySet<string> = new Set(['moov', 'trak'])
const PERSONAL: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid'])

/** Clears the place and owner that cameras record, at unchanged offsets. WebM has no such box. */
export function withoutPlace(bytes: Buffer): Buffer {
  const cleaned = Buffer.from(bytes)
  const clean = (from: number, until: number) => {
    for (const { type, content, end } of boxesIn(cleaned, from, until) ?? []) {
      if (HOLDERS.has(type)) clean(content, end)
      if (!PERSONAL.has(type)) continue
      // Readers skip `free` boxes.
      cleaned.write('free', cleaned.indexOf(type, content - 12, 'latin1'), 'latin1')
      cleaned.fill(0, content, end)
    }
  }
  clean(0, cleaned.length)
  return cleaned
}
