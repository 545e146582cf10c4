import { expect, test } from 'vitest'
import { getInitials } from '#ui/display/initials.tsx'

test.each([
  ['Huda Al Marri', 'HM'],
  ['Sara', 'S'],
  ['  فاطمة   الزعابي ', 'ف'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => expect(getInitials(name)).toBe(initials))
