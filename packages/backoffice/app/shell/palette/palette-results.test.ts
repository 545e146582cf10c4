import { expect, test } from 'vitest'
import { findScreens } from '#shell/palette/palette-results'
import { NAV_GROUPS } from '#shell/screens'
import { shellMessages } from '#shell/shell-messages'

const screens = NAV_GROUPS.flatMap((group) => group.screens)
const names = shellMessages.screens
const found = (words: string) => findScreens(screens, names, words).map(({ name }) => name)

test('screens are found by any part of their name', () => {
  expect(found('')).toHaveLength(screens.length)
  expect(found(' COD ')).toEqual(['Discount codes'])
  expect(found('zzz')).toEqual([])
})
