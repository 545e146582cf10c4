import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { code128 } from '#documents/code128'
import { prepareScanner, scanned } from '#documents/testing/scanned'

beforeAll(prepareScanner)

const read = (text: string) => scanned(code128(text), 'Code128')

test('order and tracking numbers are scanned unchanged', async () => {
  for (const text of ['LD-10471', 'GP 4471 0098 2106', '00123456', '7', '123', 'a1234', ' ~'])
    expect(await read(text)).toEqual([text])
})

test('any printable ASCII is scanned unchanged', async () => {
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

test('digits need half the width', () => {
  const room = (text: string) => code128(text)?.reduce((sum, width) => sum + width, 0)
  expect(room('12345678')).toBe((1 + 4 + 1) * 11 + 13)
  expect(room('ABCDEFGH')).toBe((1 + 8 + 1) * 11 + 13)
})

test('unsupported characters have no barcode', () => {
  expect(['', 'شحنة', 'a\n', 'é'].map(code128)).toEqual([null, null, null, null])
})
