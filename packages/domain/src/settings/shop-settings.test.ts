import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settingProblems } from '#settings/shop-settings'

test('each invalid setting is reported', () => {
  expect(
    settingProblems({
      deliveryFee: -1,
      maxLines: 101,
      ordersPerDay: 0,
      vatRate: 5.001,
      sellerName: ' ',
      sellerTrn: '1000000000000',
      helpEmail: 'help',
      phone: 'call us',
    }),
  ).toEqual({
    deliveryFee: 'amount',
    maxLines: 'lines',
    ordersPerDay: 'count',
    vatRate: 'percent',
    sellerName: 'required',
    sellerTrn: 'trn',
    helpEmail: 'email',
    phone: 'phone',
  })
})

test('the settings of the demo shop are valid, and a contact may be empty', () => {
  expect(
    settingProblems({
      deliveryFee: 25_00,
      freeDeliveryAbove: 169_00,
      vatRate: 5,
      maxLines: 100,
      sellerTrn: '100000000000003',
      helpEmail: '',
      phone: '+971 4 000 0000',
      chatNumber: '',
    }),
  ).toEqual({})
})

test('an amount is whole fils, and a VAT rate has two decimals and is below 100 %', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (fee) => {
      const isFine = Number.isInteger(fee) && fee >= 0 && fee <= 100_000_000
      return (settingProblems({ deliveryFee: fee }).deliveryFee === undefined) === isFine
    }),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9999 }),
      (points) => settingProblems({ vatRate: points / 100 }).vatRate === undefined,
    ),
  )
})
