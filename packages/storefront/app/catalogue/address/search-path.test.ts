import { parseSearchTerm, searchTermPath } from '@little-dunes/domain/paths'
import { describe, expect, it } from 'vitest'
import { searchBoxText, searchPathWhileTyping } from '#catalogue/address/search-path'

const home = { pathname: '/', search: '' }
const id = '01890000-0000-7000-8000-000000000001'

describe('the address while typing (SHELL-29, D-17)', () => {
  it('is the product list with the text as `search`, from any page', () => {
    expect(searchPathWhileTyping('sun hat', home)).toBe('/products?search=sun+hat')
    expect(searchPathWhileTyping('a&b=c%', { pathname: '/Girls/dress/1', search: '?color=Sage' })).toBe(
      '/products?search=a%26b%3Dc%25',
    )
  })

  it('keeps the filters after `search`, and returns to the first page', () => {
    const place = { pathname: '/products', search: '?category=Girls&search=dr&sort=low-high&page=2&limit=48' }
    expect(searchPathWhileTyping('dre', place)).toBe('/products?search=dre&category=Girls&sort=low-high')
  })

  it('has no `search` for an empty text', () => {
    expect(searchPathWhileTyping('', { pathname: '/products', search: '?search=a&category=Boys' })).toBe(
      '/products?category=Boys',
    )
    expect(searchPathWhileTyping('', home)).toBe('/products')
  })
})

it('removes control characters from the search box (D-17)', () => {
  expect(searchBoxText({ pathname: '/products', search: '?search=%00' })).toBe('')
  expect(searchBoxText({ pathname: '/products', search: '?search=%00sun%00hat%0A' })).toBe('sun hat')
  expect(searchBoxText({ pathname: '/products/%07', search: '' })).toBe('')
})

describe('the address on Enter (SHELL-30, SHELL-31, D-10)', () => {
  it('does not exist for a blank text', () => {
    expect(searchTermPath('')).toBeNull()
    expect(searchTermPath(' \t ')).toBeNull()
  })

  it.each(['hat', 'a/b', '100%', 'what?', '#1', '%2F', 'قميص', 'ab cd', '..', '.'])(
    'encodes and decodes %s',
    (term) => {
      const address = searchTermPath(`  ${term} `) ?? ''
      const { pathname } = new URL(address, 'https://shop.example')
      expect(parseSearchTerm(pathname)?.trim()).toBe(term)
    },
  )
})

describe('the text in the search box (D-17)', () => {
  it('comes from the parameter or the path', () => {
    expect(searchBoxText({ pathname: '/products', search: '?category=Boys&search=sun+hat' })).toBe('sun hat')
    expect(searchBoxText({ pathname: '/products/sun%20hat', search: '' })).toBe('sun hat')
  })

  it('is empty without a search', () => {
    expect(searchBoxText({ pathname: '/products', search: '?category=Boys' })).toBe('')
    expect(searchBoxText({ pathname: '/cart', search: '?search=hat' })).toBe('')
    expect(searchBoxText({ pathname: `/products/${id}`, search: '' })).toBe('')
    expect(searchBoxText({ pathname: `/products/name/${id}`, search: '' })).toBe('')
  })

  it('keeps an invalid encoding unchanged', () => {
    expect(parseSearchTerm('/products/%E0%A4%A')).toBe('%E0%A4%A')
  })
})
