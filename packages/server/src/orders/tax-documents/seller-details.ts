import {
  type CompanySettings,
  SAMPLE_SETTINGS,
  samplesIn,
} from '@little-dunes/domain/orders/company/sample-settings'
import type { TaxDocumentContent } from '#orders/tax-documents/tax-document-tables'
import { readSeller } from '#settings/read-seller'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** The shop as its tax documents name it, with the settings that it is read from. */
async function readCompany(shop: Pick<Shop, 'db'>) {
  const [settings] = await shop.db.select().from(shopSettings)
  if (!settings) throw new Error('The shop has no settings')
  return { settings, names: await readSeller(shop) }
}

/** The seller of a document that is issued now. */
export async function readSellerDetails(shop: Pick<Shop, 'db'>): Promise<TaxDocumentContent['seller']> {
  const { settings, names } = await readCompany(shop)
  const { sellerEmirate: emirate, sellerLicence: licence, sellerLicenceAuthority: authority } = settings
  return {
    ...names.en,
    ...{ nameAr: names.ar.name, addressAr: names.ar.address },
    trn: settings.sellerTrn,
    ...{ email: settings.helpEmail, phone: settings.phone },
    ...(licence !== '' && authority !== '' && { registration: { emirate, licence, authority } }),
  }
}

/**
 * Whether tax documents wait: the shop has sample details of a company, and is no demo any more, since it has a TRN of its
 * own, takes live cards or has removed the demo. What was sold under a false seller could not be put right later.
 */
export async function mustHoldDocuments({ db, payments }: Pick<Shop, 'db' | 'payments'>): Promise<boolean> {
  const { settings, names } = await readCompany({ db })
  const { sellerName, sellerAddress, sellerTrn, helpEmail, phone, demo } = settings
  const ofArabic = { sellerNameAr: names.ar.name, sellerAddressAr: names.ar.address }
  const company: CompanySettings = { sellerName, sellerAddress, sellerTrn, helpEmail, phone, ...ofArabic }
  const takesLiveCards = payments !== null && !payments.browser.test
  const isDemo = demo && !takesLiveCards && sellerTrn === SAMPLE_SETTINGS.sellerTrn
  return !isDemo && samplesIn(company).length > 0
}
