import { expect, test } from 'vitest'
import { returnMessages } from '#orders/return/return-messages'

test('sizes after an Arabic name read from left to right', () =>
  expect(returnMessages.change('قميص', '90', '80')).toBe('\u2068قميص\u2069, 90 → 80'))
