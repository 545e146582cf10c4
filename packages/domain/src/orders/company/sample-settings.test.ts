import { expect, test } from 'vitest'
import { getSamplesBesideTrn, SAMPLE_SETTINGS, samplesIn } from '#orders/company/sample-settings'

const realSettings = {
  sellerName: 'Palm Kids L.L.C',
  sellerNameAr: 'نخلة الصغار ذ.م.م',
  sellerAddress: 'Shop 3, Al Wasl Road, Dubai',
  sellerAddressAr: '',
  sellerTrn: '100123456700003',
  helpEmail: '',
  phone: '+971 4 123 4567',
}

test('every default setting is a sample, and custom and empty values are not', () => {
  expect(samplesIn(SAMPLE_SETTINGS)).toEqual(Object.keys(SAMPLE_SETTINGS))
  expect(samplesIn(realSettings)).toEqual([])
})

test('with a real TRN, each remaining sample is reported', () => {
  const { sellerNameAr, phone } = SAMPLE_SETTINGS
  expect(getSamplesBesideTrn({ ...realSettings, sellerNameAr, phone })).toEqual(['sellerNameAr', 'phone'])
  expect(getSamplesBesideTrn(SAMPLE_SETTINGS)).toEqual([])
})
