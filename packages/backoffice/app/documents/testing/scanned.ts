import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader'

/** For `beforeAll`: loads the scanner from its file. */
export async function prepareScanner(): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const file = await readFile(wasm)
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(file).buffer },
    fireImmediately: true,
  })
}

const [MODULE, QUIET, HEIGHT] = [3, 10, 60]

/** Code as a scanner sees it: black on white, three pixels per module. */
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

/** Text that a scanner for one kind of code reads from these bars and gaps. */
export async function scanned(
  widths: readonly number[] | null,
  format: ReadInputBarcodeFormat,
): Promise<string[]> {
  const barcodes = await readBarcodes(drawn(widths ?? []), { formats: [format] })
  return barcodes.map((one) => one.text)
}
