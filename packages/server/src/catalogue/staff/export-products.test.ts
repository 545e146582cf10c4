import type { InputOf } from '@little-dunes/domain/contract/calls'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let token: string
const ids: string[] = []

beforeAll(async () => {
  shop = await startTestShop()
  token = (await aMember(shop.shop, 'manager')).token
  for (let number = 1; number <= 203; number += 1) {
    const category = number === 7 ? 'Girls' : 'Boys'
    const name = number === 9 ? 'Camel Hat' : `Tee ${number}`
    const { id } = await aProduct(shop.shop, { name, category })
    ids.push(id)
  }
})
afterAll(() => shop.close())

type Input = InputOf<'GET /api/staff/products/file'>

async function part(input: Input) {
  const answer = requireSuccess(await shop.call('GET /api/staff/products/file', input, { token }))
  const rows: Record<string, string>[] = parse(answer.headings + answer.rows, { columns: true })
  return { ...answer, titles: rows.flatMap(({ Title }) => Title || []) }
}

test('staff export the products of a filter or a selection', async () => {
  expect((await part({ category: 'Girls' })).titles).toEqual(['Tee 7'])
  expect((await part({ q: 'camel' })).titles).toEqual(['Camel Hat'])
  const [one = '', two = ''] = ids
  expect((await part({ ids: [one, two] })).titles).toEqual(['Tee 2', 'Tee 1'])
  expect((await part({ ids: one })).titles).toEqual(['Tee 1'])
  expect((await part({ ids: ['no product'] })).titles).toEqual([])
})

test('a large export comes in several parts', async () => {
  const first = await part({})
  expect([first.products, first.titles[0], first.titles.at(-1)]).toEqual([200, 'Tee 203', 'Tee 4'])
  const second = await part({ older: first.older ?? '' })
  expect(second).toMatchObject({ titles: ['Tee 3', 'Tee 2', 'Tee 1'], older: null })
  expect(second.headings).toBe(first.headings)
})

test('without permission to change products, staff get no export, because it contains costs', async () => {
  const viewer = (await aMember(shop.shop, 'viewer')).token
  expect(await shop.call('GET /api/staff/products/file', {}, { token: viewer })).toMatchObject({
    success: false,
  })
})
