import type { Region } from '@little-dunes/domain/accounts/address'
import { creditNoteReasonCode } from '@little-dunes/domain/messages/tax-documents/credit-note-reasons'
import { type Fils, formatAmount } from '@little-dunes/domain/money'
import { type EInvoiceLine, EMIRATE_CODES, eInvoiceLine, toTin } from '@little-dunes/domain/orders/e-invoice'
import type { PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import type { TaxDocumentKind } from '@little-dunes/domain/orders/tax-documents'
import type { Element } from 'domhandler'
import { element, writeXml } from '#orders/tax-documents/e-invoice/write-xml'
import type {
  SellerRegistration,
  TaxDocumentContent,
  taxDocuments,
} from '#orders/tax-documents/tax-document-tables'

type TaxDocumentRow = typeof taxDocuments.$inferSelect

/** Required for a structured invoice: the buyer is a company, and the seller has set a licence. */
interface Registered {
  buyerTrn: string
  registration: SellerRegistration
}

/** Null for documents outside structured invoicing, such as sales to consumers. */
const findRegistered = ({ customer, seller }: TaxDocumentContent): Registered | null =>
  customer.trn !== undefined && seller.registration !== undefined
    ? { buyerTrn: customer.trn, registration: seller.registration }
    : null

export const hasEInvoice = (content: TaxDocumentContent): boolean => findRegistered(content) !== null

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** Root, its namespace and the different names and codes (UNCL 1001: 380 invoice, 381 credit note). */
const KINDS = {
  invoice: { root: 'Invoice', typeName: 'InvoiceTypeCode', type: '380', quantity: 'InvoicedQuantity' },
  credit_note: {
    root: 'CreditNote',
    typeName: 'CreditNoteTypeCode',
    type: '381',
    quantity: 'CreditedQuantity',
  },
} as const satisfies Record<TaxDocumentKind, object>

/** UNCL 4461: bank card, cash, and an agreed method. */
const PAYMENT_MEANS: Record<PaymentMethod, string> = { stripe: '48', cod: '10', credit: 'ZZZ' }

const basic = (name: string, text: string, attributes?: Record<string, string>): Element =>
  element(`cbc:${name}`, text, attributes)
const aggregate = (name: string, ...content: (Element | null)[]): Element => element(`cac:${name}`, content)
const money = (name: string, fils: Fils): Element =>
  basic(name, formatAmount(fils).replaceAll(',', ''), { currencyID: 'AED' })

/** Date and time in Dubai, which is four hours ahead of UTC all year. */
const inDubai = (moment: Date): [date: string, time: string] => {
  const [date = '', time = ''] = new Date(moment.getTime() + 4 * 3600_000).toISOString().split('T')
  return [date, `${time.slice(0, 8)}+04:00`]
}

const vatScheme = (): Element => aggregate('TaxScheme', basic('ID', 'VAT'))
const vatCategory = (name: string, rate: number): Element =>
  aggregate(name, basic('ID', rate > 0 ? 'S' : 'Z'), basic('Percent', `${rate}`), vatScheme())

interface Place {
  street: string
  city: string
  emirate: string
}

const placeElement = (name: string, { street, city, emirate }: Place): Element =>
  aggregate(
    name,
    basic('StreetName', street),
    basic('CityName', city),
    basic('CountrySubentity', EMIRATE_CODES[emirate as Region] ?? emirate),
    aggregate('Country', basic('IdentificationCode', 'AE')),
  )

interface Party {
  name: string
  trn: string
  place: Place
  /** Trade licence; not needed for buyers with an electronic address. */
  licence?: SellerRegistration
}

/** 0235 is the scheme of Emirati tax identification numbers as electronic addresses. */
const party = (name: string, { name: legalName, trn, place, licence }: Party): Element =>
  aggregate(
    name,
    aggregate(
      'Party',
      basic('EndpointID', toTin(trn), { schemeID: '0235' }),
      aggregate('PartyName', basic('Name', legalName)),
      placeElement('PostalAddress', place),
      aggregate('PartyTaxScheme', basic('CompanyID', trn), vatScheme()),
      aggregate(
        'PartyLegalEntity',
        basic('RegistrationName', legalName),
        licence
          ? basic('CompanyID', licence.licence, {
              schemeAgencyID: 'TL',
              schemeAgencyName: licence.authority,
            })
          : null,
      ),
    ),
  )

/** The document stores street and city as one text. */
function placeOfBuyer({ address, emirate }: TaxDocumentContent['customer']): Place {
  const end = address.lastIndexOf(', ')
  return end < 0
    ? { street: address, city: emirate, emirate }
    : { street: address.slice(0, end), city: address.slice(end + 2), emirate }
}

/** The price is for the whole quantity, so that rounding of a unit price cannot change the line. */
function lineElement(
  kind: TaxDocumentKind,
  { description, quantity, gross, discount, net, vat, total }: EInvoiceLine,
  position: number,
  rate: number,
): Element {
  const { root, quantity: quantityName } = KINDS[kind]
  const quantityElement = (name: string) => basic(name, `${quantity}`, { unitCode: 'EA' })
  return aggregate(
    `${root}Line`,
    basic('ID', `${position}`),
    quantityElement(quantityName),
    money('LineExtensionAmount', net),
    aggregate(
      'Item',
      basic('Description', description),
      basic('Name', description),
      vatCategory('ClassifiedTaxCategory', rate),
    ),
    aggregate(
      'Price',
      money('PriceAmount', net),
      quantityElement('BaseQuantity'),
      aggregate(
        'AllowanceCharge',
        basic('ChargeIndicator', 'false'),
        money('Amount', discount),
        money('BaseAmount', gross),
      ),
    ),
    aggregate('ItemPriceExtension', money('Amount', total), aggregate('TaxTotal', money('TaxAmount', vat))),
  )
}

/** Older credit notes have no lines, so a single line has the credited amount. */
function toLines({ content, amount, vat }: TaxDocumentRow): EInvoiceLine[] {
  const { lines, credit, vatRate } = content
  const reduced = { quantity: 1, list: amount, discount: 0, total: amount, vat }
  return (lines ?? [{ ...reduced, description: credit?.reason ?? '' }]).map((line) =>
    eInvoiceLine(line, vatRate),
  )
}

function creditReferences(credit: NonNullable<TaxDocumentContent['credit']>): Element[] {
  const [invoiceDate] = inDubai(new Date(credit.invoiceDate))
  return [
    aggregate('DiscrepancyResponse', basic('ResponseCode', creditNoteReasonCode(credit.reason))),
    aggregate(
      'BillingReference',
      aggregate(
        'InvoiceDocumentReference',
        basic('ID', credit.invoiceNumber),
        basic('IssueDate', invoiceDate),
      ),
    ),
  ]
}

/** An invoice is issued once it is paid, so nothing is due. */
function totalsElement({ kind, amount, vat }: TaxDocumentRow): Element {
  const paid = kind === 'invoice' ? amount : 0
  return aggregate(
    'LegalMonetaryTotal',
    money('LineExtensionAmount', amount - vat),
    money('TaxExclusiveAmount', amount - vat),
    money('TaxInclusiveAmount', amount),
    money('PrepaidAmount', paid),
    money('PayableAmount', amount - paid),
  )
}

/**
 * A tax invoice or credit note as UBL 2.1 by the specification PINT AE, with the document's own sums; null when the
 * document is outside structured invoicing. Elements are in the order of the schema; `e-invoice.test.ts` names the
 * rules.
 */
export function eInvoice(document: TaxDocumentRow): string | null {
  const { kind, id, number, issuedAt, content, amount, vat } = document
  const registered = findRegistered(content)
  if (!registered) return null
  const { registration, buyerTrn } = registered
  const { seller, customer, credit, vatRate } = content
  const { root, typeName, type } = KINDS[kind]
  const [date, time] = inDubai(issuedAt)
  const { emirate } = registration
  const buyer = placeOfBuyer(customer)
  const [discrepancy = null, billing = null] = credit ? creditReferences(credit) : []
  const elements = [
    basic('CustomizationID', 'urn:peppol:pint:billing-1@ae-1'),
    basic('ProfileID', 'urn:peppol:bis:billing'),
    // Seventh of eight flags: sold by e-commerce (BTAE-02).
    basic('ProfileExecutionID', '00000010'),
    basic('ID', number),
    basic('UUID', id),
    basic('IssueDate', date),
    basic('IssueTime', time),
    basic(typeName, type),
    credit ? basic('Note', credit.reason) : null,
    basic('DocumentCurrencyCode', 'AED'),
    discrepancy,
    aggregate('OrderReference', basic('ID', content.orderNumber)),
    billing,
    party('AccountingSupplierParty', {
      name: seller.name,
      trn: seller.trn,
      place: { street: seller.address, city: emirate, emirate },
      licence: registration,
    }),
    party('AccountingCustomerParty', { name: customer.name, trn: buyerTrn, place: buyer }),
    aggregate('Delivery', aggregate('DeliveryLocation', placeElement('Address', buyer))),
    aggregate('PaymentMeans', basic('PaymentMeansCode', PAYMENT_MEANS[content.paymentMethod])),
    aggregate(
      'TaxTotal',
      money('TaxAmount', vat),
      aggregate(
        'TaxSubtotal',
        money('TaxableAmount', amount - vat),
        money('TaxAmount', vat),
        vatCategory('TaxCategory', vatRate),
      ),
    ),
    totalsElement(document),
    ...toLines(document).map((line, index) => lineElement(kind, line, index + 1, vatRate)),
  ]
  const attributes = {
    xmlns: `${NAMESPACE}${root}-2`,
    'xmlns:cac': `${NAMESPACE}CommonAggregateComponents-2`,
    'xmlns:cbc': `${NAMESPACE}CommonBasicComponents-2`,
  }
  return writeXml(element(root, elements, attributes))
}
