import { expect, test } from 'vitest'
import { NAV_GROUPS } from '#shell/screens'

test('each screen has a letter of its own after G', () => {
  const letters = NAV_GROUPS.flatMap(({ screens }) => screens.map(({ letter }) => letter))
  expect(letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true)
  expect(new Set(letters).size).toBe(letters.length)
})
