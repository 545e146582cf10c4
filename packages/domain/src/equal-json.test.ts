import { expect, test } from 'vitest'
import { equalJson } from '#equal-json'

test.each([
  [{ a: [1, 'x'] }, { a: [1, 'x'] }, true],
  [undefined, null, true],
  [{ a: undefined }, {}, true],
  [0, null, false],
  ['1', 1, false],
  [[1, 2], [2, 1], false],
])('%j and %j: %s', (a, b, same) => expect(equalJson(a, b)).toBe(same))
