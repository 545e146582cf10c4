import {
  type CompanySettings,
  SAMPLE_SETTINGS,
  samplesIn,
} from '@little-dunes/domain/orders/company/sample-settings'
import type { TaxDocumentContent } from '#orders/tax-documents/tax-document-tables'
import { readSeller } from '#settings/read-seller'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** Company details for tax documents, with the settings behind them. */
async function readCompany(shop: Pick<Shop, 'db'>) {
  const [settings] = await shop.db.select().from(shopSettings)
  if (!settings) throw new Error('The shop_settings table is empty')
  return { settings, names: await readSeller(shop) }
}

/** Seller of a document that is issued now. */
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
 * The shop issues no tax documents while it has sample company details but is no longer a demo: it has its own TRN,
 * takes live cards or has removed the demo. Documents with a false seller could not be corrected later.
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
