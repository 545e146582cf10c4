import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAssortment } from '#catalogue/assortment/assortment'
import { LIST_FLAGS } from '#catalogue/curated-lists'
import { DEPARTMENTS } from '#catalogue/departments'
import { CATEGORIES } from '#catalogue/product'

const of = (
  [boys, girls, unisex]: [number, number, number],
  [clothing, shoes, toys]: [number, number, number] = [0, 0, 0],
) =>
  toAssortment({
    audiences: new Map([['Boys', boys] as const, ['Girls', girls] as const, ['Unisex', unisex] as const]),
    departments: new Map([
      ['Clothing', clothing] as const,
      ['Shoes', shoes] as const,
      ['Toys', toys] as const,
    ]),
    flags: [],
    largestDiscount: 0,
  })

test('a shop with products for everyone has its audiences and departments as entry points (SHELL-25)', () => {
  expect(of([32, 55, 131], [143, 22, 53])).toEqual({
    audiences: CATEGORIES,
    departments: DEPARTMENTS,
    flags: [],
    maxOff: 0,
  })
  expect(of([5, 5, 0]).audiences).toEqual(['Boys', 'Girls'])
})

test('an audience or department that covers nearly all products does not narrow the list', () => {
  expect(of([0, 0, 41], [41, 0, 0])).toMatchObject({ audiences: [], departments: [] })
  expect(of([40, 0, 0], [0, 0, 40])).toMatchObject({ audiences: [], departments: [] })
  expect(of([2, 2, 499], [89, 2, 7])).toMatchObject({ audiences: [], departments: [] })
  expect(of([0, 0, 0])).toMatchObject({ audiences: [], departments: [] })
})

test('no entry point leads to an empty list or to every product', () => {
  const counts = <Part extends string>(parts: readonly Part[]) =>
    fc
      .tuple(...parts.map(() => fc.nat(30)))
      .map((of) => new Map(parts.map((part, at) => [part, of[at] ?? 0])))
  fc.assert(
    fc.property(
      counts(CATEGORIES),
      counts(DEPARTMENTS),
      fc.subarray([...LIST_FLAGS]),
      (audiences, departments, flags) => {
        const offered = toAssortment({ audiences, departments, flags, largestDiscount: 0 })
        const all = [...audiences.values()].reduce((sum, count) => sum + count, 0)
        for (const audience of offered.audiences) {
          expect(audiences.get(audience)).toBeGreaterThan(0)
          expect(audiences.get(audience)).toBeLessThan(all)
        }
        for (const department of offered.departments) expect(departments.get(department)).toBeGreaterThan(0)
        expect(offered.flags).toEqual(flags)
      },
    ),
  )
})

test('the maximum discount is rounded down to a whole percentage', () => {
  const { audiences, departments } = { audiences: new Map(), departments: new Map() }
  for (const [largestDiscount, maxOff] of [
    [0, 0],
    [0.4, 0],
    [19.99, 19],
    [20, 20],
  ] as const)
    expect(toAssortment({ audiences, departments, flags: [], largestDiscount }).maxOff).toBe(maxOff)
})
