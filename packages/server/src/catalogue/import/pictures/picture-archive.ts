import { type FileHandle, open } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { LARGEST_PICTURE, PictureRefused } from '#catalogue/import/pictures/fetch-picture'
import type { NamedPictures } from '#catalogue/import/pictures/named-pictures'
import { StartError } from '#startup/start-error'

/*
 * A zip ends with a record that contains the offset of its list of files.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
const END = { signature: 0x06054b50, length: 22, longestComment: 65_535 }
const ENTRY = { signature: 0x02014b50, length: 46 }
const LOCAL = { signature: 0x04034b50, length: 30 }
const METHODS = { stored: 0, deflated: 8 }
const ENCRYPTED = 1
/** Values of these fields in an archive of more than 4 GB or 65,535 files, which has other fields instead. */
const ZIP64 = { offset: 0xffffffff, count: 0xffff }

interface Entry {
  flags: number
  method: number
  packed: number
  size: number
  offset: number
}

/** Reads the files of a zip one by one from the disk. */
export async function openPictureArchive(path: string): Promise<NamedPictures> {
  const file = await open(path)
  try {
    const entries = await readEntries(file, path)
    return {
      names: [...entries.keys()],
      read: (name) => content(file, entries.get(name)),
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

async function readEntries(file: FileHandle, path: string): Promise<Map<string, Entry>> {
  const { size } = await file.stat()
  const tail = Math.min(size, END.length + END.longestComment)
  const last = await bytesAt(file, size - tail, tail)
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(END.signature)
  const end = last.subarray(last.lastIndexOf(mark))
  if (!last.includes(mark) || end.length < END.length)
    throw new StartError(`${path} is not a complete ZIP file. Use a folder or a ZIP file of images.`)
  const [count, length, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)]
  if (count === ZIP64.count || start === ZIP64.offset)
    throw new StartError(`${path} is larger than 4 GB. Unpack it and use the folder.`)
  const list = await bytesAt(file, start, length)
  const entries = new Map<string, Entry>()
  for (let at = 0; at + ENTRY.length <= list.length && list.readUInt32LE(at) === ENTRY.signature; ) {
    const [named, extra, comment] = [28, 30, 32].map((field) => list.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    const name = list.toString('utf8', at + ENTRY.length, at + ENTRY.length + named)
    entries.set(name, {
      flags: list.readUInt16LE(at + 8),
      method: list.readUInt16LE(at + 10),
      packed: list.readUInt32LE(at + 20),
      size: list.readUInt32LE(at + 24),
      offset: list.readUInt32LE(at + 42),
    })
    at += ENTRY.length + named + extra + comment
  }
  return entries
}

async function content(file: FileHandle, entry: Entry | undefined): Promise<Buffer> {
  if (!entry) throw new PictureRefused('is not in the archive')
  const { flags, method, packed, size, offset } = entry
  if (flags & ENCRYPTED) throw new PictureRefused('has a password')
  if (size > LARGEST_PICTURE || packed > LARGEST_PICTURE) throw new PictureRefused('is larger than 15 MB')
  const head = await bytesAt(file, offset, LOCAL.length)
  if (head.length < LOCAL.length || head.readUInt32LE(0) !== LOCAL.signature)
    throw new PictureRefused('is damaged in the archive')
  const start = offset + LOCAL.length + head.readUInt16LE(26) + head.readUInt16LE(28)
  const bytes = await bytesAt(file, start, packed)
  if (method === METHODS.stored) return bytes
  if (method !== METHODS.deflated) throw new PictureRefused('uses an unsupported compression method')
  try {
    return inflateRawSync(bytes, { maxOutputLength: LARGEST_PICTURE })
  } catch {
    throw new PictureRefused('is damaged in the archive')
  }
}
