import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import { INFORMATION_PATHS, languagePath } from '@little-dunes/domain/paths'
import { PAGE_LANGUAGE } from '#platform/messages'

const COUNTRY = 'AE'

type Terms = Pick<WireSettings, 'returnDays' | 'pickupFee'>

/** Policy of products that cannot be returned. */
const NOT_PERMITTED = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: COUNTRY,
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
}

const amount = (aed: number) => ({ '@type': 'MonetaryAmount', currency: 'AED', value: aed.toFixed(2) })

/** The policy inside an offer, limited to the properties that Google reads: a courier collects the items. */
const offerPolicy = ({ returnDays, pickupFee }: Terms): object => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: COUNTRY,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  ...(pickupFee > 0
    ? {
        returnFees: 'https://schema.org/ReturnShippingFees',
        returnShippingFeesAmount: amount(pickupFee),
      }
    : { returnFees: 'https://schema.org/FreeReturn' }),
})

/** schema.org/MerchantReturnPolicy from the settings. Returns because of the shop's faults are free. */
export const returnPolicy = (terms: Terms, publicUrl: string | null): object => ({
  ...offerPolicy(terms),
  returnPolicyCountry: COUNTRY,
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
  refundType: ['https://schema.org/FullRefund', 'https://schema.org/StoreCreditRefund'],
  merchantReturnLink: (publicUrl ?? '') + languagePath(PAGE_LANGUAGE, INFORMATION_PATHS.returns),
})

export const productReturnPolicy = (terms: Terms, isReturnable: boolean): object =>
  isReturnable ? offerPolicy(terms) : NOT_PERMITTED
