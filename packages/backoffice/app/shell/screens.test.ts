import { expect, test } from 'vitest'
import { NAV_GROUPS, SCREENS } from '#shell/screens'

const links = NAV_GROUPS.flatMap(({ screens }) => screens)

test('each screen with a shortcut letter is in the navigation once', () => {
  const lettered = Object.entries(SCREENS).flatMap(([name, screen]) => ('letter' in screen ? [name] : []))
  expect(links.map(({ name }) => name as string).toSorted()).toEqual(lettered.toSorted())
})

test('each screen has a unique letter after G', () => {
  const letters = links.map(({ letter }) => letter)
  expect(letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true)
  expect(new Set(letters).size).toBe(letters.length)
})

test('each screen has a unique path', () => {
  const paths = Object.values(SCREENS).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
