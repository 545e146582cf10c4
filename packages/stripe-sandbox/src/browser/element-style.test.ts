import { expect, test } from 'vitest'
import { toRules } from '#browser/element-style'

test('the style set by the shop applies to the field, by state', () => {
  const style = {
    base: { color: '#222', fontSize: '16px', iconColor: 'red', '::placeholder': { color: '#777' } },
    invalid: { color: 'red' },
  }
  expect(toRules(style)).toEqual([
    'input{color:#222;font-size:16px}',
    'input::placeholder{color:#777}',
    '.invalid input{color:red}',
  ])
})

test('only values of known properties are applied', () => {
  expect(
    toRules({ base: { position: 'fixed', color: 'red;} body {display:none', fontWeight: 500 } }),
  ).toEqual(['input{font-weight:500}'])
  expect(toRules({})).toEqual([])
})
