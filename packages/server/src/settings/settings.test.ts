import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopSettings } from '#settings/settings-tables'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const read = async () => {
  const answer = await shop.call('GET /api/settings', {})
  if (!answer.success) throw new Error(answer.message)
  return answer.settings
}

test('a new shop has the specified fees, in AED (CONST-03, D-04, D-05)', async () => {
  expect(await read()).toMatchObject({ deliveryFee: 25, freeDeliveryAbove: 169, expressFee: 10 })
})

test('the size chart has the specified rows and heading (PROD-27, PROD-29, D-16)', async () => {
  const { sizeChart, sizeChartWeightHeading } = await read()
  expect(sizeChartWeightHeading).toBe('Weight (cm)')
  expect(sizeChart.map(({ size }) => size)).toEqual([
    '80',
    '90',
    '100',
    '110',
    '120',
    '130',
    '140',
    '150',
    '160',
  ])
  expect(sizeChart[0]).toEqual({ size: '80', height: '75-83', weight: '10-18', age: '0-1 years' })
  expect(sizeChart.at(-1)).toEqual({
    size: '160',
    height: '150-160',
    weight: '90-100',
    age: 'around 13 years',
  })
})

test('a changed setting is in the next response (D-67)', async () => {
  await shop.db.update(shopSettings).set({ phone: '', deliveryFee: 19_50 })
  expect(await read()).toMatchObject({ phone: '', deliveryFee: 19.5 })
})
