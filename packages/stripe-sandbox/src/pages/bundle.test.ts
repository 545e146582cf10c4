import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { bundle } from '#pages/bundle'

const entries = [
  'stripe',
  'element-frame',
  'express-frame',
  'wallet-page',
  'wallet-switch',
  'authenticate-page',
  'hosted-page',
]

test.each(entries)(
  '%s becomes one plain script with its dependencies, without code forbidden by a strict policy',
  (entry) => {
    const text = bundle(entry)
    expect(() => new Script(text)).not.toThrow()
    expect(text).not.toMatch(/^(import|export) |\beval\(|new Function|innerHTML|\.cssText/m)
  },
)

test('a shared function is in the script once', () => {
  expect(bundle('element-frame').match(/function isLuhn/g)).toHaveLength(1)
})
