import type { Client } from '@little-dunes/domain/contract/client'
import { describe, expect, it } from 'vitest'
import { redirectToProduct } from '#catalogue/listing/redirect-to-product'

const id = '01890000-0000-7000-8000-000000000001'
const answering = (answer: object) => (() => Promise.resolve(answer)) as unknown as Client
const getRedirect = (answer: object, query = '') =>
  redirectToProduct(answering(answer), id, new URL(`http://shop.test/products/${id}${query}`)).catch(
    (thrown) => thrown,
  )

describe('an address with only a product (D-10, SHELL-06, SHELL-09)', () => {
  it('redirects to the canonical address of the product', async () => {
    const product = { _id: id, name: 'Sun Hat', category: 'Unisex' }
    const response = await getRedirect({ success: true, products: [product] })
    expect(response.headers.get('location')).toBe(`/Unisex/sun-hat/${id}`)
  })

  it('keeps the colour and the size in the query', async () => {
    const product = { _id: id, name: 'Sun Hat', category: 'Unisex' }
    const response = await getRedirect({ success: true, products: [product] }, '?colour=deep-sea&size=52')
    expect(response.headers.get('location')).toBe(`/Unisex/sun-hat/${id}?colour=deep-sea&size=52`)
  })

  it('returns 404 when no product has the id (PROD-20)', async () => {
    expect(await getRedirect({ success: true, products: [] })).toMatchObject({ init: { status: 404 } })
  })

  it('returns 503 while the list is unavailable', async () => {
    expect(await getRedirect({ success: false, code: 'unavailable' })).toMatchObject({
      init: { status: 503 },
    })
  })
})
