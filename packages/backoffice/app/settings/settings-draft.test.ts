import { someSettings } from '@little-dunes/domain/testing/some-settings'
import { expect, test } from 'vitest'
import { findChanges, toDraft, withChosen } from '#settings/settings-draft'

const SETTINGS = someSettings({
  freeDeliveryAbove: 169_00,
  ordersPerDay: 30,
  cashEmirates: ['Dubai', 'Sharjah'],
})

test('an untouched form changes nothing', () => {
  expect(findChanges(SETTINGS, toDraft(SETTINGS))).toEqual({ names: [], problems: {}, changes: {} })
})

test('amounts are typed in AED and sent in fils, with their previous values', () => {
  const draft = { ...toDraft(SETTINGS), freeDeliveryAbove: '1,149.5', ordersPerDay: '20', phone: ' 800 ' }
  expect(findChanges(SETTINGS, draft)).toMatchObject({
    names: ['freeDeliveryAbove', 'ordersPerDay', 'phone'],
    changes: {
      freeDeliveryAbove: { from: 169_00, to: 1_149_50 },
      ordersPerDay: { from: 30, to: 20 },
      phone: { from: '', to: '800' },
    },
  })
})

test('an invalid value is a problem of its field', () => {
  const draft = { ...toDraft(SETTINGS), deliveryFee: 'free', maxLines: '', sellerTrn: '1' }
  expect(findChanges(SETTINGS, draft).problems).toEqual({
    deliveryFee: 'amount',
    maxLines: 'lines',
    sellerTrn: 'trn',
  })
})

test('a checkbox is true or false', () => {
  const draft = { ...toDraft(SETTINGS), guestCheckout: 'true' }
  expect(findChanges(SETTINGS, draft)).toEqual({
    names: ['guestCheckout'],
    problems: {},
    changes: { guestCheckout: { from: false, to: true } },
  })
  expect(findChanges(SETTINGS, { ...draft, guestCheckout: 'false' }).names).toEqual([])
})

test('a list keeps its values in a fixed order, and must not be empty', () => {
  const choose = (draft: string, emirate: string, isChosen: boolean) =>
    withChosen('cashEmirates', draft, emirate, isChosen)
  const cashEmirates = choose(choose(toDraft(SETTINGS).cashEmirates, 'Abu Dhabi', true), 'Dubai', false)
  expect(findChanges(SETTINGS, { ...toDraft(SETTINGS), cashEmirates }).changes).toEqual({
    cashEmirates: { from: ['Dubai', 'Sharjah'], to: ['Abu Dhabi', 'Sharjah'] },
  })
  const back = choose(choose(cashEmirates, 'Dubai', true), 'Abu Dhabi', false)
  expect(findChanges(SETTINGS, { ...toDraft(SETTINGS), cashEmirates: back }).names).toEqual([])
  expect(findChanges(SETTINGS, { ...toDraft(SETTINGS), cashEmirates: '' }).problems).toEqual({
    cashEmirates: 'none_chosen',
  })
})
