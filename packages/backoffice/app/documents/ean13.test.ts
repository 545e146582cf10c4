import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { ean13 } from '#documents/ean13'
import { prepareScanner, scanned } from '#documents/testing/scanned'

beforeAll(prepareScanner)

const read = (digits: string) => scanned(ean13(digits), 'EAN13')

test('known EAN numbers are scanned unchanged', async () => {
  for (const digits of ['4006381333931', '9780201379624', '5901234123457', '2000000000008'])
    expect(await read(digits)).toEqual([digits])
})

test('the bars of a known EAN match the standard', () => {
  // 5901234123457, the example of the GS1 General Specifications and of most books about it.
  const modules = ean13('5901234123457')
    .map((width, place) => (place % 2 === 0 ? '1' : '0').repeat(width))
    .join('')
  expect(modules).toBe(
    '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
  )
})

test('a scanner refuses a wrong check digit', async () => {
  expect(await read('4006381333932')).toEqual([])
})

test('every EAN has 95 modules', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{13}$/), (digits) => {
      expect(ean13(digits).reduce((sum, width) => sum + width, 0)).toBe(95)
    }),
  )
})
