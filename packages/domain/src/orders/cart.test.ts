import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addLine,
  type CartLine,
  combineLines,
  itemCount,
  mergeCarts,
  quantityInCart,
  readCart,
  readLines,
  readQuantity,
  sameLine,
  setQuantity,
  toCartMap,
  toWireLine,
} from '#orders/cart'

/** Few products, sizes and colours, so that lines collide. Two keys are built-in names of objects. */
const anyLine: fc.Arbitrary<CartLine> = fc.record({
  productId: fc.constantFrom('shirt', 'dress', 'constructor', '__proto__'),
  size: fc.constantFrom('90', '80', 'One Size', '__proto__', ''),
  colorName: fc.constantFrom('Sand', 'Sea', 'وردي', 'toString'),
  quantity: fc.integer({ min: 1, max: 30 }),
})
const anyCart = fc.array(anyLine, { maxLength: 20 }).map(combineLines)

const line = (productId: string, size: string, colorName: string, quantity: number): CartLine => ({
  productId,
  size,
  colorName,
  quantity,
})
const toKey = ({ productId, size, colorName }: CartLine) => JSON.stringify([productId, size, colorName])
const inAnyOrder = (lines: CartLine[]) => lines.toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1))

test('a cart maps product to size to entry, and a second colour of a size gets its own key (DATA-17, DATA-18, D-20)', () => {
  const lines = [line('shirt', '80', 'Sand', 2), line('shirt', '80', 'Sea', 1), line('hat', '50', 'Sea', 3)]
  expect(toCartMap(lines)).toEqual({
    shirt: {
      '80': { size: '80', colorName: 'Sand', quantity: 2 },
      '80|Sea': { size: '80', colorName: 'Sea', quantity: 1 },
    },
    hat: { '50': { size: '50', colorName: 'Sea', quantity: 3 } },
  })
})

test('every cart survives serialising, including colours and unusual names (D-20)', () => {
  fc.assert(
    fc.property(anyCart, (lines) => {
      const wire = JSON.parse(JSON.stringify(toCartMap(lines)))
      expect(inAnyOrder(readCart(wire))).toEqual(inAnyOrder(lines))
    }),
  )
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('the oldest colour of a size stays the oldest after serialising (D-20)', () => {
  fc.assert(
    fc.property(anyCart, (lines) => {
      const map = toCartMap(lines)
      expect(toCartMap(readCart(map))).toEqual(map)
    }),
  )
})

test('a cart stored as a list of lines is read too (D-22)', () => {
  fc.assert(
    fc.property(anyCart, (lines) => {
      expect(readCart(lines.map(toWireLine))).toEqual(lines)
    }),
  )
})

test('entries without a size take it from their key, and quantities may be text (DATA-20, D-22)', () => {
  const stored = { shirt: { '80|Sea': { quantity: '2', colorName: 'Sea' } } }
  expect(readCart(stored)).toEqual([line('shirt', '80', 'Sea', 2)])
})

test('a damaged cart never throws and loses only its damaged parts (D-22)', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (damaged) => {
      const good = line('shirt', '80', 'Sand', 1)
      expect(readCart([damaged, toWireLine(good)])).toContainEqual(
        expect.objectContaining({ productId: 'shirt' }),
      )
      for (const read of [
        ...readCart(damaged),
        ...readCart({ shirt: damaged }),
        ...readCart({ a: { b: damaged } }),
      ]) {
        expect(read.quantity).toBeGreaterThan(0)
      }
    }),
  )
  expect([null, undefined, 7, 'text', { a: null }, [[]]].flatMap(readCart)).toEqual([])
})

test('a line needs a product, a size and a colour that are strings, and a whole quantity (D-22)', () => {
  const good = line('shirt', '80', 'Sea', 2)
  const sent = toWireLine(good)
  for (const field of ['itemId', 'size', 'colorName'])
    for (const wrong of [7, null, undefined, {}, ['80']])
      expect(readLines([{ ...sent, [field]: wrong }, sent])).toEqual([good])
  expect(readLines([{ ...sent, quantity: '2.5' }, sent])).toEqual([good])
  for (const foreign of [7, 'text', null, { shirt: 'text', hat: 7 }]) expect(readLines(foreign)).toEqual([])
})

test('lines that differ in product, size or colour stay separate', () => {
  const lines = [line('shirt', '80', 'Sea', 1), line('shirt', '80', 'Sand', 1), line('shirt', '90', 'Sea', 1)]
  expect(combineLines([...lines, line('hat', '80', 'Sea', 1)])).toHaveLength(4)
})

test('equal lines of a stored cart are added up and quantities below 1 are left out (D-22)', () => {
  const stored = [line('shirt', '80', 'Sand', 2), line('shirt', '80', 'Sand', 3), line('hat', '50', 'Sea', 0)]
  const sent = stored.map(toWireLine)
  expect(readCart(sent)).toEqual([line('shirt', '80', 'Sand', 5)])
  expect(readLines(sent)).toEqual(stored)
})

