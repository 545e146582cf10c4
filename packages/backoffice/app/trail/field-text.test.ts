import { expect, test } from 'vitest'
import { fieldName, fieldText } from '#trail/field-text'

test('fields and values of the trail are written as people read them', () => {
  expect(fieldName('freeDeliveryAbove')).toBe('free delivery above')
  expect(fieldName('TRN')).toBe('TRN')
  expect(fieldName('title1.ar')).toBe('title 1 (Arabic)')
  expect(fieldName('stock Sand 90')).toBe('stock Sand 90')
  expect(fieldName('Own driver')).toBe('Own driver')
  expect(fieldText('deliveryFee', 25_00)).toBe('AED\u00a025.00')
  expect(fieldText('startsAt', '2026-11-20T19:30:00.000Z')).toBe('20 Nov 23:30')
  expect(fieldText('saleEndsAt', Date.parse('2026-11-20T19:30:00Z'))).toBe('20 Nov 23:30')
  expect(fieldText('vatRate', 5)).toBe('5%')
  expect(fieldText('status', 'Packing')).toBe('Packing')
  expect(fieldText('parcel', { carrier: 'Gulf Parcel', trackingNumber: 'GP 1' })).toBe('Gulf Parcel, GP 1')
  expect(fieldText('skus', [])).toBe('none')
  expect(fieldText('skus', ['LD-1', 'LD-2'])).toBe('LD-1, LD-2')
  expect(fieldText('lines', [{ position: 0, quantity: 2 }, { position: 3 }])).toBe('2 of item 1, 1 of item 4')
  expect(fieldText('lines', [{ sku: 'x' }])).toBe('{"sku":"x"}')
  expect(fieldText('pickupFee', 15_00)).toBe('AED\u00a015.00')
  expect(fieldText('size.019a.price', 99_00)).toBe('AED\u00a099.00')
  expect(fieldText('rate', 0.125)).toBe('12.5%')
  expect(fieldText('active', false)).toBe('no')
})
