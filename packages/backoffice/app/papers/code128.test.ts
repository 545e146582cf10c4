import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { code128 } from '#papers/code128'

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const file = await readFile(wasm)
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(file).buffer },
    fireImmediately: true,
  })
})

const [MODULE, QUIET, HEIGHT] = [3, 10, 60]

/** The code as a scanner sees it: black on white, three pixels a module. */
function drawn(widths: readonly number[]): ImageData {
  const modules = [QUIET, ...widths, QUIET].flatMap((width, place) =>
    Array.from({ length: width * MODULE }, () => (place % 2 === 1 ? 0 : 255)),
  )
  const data = new Uint8ClampedArray(modules.length * HEIGHT * 4).fill(255)
  for (let row = 0; row < HEIGHT; row += 1) {
    for (const [column, shade] of modules.entries())
      data.fill(shade, (row * modules.length + column) * 4, (row * modules.length + column) * 4 + 3)
  }
  return { data, width: modules.length, height: HEIGHT, colorSpace: 'srgb' } as ImageData
}

async function read(text: string): Promise<string[]> {
  const found = await readBarcodes(drawn(code128(text) ?? []), { formats: ['Code128'] })
  return found.map((one) => one.text)
}

test('numbers of orders and parcels are read as they were written', async () => {
  for (const text of ['LD-10471', 'GP 4471 0098 2106', '00123456', '7', '123', 'a1234', ' ~'])
    expect(await read(text)).toEqual([text])
})

test('any printable ASCII is read by a scanner as it was written', async () => {
  const printable = fc.string({
    unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
    minLength: 1,
    maxLength: 30,
  })
  const mostlyDigits = fc.stringMatching(/^[A-Z]{0,2}\d{1,20}[A-Z-]{0,2}$/)
  await fc.assert(
    fc.asyncProperty(fc.oneof(printable, mostlyDigits), async (text) => {
      expect(await read(text)).toEqual([text])
    }),
    { numRuns: 150 },
  )
})

test('digits take half the room', () => {
  const room = (text: string) => code128(text)?.reduce((sum, width) => sum + width, 0)
  expect(room('12345678')).toBe((1 + 4 + 1) * 11 + 13)
  expect(room('ABCDEFGH')).toBe((1 + 8 + 1) * 11 + 13)
})

test('what the code cannot say is not drawn', () => {
  expect(['', 'شحنة', 'a\n', 'é'].map(code128)).toEqual([null, null, null, null])
})
