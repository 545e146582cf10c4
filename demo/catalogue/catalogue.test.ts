import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'

const pictureFolder = path.join(import.meta.dirname, '..', 'pictures')
const pictureFiles = () => readdirSync(pictureFolder).filter((file) => file.endsWith('.avif'))

const colours = catalogue.flatMap((product) => product.colours)
const sizes = colours.flatMap((colour) => colour.sizes)
const referenced = colours.flatMap((colour) => colour.pictures)

const range = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, i) => String(from + i * step))
const ageCodes = range(80, 170, 10)
const shoeSizes = range(21, 42, 1)

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)

/** D-01: a price is whole fils; the discount is taken off and rounded half up. */
const discountedFils = (product: (typeof catalogue)[number]) =>
  Math.floor((Math.round(product.price * 100) * (100 - product.discount) + 50) / 100)

describe('the demo catalogue', () => {
  it('has clothes, shoes and toys for boys and girls, and unisex ones (SHELL-49)', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(160)
    const count = (category: string) => catalogue.filter((product) => product.category === category).length
    expect(count('Boys')).toBeGreaterThanOrEqual(25)
    expect(count('Girls')).toBeGreaterThanOrEqual(25)
    expect(count('Unisex')).toBeGreaterThanOrEqual(25)
    const kinds = new Set(catalogue.map((product) => product.subCategory))
    for (const kind of ['T-shirts', 'Dresses', 'Sneakers', 'Sandals', 'Boots', 'Soft toys', 'Wooden toys']) {
      expect(kinds).toContain(kind)
    }
  })

  it('never repeats a handle, name, description or SKU', () => {
    expect(repeated(catalogue.map((product) => product.handle))).toEqual([])
    expect(repeated(catalogue.map((product) => product.name))).toEqual([])
    expect(repeated(catalogue.map((product) => product.description))).toEqual([])
    expect(repeated(catalogue.map((product) => product.sku))).toEqual([])
    expect(repeated(sizes.map((size) => size.subSKU))).toEqual([])
  })

  it('writes handles in kebab case and descriptions of one to three sentences', () => {
    for (const { handle, description } of catalogue) {
      expect(handle).toMatch(/^[a-z]+(-[a-z]+)*$/)
      const sentences = description.split(/[.!?](?:\s|$)/).filter(Boolean)
      expect(sentences.length, description).toBeGreaterThanOrEqual(1)
      expect(sentences.length, description).toBeLessThanOrEqual(3)
    }
  })

  it('offers one to four colours, each with a swatch and with sizes', () => {
    for (const product of catalogue) {
      expect(product.colours.length).toBeGreaterThanOrEqual(1)
      expect(product.colours.length).toBeLessThanOrEqual(4)
      expect(repeated(product.colours.map((colour) => colour.colorName))).toEqual([])
    }
    for (const colour of colours) {
      expect(colour.swatch).toMatch(/^#[0-9A-F]{6}$/)
      expect(colour.sizes.length).toBeGreaterThan(0)
      // D-20: the bar separates size and colour in the cart.
      expect(`${colour.colorName}${colour.sizes.map(({ size }) => size).join('')}`).not.toContain('|')
    }
  })

  // D-16: age codes, EU shoe sizes, and One Size for toys.
  it('uses every age code and every shoe size, and no other size except One Size', () => {
    const used = new Set(sizes.map(({ size }) => size))
    expect([...used].toSorted()).toEqual([...ageCodes, ...shoeSizes, 'One Size'].toSorted())
  })

  it('has stock from 0 to 60, with sold-out sizes, a sold-out product and low stock', () => {
    const stocks = sizes.map((size) => size.stocks)
    expect(Math.min(...stocks)).toBe(0)
    expect(Math.max(...stocks)).toBe(60)
    expect(stocks.every(Number.isInteger)).toBe(true)
    expect(stocks.filter((stock) => stock > 0 && stock <= 3).length).toBeGreaterThan(20)
    const soldOut = catalogue.filter((product) =>
      product.colours.every((colour) => colour.sizes.every((size) => size.stocks === 0)),
    )
    expect(soldOut.map((product) => product.handle)).toContain('mountain-fur-boots')
  })

  // D-05: no price is 0 and no discount is 100 %; the banner promises up to 20 %.
  it('keeps prices and discounts within the limits the shop advertises', () => {
    for (const { price, discount, flashDiscount, flashsale } of catalogue) {
      expect(price).toBeGreaterThan(0)
      expect(Number.isInteger(Math.round(price * 100))).toBe(true)
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(discount).toBeLessThanOrEqual(20)
      expect(flashDiscount).toBeLessThanOrEqual(40)
      expect(flashsale).toBe(flashDiscount > 0)
    }
    expect(catalogue.some(({ price }) => !Number.isInteger(price))).toBe(true)
    expect(catalogue.some(({ discount }) => discount === 0)).toBe(true)
  })

  it('fills the curated lists of the home page', () => {
    const flash = catalogue.filter((product) => product.flashsale)
    const between = (count: number, min: number, max: number) => count >= min && count <= max
    expect(between(flash.length, 8, 14)).toBe(true)
    expect(new Set(flash.map((product) => product.price)).size).toBeGreaterThan(5)
    expect(between(catalogue.filter((product) => product.bestseller).length, 10, 16)).toBe(true)
    expect(between(catalogue.filter((product) => product.bestofkids).length, 10, 16)).toBe(true)
  })

  // D-04: delivery is free above 169.00, so a cart of exactly that amount must be possible.
  it('allows a cart of exactly AED 169.00, with one product and with two', () => {
    const plain = catalogue.filter((product) => !product.flashsale).map(discountedFils)
    expect(plain).toContain(16_900)
    const pairs = plain.flatMap((first, i) => plain.slice(i + 1).map((second) => first + second))
    expect(pairs).toContain(16_900)
  })

  it('shows no product in two rows of the home page', () => {
    const takeFirst = (flag: 'flashsale' | 'bestofkids' | 'bestseller', count: number) =>
      catalogue.filter((product) => product[flag]).slice(0, count)
    const rows = [
      ...takeFirst('flashsale', 6),
      ...takeFirst('bestofkids', 4),
      ...takeFirst('bestseller', 4),
      ...catalogue.slice(0, 4),
    ]
    expect(repeated(rows.map(({ handle }) => handle))).toEqual([])
  })

  it('has names that fit a card, some with Arabic letters', () => {
    for (const { name } of catalogue) expect(name.length, name).toBeLessThanOrEqual(60)
    expect(catalogue.some(({ name }) => /\p{Script=Arabic}/u.test(name))).toBe(true)
  })

  it('never places two products of one tint next to or above each other', () => {
    const clashes = catalogue.filter(
      (product, i) =>
        (i % 4 !== 0 && catalogue[i - 1]?.tint === product.tint) || catalogue[i - 4]?.tint === product.tint,
    )
    expect(clashes.length).toBeLessThanOrEqual(4)
  })
})

describe('the images of the demo catalogue', () => {
  it('match the images named in the catalogue', () => {
    expect(repeated(referenced)).toEqual([])
    expect(pictureFiles().toSorted()).toEqual(referenced.toSorted())
  })

  it('show every colour, cover first', () => {
    for (const colour of colours) expect(colour.pictures[0]).toMatch(/-front\.avif$/)
  })

  it('show every product from the front, laid flat and in close-up', () => {
    for (const product of catalogue) {
      const first = product.colours[0]
      expect(first?.pictures.map((file) => file.split('-').at(-1))).toEqual([
        'front.avif',
        'styled.avif',
        'detail.avif',
      ])
    }
  })

  it('weigh at most 24 MB in total', () => {
    const bytes = pictureFiles().reduce((sum, file) => sum + statSync(path.join(pictureFolder, file)).size, 0)
    expect(bytes).toBeLessThanOrEqual(24_000_000)
  })
})
