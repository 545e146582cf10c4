import { describe, expect, it } from 'vitest'
import { aVariant, aWireProduct } from '#catalogue/testing/a-wire-product'
import { priceOfChoice, toProductView, withProvedPrice } from '#product/product-view'

const wire = aWireProduct()

describe('the content of the product page', () => {
  it('has the pictures of the product, then of every colour, without repeats (D-18)', () => {
    expect(toProductView(wire).images).toEqual(['/a', '/b', '/c', '/d'])
  })

  it('has the displayed price by the larger percentage, in fils (PROD-07, PROD-08)', () => {
    expect(toProductView(wire)).toMatchObject({ now: 103_00, before: 129_00, off: 20, flash: true })
  })

  it('carries no internal stock detail (D-12)', () => {
    expect(toProductView(wire).variants[1]).toEqual({
      colorName: 'Sage',
      images: ['/d', '/a'],
      sizes: [{ size: '90', stocks: 3 }],
    })
  })

  it('shows the price of the selected size, and the lowest price before a selection (D-69)', () => {
    const sizes = [
      { size: '90', stocks: 1, subSKU: 'a' },
      { size: '100', price: 150, stocks: 1, subSKU: 'b' },
    ]
    const product = toProductView(aWireProduct({ variants: [{ ...aVariant('Shell', [], 2), sizes }] }))
    const [small, large] = product.variants[0]?.sizes ?? []
    expect(priceOfChoice(product, undefined)).toEqual({ now: 103_00, before: 129_00, from: true })
    expect(priceOfChoice(product, small)).toEqual({ now: 103_00, before: 129_00, from: false })
    expect(priceOfChoice(product, large)).toEqual({ now: 120_00, before: 150_00, from: false })
  })

  it('strikes through only proven prices, if the shop requires it', () => {
    const view = toProductView(wire)
    expect(withProvedPrice(view, 129_00)).toMatchObject({ now: 103_00, before: 129_00, off: 20 })
    expect(withProvedPrice(view, 200_00)).toMatchObject({ before: 129_00, off: 20 })
    expect(withProvedPrice(view, 110_00)).toMatchObject({ before: 110_00, off: 0 })
    for (const was of [null, 103_00, 99_00])
      expect(withProvedPrice(view, was)).toMatchObject({ now: 103_00, before: 103_00, off: 0 })
    const large = { size: '100', stocks: 1, now: 120_00, before: 150_00 }
    const proved = withProvedPrice(view, 129_00)
    expect(priceOfChoice(proved, large)).toMatchObject({ now: 120_00, before: 120_00 })
    expect(priceOfChoice(proved, { size: '90', stocks: 1 })).toMatchObject({ now: 103_00, before: 129_00 })
  })
})
