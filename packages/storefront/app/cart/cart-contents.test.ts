import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { expect, test } from 'vitest'
import { describeCart } from '#cart/cart-contents'

const fees = { deliveryFee: 2500, freeDeliveryAbove: 16900, expressFee: 1000 }

function aProduct(id: string, changes: Partial<WireProduct> = {}, stocks = 5): WireProduct {
  return {
    _id: id,
    name: `Product ${id}`,
    sku: id,
    description: '',
    category: 'Unisex',
    subCategory: '',
    image: [`/${id}.avif`],
    price: 100,
    discount: 0,
    flashsale: false,
    flashDiscount: 0,
    flashdiscount: 0,
    bestseller: false,
    bestofkids: false,
    variants: [
      {
        colorName: 'Sea',
        swatch: null,
        images: [`/${id}-sea.avif`],
        sizes: [{ size: '80', stocks, subSKU: '' }],
        stocks,
      },
    ],
    ...changes,
  }
}

const line = (productId: string, quantity = 1): CartLine => ({
  productId,
  size: '80',
  colorName: 'Sea',
  quantity,
})
const shelf = (...products: WireProduct[]) => new Map(products.map((product) => [product._id, product]))

test('a line shows the picture of its colour, its price and the remaining stock', () => {
  const { items, totals, hasProblems } = describeCart(
    [line('a', 2)],
    shelf(aProduct('a', { price: 129, discount: 20 })),
    fees,
  )
  expect(items[0]).toMatchObject({
    picture: '/a-sea.avif',
    path: '/Unisex/product-a/a',
    stock: 5,
    problem: null,
    unitPrice: 10320,
    original: 25800,
    paid: 20640,
  })
  expect(totals).toMatchObject({ subtotal: 25800, discounted: 20640, shipping: 0, total: 20640 })
  expect(hasProblems).toBe(false)
})

test('only the cheapest flash-sale unit has the flash price, and its line names it (D-03, CART-15)', () => {
  const flash = { flashsale: true, flashDiscount: 50 }
  const { items } = describeCart(
    [line('a'), line('b', 3)],
    shelf(aProduct('a', { ...flash, price: 120 }), aProduct('b', { ...flash, price: 60, discount: 10 })),
    fees,
  )
  expect(items.map((item) => item.flashPrice)).toEqual([null, 3000])
  expect(items[1]?.paid).toBe(3000 + 2 * 5400)
})

test('a line with units above the flash price is marked (D-03)', () => {
  const flash = { flashsale: true, flashDiscount: 50 }
  const cart = (quantity: number) =>
    describeCart(
      [line('cheap', quantity), line('dear'), line('plain')],
      shelf(aProduct('cheap', { ...flash, price: 60 }), aProduct('dear', flash), aProduct('plain')),
      fees,
    ).items.map((item) => item.missesFlash)
  expect(cart(1)).toEqual([false, true, false])
  expect(cart(2)).toEqual([true, true, false])
})

test('a flash price without a saving is not shown', () => {
  const product = aProduct('a', { flashsale: true, flashDiscount: 10, discount: 20 })
  expect(describeCart([line('a', 2)], shelf(product), fees).items[0]).toMatchObject({
    flashPrice: null,
    missesFlash: false,
  })
})

test('deleted and sold-out items stay in the list and add no cost', () => {
  const { items, totals, hasProblems } = describeCart(
    [line('gone'), line('out'), line('ok')],
    shelf(aProduct('out', {}, 0), aProduct('ok')),
    fees,
  )
  expect(items.map((item) => item.problem)).toEqual(['gone', 'sold_out', null])
  expect(items[2]?.paid).toBe(10000)
  expect(totals.total).toBe(12500)
  expect(hasProblems).toBe(true)
})

test('a quantity above the stock is marked with the remaining stock', () => {
  const { items } = describeCart([line('a', 4)], shelf(aProduct('a', {}, 2)), fees)
  expect(items[0]).toMatchObject({ problem: 'too_many', stock: 2, paid: 40000 })
})

test('a colour that the product no longer has is sold out', () => {
  const { items } = describeCart([{ ...line('a'), colorName: 'Coral' }], shelf(aProduct('a')), fees)
  expect(items[0]).toMatchObject({ problem: 'sold_out', picture: '/a.avif' })
})

test('an empty cart costs nothing, delivery included (CART-13)', () => {
  expect(describeCart([], shelf(), fees).totals.total).toBe(0)
})