test('quantities are whole numbers, including as text, and other values are dropped (D-23)', () => {
  expect(['12', '-12', 1_234_567_890].map(readQuantity)).toEqual([12, -12, 1_234_567_890])
  expect([2, '2', ' 7 ', '-3', 0].map(readQuantity)).toEqual([2, 2, 7, -3, 0])
  const refused = [
    1.5,
    '1.5',
    'x',
    '',
    null,
    undefined,
    true,
    {},
    [],
    Number.NaN,
    Infinity,
    1e300,
    '1e3',
    '9'.repeat(30),
  ]
  expect(refused.map(readQuantity)).toEqual(refused.map(() => null))
})

test('adding to a line increases it, and a new line goes to the end (D-21)', () => {
  const cart = [line('shirt', '80', 'Sand', 1), line('hat', '50', 'Sea', 1)]
  expect(addLine(cart, line('shirt', '80', 'Sand', 2))).toEqual([line('shirt', '80', 'Sand', 3), cart[1]])
  expect(addLine(cart, line('shirt', '80', 'Sea', 2))).toEqual([...cart, line('shirt', '80', 'Sea', 2)])
})

test('a quantity of zero or below removes the line, and another colour changes nothing (STATE-09, STATE-11)', () => {
  const cart = [line('shirt', '80', 'Sand', 1), line('hat', '50', 'Sea', 1)]
  expect(setQuantity(cart, line('shirt', '80', 'Sand', 0))).toEqual([cart[1]])
  expect(setQuantity(cart, line('shirt', '80', 'Sand', -4))).toEqual([cart[1]])
  expect(setQuantity(cart, line('shirt', '80', 'Sea', 5))).toEqual(cart)
  const more = [line('shirt', '80', 'Sand', 1), line('hat', '50', 'Sea', 5)]
  expect(setQuantity(cart, line('hat', '50', 'Sea', 5))).toEqual(more)
  expect(setQuantity(more, line('hat', '50', 'Sea', 1))).toEqual(cart)
})

test('a sold-out line of a guest is dropped, and one above the stock is capped (D-21)', () => {
  const requested = line('shirt', '80', 'Sand', 2)
  expect(mergeCarts([], [requested], () => 0)).toEqual({ lines: [], dropped: [requested], capped: [] })
  const last = line('shirt', '80', 'Sand', 1)
  expect(mergeCarts([], [requested], () => 1)).toEqual({ lines: [last], dropped: [], capped: [last] })
})

test('removing the last size removes its product from the map (STATE-10)', () => {
  const cart = [line('shirt', '80', 'Sand', 1)]
  expect(toCartMap(setQuantity(cart, line('shirt', '80', 'Sand', 0)))).toEqual({})
})

test('the badge counts units (D-28)', () => {
  expect(itemCount([line('shirt', '80', 'Sand', 2), line('hat', '50', 'Sea', 3)])).toBe(5)
  expect(itemCount([])).toBe(0)
})

const unlimited = () => Number.MAX_SAFE_INTEGER

test('merging is associative without a cap (D-21)', () => {
  fc.assert(
    fc.property(anyCart, anyCart, anyCart, (a, b, c) => {
      const merge = (customerLines: CartLine[], guest: CartLine[]) =>
        mergeCarts(customerLines, guest, unlimited).lines
      expect(inAnyOrder(merge(merge(a, b), c))).toEqual(inAnyOrder(merge(a, merge(b, c))))
    }),
  )
})

test('merging never exceeds the stock, never shrinks an existing line and reports dropped units (D-21)', () => {
  const stocks = fc.func(fc.option(fc.integer({ min: 0, max: 40 })))
  fc.assert(
    fc.property(anyCart, anyCart, stocks, (customerLines, guest, getStock) => {
      const stockOfLine = (one: { productId: string; size: string; colorName: string }) =>
        getStock(`${one.productId} ${one.size} ${one.colorName}`)
      const merged = mergeCarts(customerLines, guest, stockOfLine)
      for (const result of merged.lines) {
        const before = quantityInCart(customerLines, result)
        expect(result.quantity).toBeGreaterThanOrEqual(Math.max(1, before))
        expect(result.quantity).toBeLessThanOrEqual(Math.max(before, stockOfLine(result) ?? 0))
      }
      for (const existing of customerLines)
        expect(merged.lines.some((one) => sameLine(one, existing))).toBe(true)
      for (const asked of guest) {
        const gained = quantityInCart(merged.lines, asked) - quantityInCart(customerLines, asked)
        const named = [...merged.dropped, ...merged.capped].some((one) => sameLine(one, asked))
        expect(gained < asked.quantity).toBe(named)
      }
    }),
  )
})

test('a merge example: one line grows, one is capped at the stock, one is unknown (D-21)', () => {
  const customerLines = [line('shirt', '80', 'Sand', 2)]
  const guest = [line('shirt', '80', 'Sand', 3), line('hat', '50', 'Sea', 9), line('gone', '80', 'Sand', 1)]
  const stock: Record<string, number> = { shirt: 10, hat: 4 }
  expect(mergeCarts(customerLines, guest, ({ productId }) => stock[productId] ?? null)).toEqual({
    lines: [line('shirt', '80', 'Sand', 5), line('hat', '50', 'Sea', 4)],
    dropped: [line('gone', '80', 'Sand', 1)],
    capped: [line('hat', '50', 'Sea', 4)],
  })
})
