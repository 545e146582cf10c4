import { expect, test } from 'vitest'
import { weakContrasts, withShades, wrongTokens } from '#theme/check-tokens'
import { getContrast, readColour } from '#theme/colour'
import { readHouseTokens } from '#theme/house-tokens'

const house = await readHouseTokens()

test('CSS colours are parsed, and other values are rejected', () => {
  expect(readColour('#fff')).toEqual({ red: 255, green: 255, blue: 255, alpha: 1 })
  expect(readColour('#1e5f6880')?.alpha).toBeCloseTo(0.5, 1)
  expect(readColour('rgb(30 95 104 / 50%)')).toEqual({ red: 30, green: 95, blue: 104, alpha: 0.5 })
  for (const wrong of ['#12345', 'rgb(300 0 0)', 'purple-ish', '', 'rgb(0 0 0 / 120%)'])
    expect(readColour(wrong)).toBeNull()
})

test('contrast follows WCAG: 21 for black on white, 1 for equal colours', () => {
  const [black, white, grey] = ['#000', '#fff', '#767676'].map((value) => readColour(value)) as [
    never,
    never,
    never,
  ]
  expect(getContrast(black, white)).toBeCloseTo(21)
  expect(getContrast(white, white)).toBe(1)
  expect(getContrast(white, grey)).toBeCloseTo(4.54, 2)
})

test.each([
  ['--color-see', '#fff', 'is not a token of the shop'],
  ['color-sea', '#fff', 'did you mean --color-sea?'],
  ['--colour-sea', '#fff', 'did you mean --color-sea?'],
  ['--color-sea', 'ocean', 'must be a colour like'],
  ['--radius-md', 'round', 'must be a length like'],
  ['--font-weight-bold', 'heavy', 'must be a whole number'],
  ['--font-sans', 'Lora; } body { display: none', 'has the invalid value'],
  ['--shadow-1', 'url(https://elsewhere.example)', 'has the invalid value'],
])('%s: %s is refused with a solution', (name, value, said) => {
  expect(wrongTokens({ [name]: value }, house)).toEqual([expect.stringContaining(said)])
})

test('the default tokens are valid, and every pair has enough contrast', () => {
  const houseTokens = Object.fromEntries(house)
  expect(house.size).toBeGreaterThan(150)
  expect(wrongTokens(houseTokens, house)).toEqual([])
  expect(weakContrasts(houseTokens, house)).toEqual([])
})

test('a pair with low contrast is reported with its ratio', () => {
  expect(weakContrasts({ '--color-sea': '#8fc7cf' }, house)).toContain(
    '--color-white on --color-sea has a contrast of 1.86:1; the minimum is 4.5:1',
  )
  expect(weakContrasts({ '--radius-md': '4px' }, house)).toEqual([])
})

test('the shades of a colour follow it, unless they are set', () => {
  const customTokens = { '--color-page': '#101010', '--color-page-90': '#000' }
  const tokens = withShades(customTokens, house)
  expect(tokens['--color-page-94']).toBe('rgb(16 16 16 / 94%)')
  expect(tokens['--color-page-90']).toBe('#000')
  expect(withShades({ '--color-sea': '#101010' }, house)['--color-sea-50']).toBeUndefined()
})
