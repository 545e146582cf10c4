import { expect, test } from 'vitest'
import { pressedKey, SHORTCUT_KEYS } from '#ui/shortcuts/shortcut-keys'

const press = (key: string, code: string, overrides: object = {}) =>
  pressedKey({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...overrides })

test.each([
  ['n', 'KeyN', {}, 'N'],
  ['N', 'KeyN', {}, 'N'],
  ['ى', 'KeyN', {}, 'N'],
  // A French keyboard has A in the place of Q.
  ['a', 'KeyQ', {}, 'A'],
  ['?', 'Slash', {}, '?'],
  ['؟', 'Slash', {}, '?'],
  ['s', 'KeyS', { ctrlKey: true }, 'Control+S'],
  ['س', 'KeyS', { metaKey: true }, 'Meta+S'],
  ['n', 'KeyN', { altKey: true }, null],
  ['Enter', 'Enter', {}, null],
  ['', '', {}, null],
])('key %s with code %s is %o', (key, code, overrides, expected) => {
  expect(press(key, code, overrides)).toBe(expected)
})

test('each single letter has one meaning, except the first button of a screen', () => {
  const alone = Object.values(SHORTCUT_KEYS)
    .flat()
    .filter((key) => key.length === 1)
  expect(alone.toSorted()).toEqual(['/', '?', 'F', 'J', 'K', 'M', 'N', 'P', 'R', 'S', 'S', 'X'])
})
