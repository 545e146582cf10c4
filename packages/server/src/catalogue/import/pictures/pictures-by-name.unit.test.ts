import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPictures } from '#catalogue/import/pictures/pictures-by-name'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

const FILES = {
  'IMG_8595.PNG': 'front',
  'shoes/sand-shoe.jpg': 'shoe',
  'shoes/sand-shoe-10.jpg': 'tenth',
  'shoes/sand-shoe-2.jpg': 'second',
  'شجرة.webp': 'tree',
  'GT-1.jpeg': 'by sku',
  'notes.txt': 'no picture',
}

/** A typical archive. Every second file is stored uncompressed. */
function createZip(files: Readonly<Record<string, string>>, flags = 0x0800): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  for (const [at, [name, text]] of Object.entries(files).entries()) {
    const [path, method] = [Buffer.from(name), at % 2 === 0 ? 8 : 0]
    const packed = method === 8 ? deflateRawSync(text) : Buffer.from(text)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(flags, 2)
    head.writeUInt16LE(method, 4)
    head.writeUInt32LE(crc32(text), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(Buffer.byteLength(text), 18)
    head.writeUInt16LE(path.length, 22)
    const offset = Buffer.alloc(14)
    offset.writeUInt32LE(Buffer.concat(parts).length, 10)
    parts.push(Buffer.from('PK\u0003\u0004'), head, path, packed)
    list.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), head, offset, path)
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(Buffer.concat(list).length, 8)
  end.writeUInt32LE(Buffer.concat(parts).length, 12)
  return Buffer.concat([...parts, ...list, Buffer.from('PK\u0005\u0006'), end])
}

async function inFolder(): Promise<string> {
  await mkdir(join(folder, 'shoes'))
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text)
  return folder
}

async function inZip(): Promise<string> {
  await writeFile(join(folder, 'pictures.zip'), createZip(FILES))
  return join(folder, 'pictures.zip')
}

const product = (handle: string, ...subSkus: string[]) => ({
  handle,
  sku: subSkus[0] ?? '',
  colours: [
    {
      colorName: 'Standard',
      swatch: null,
      pictures: [],
      sizes: subSkus.map((subSku) => ({
        ...{ size: 'One Size', stocks: 0, counted: true, price: null, preserved: {}, line: 2 },
        ...{ subSku, barcode: undefined, fields: {} },
      })),
    },
  ],
})

test.each([
  ['a folder', inFolder],
  ['a zip', inZip],
])('finds pictures of %s by address, handle and SKU', async (_, make) => {
  const pictures = await openPictures(await make())
  const read = async (address: string) => String(await pictures.fetch(address))
  expect(await read('https://cdn.example/files/IMG_8595.png?v=1757223499')).toBe('front')
  expect(await read('https://cdn.example/%D8%B4%D8%AC%D8%B1%D8%A9.jpg')).toBe('tree')
  expect(await read('D:\\pictures\\sand-shoe.jpg')).toBe('shoe')
  await expect(read('https://cdn.example/gone.png')).rejects.toThrow('is not in the folder or ZIP file')
  const shoes = pictures.of(product('sand-shoe'))
  expect(await Promise.all(shoes.map(read))).toEqual(['shoe', 'second', 'tenth'])
  expect(pictures.of(product('galaxy-tee', 'gt-0', 'gt-1'))).toEqual(['GT-1.jpeg'])
  expect(pictures.of(product('notes'))).toEqual([])
  await pictures.close()
})

test('reports a file that is not an archive or is truncated', async () => {
  const file = join(folder, 'pictures.zip')
  await writeFile(file, 'Not found')
  await expect(openPictures(file)).rejects.toThrow('is not a complete ZIP file')
  await writeFile(file, createZip(FILES).subarray(0, -30))
  await expect(openPictures(file)).rejects.toThrow('is not a complete ZIP file')
})

test('refuses damaged entries, entries with a password and entries over 15 MB', async () => {
  const file = join(folder, 'pictures.zip')
  const refusal = async (zip: Buffer) => {
    await writeFile(file, zip)
    const pictures = await openPictures(file)
    return pictures.fetch('a.png').finally(() => pictures.close())
  }
  await expect(refusal(createZip({ 'a.png': 'x' }, 1))).rejects.toThrow('has a password')
  await expect(refusal(createZip({ 'a.png': 'x'.repeat(16_000_000) }))).rejects.toThrow('larger than 15 MB')
  const damaged = createZip({ 'a.png': 'some text of a picture' })
  damaged.fill(0xff, 35, 50)
  await expect(refusal(damaged)).rejects.toThrow('is damaged in the archive')
})
