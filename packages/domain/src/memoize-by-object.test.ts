import { expect, test } from 'vitest'
import { memoizeByObject } from '#memoize-by-object'

test('a result is computed once per object', () => {
  const asked: string[] = []
  const getName = memoizeByObject(({ name }: { name: string }) => {
    asked.push(name)
    return name.length
  })
  const [fox, sun] = [{ name: 'fox' }, { name: 'sunny' }]
  expect([fox, sun, fox, sun].map(getName)).toEqual([3, 5, 3, 5])
  expect(asked).toEqual(['fox', 'sunny'])
})
