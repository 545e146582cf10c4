import type { ReadXml } from '#orders/tax-documents/e-invoice/testing/read-xml'

/**
 * Order of elements in UBL 2.1, as far as the shop writes them (OASIS, UBL-Invoice-2.1.xsd and UBL-CreditNote-2.1.xsd):
 * readers with the schema refuse any other order.
 */
const SEQUENCES: Record<string, string> = {
  Invoice:
    'cbc:CustomizationID cbc:ProfileID cbc:ProfileExecutionID cbc:ID cbc:UUID cbc:IssueDate cbc:IssueTime cbc:InvoiceTypeCode cbc:DocumentCurrencyCode cac:OrderReference cac:AccountingSupplierParty cac:AccountingCustomerParty cac:Delivery cac:PaymentMeans cac:TaxTotal cac:LegalMonetaryTotal cac:InvoiceLine',
  CreditNote:
    'cbc:CustomizationID cbc:ProfileID cbc:ProfileExecutionID cbc:ID cbc:UUID cbc:IssueDate cbc:IssueTime cbc:CreditNoteTypeCode cbc:Note cbc:DocumentCurrencyCode cac:DiscrepancyResponse cac:OrderReference cac:BillingReference cac:AccountingSupplierParty cac:AccountingCustomerParty cac:Delivery cac:PaymentMeans cac:TaxTotal cac:LegalMonetaryTotal cac:CreditNoteLine',
  'cac:DiscrepancyResponse': 'cbc:ResponseCode',
  'cac:OrderReference': 'cbc:ID',
  'cac:BillingReference': 'cac:InvoiceDocumentReference',
  'cac:InvoiceDocumentReference': 'cbc:ID cbc:IssueDate',
  'cac:AccountingSupplierParty': 'cac:Party',
  'cac:AccountingCustomerParty': 'cac:Party',
  'cac:Party': 'cbc:EndpointID cac:PartyName cac:PostalAddress cac:PartyTaxScheme cac:PartyLegalEntity',
  'cac:PartyName': 'cbc:Name',
  'cac:PostalAddress': 'cbc:StreetName cbc:CityName cbc:CountrySubentity cac:Country',
  'cac:Address': 'cbc:StreetName cbc:CityName cbc:CountrySubentity cac:Country',
  'cac:Country': 'cbc:IdentificationCode',
  'cac:PartyTaxScheme': 'cbc:CompanyID cac:TaxScheme',
  'cac:PartyLegalEntity': 'cbc:RegistrationName cbc:CompanyID',
  'cac:Delivery': 'cac:DeliveryLocation',
  'cac:DeliveryLocation': 'cac:Address',
  'cac:PaymentMeans': 'cbc:PaymentMeansCode',
  'cac:TaxTotal': 'cbc:TaxAmount cac:TaxSubtotal',
  'cac:TaxSubtotal': 'cbc:TaxableAmount cbc:TaxAmount cac:TaxCategory',
  'cac:TaxCategory': 'cbc:ID cbc:Percent cac:TaxScheme',
  'cac:ClassifiedTaxCategory': 'cbc:ID cbc:Percent cac:TaxScheme',
  'cac:TaxScheme': 'cbc:ID',
  'cac:LegalMonetaryTotal':
    'cbc:LineExtensionAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount cbc:PrepaidAmount cbc:PayableAmount',
  'cac:InvoiceLine':
    'cbc:ID cbc:InvoicedQuantity cbc:LineExtensionAmount cac:Item cac:Price cac:ItemPriceExtension',
  'cac:CreditNoteLine':
    'cbc:ID cbc:CreditedQuantity cbc:LineExtensionAmount cac:Item cac:Price cac:ItemPriceExtension',
  'cac:Item': 'cbc:Description cbc:Name cac:ClassifiedTaxCategory',
  'cac:Price': 'cbc:PriceAmount cbc:BaseQuantity cac:AllowanceCharge',
  'cac:AllowanceCharge': 'cbc:ChargeIndicator cbc:Amount cbc:BaseAmount',
  'cac:ItemPriceExtension': 'cbc:Amount cac:TaxTotal',
}

function wrongOrder(element: ReadXml): string[] {
  const names = element.children.map(({ name }) => name)
  const sequence = SEQUENCES[element.name]?.split(' ') ?? []
  const places = names.map((name) => sequence.indexOf(name))
  const isRight = places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0))
  return [
    ...(names.length === 0 || isRight ? [] : [`${element.name}: ${names.join(' ')}`]),
    ...element.children.flatMap(wrongOrder),
  ]
}

/** Amounts in fils; @throws for amounts with more than two decimals (ibr-091, ibr-121 to ibr-125). */
function readFils(of: ReadXml, path: string): number {
  const text = of.text(path)
  if (!/^\d+\.\d\d$/.test(text) || of.attribute(path, 'currencyID') !== 'AED')
    throw new Error(`${path} must be an amount in AED with two decimals, not ${text}`)
  return Math.round(Number(text) * 100)
}

const sum = (amounts: number[]): number => amounts.reduce((before, amount) => before + amount, 0)

const TRN = /^1\d{12}03$/
const EMIRATES = ['AUH', 'DXB', 'SHJ', 'UAQ', 'FUJ', 'AJM', 'RAK']
const REASONS = ['A', 'B', 'C', 'D', 'E'].map((letter) => `DL8.61.1.${letter}`)

function placeIsWhole(place: ReadXml): boolean {
  const isFilled = ['/cbc:StreetName', '/cbc:CityName'].every((path) => place.text(path).trim() !== '')
  return isFilled && EMIRATES.includes(place.text('/cbc:CountrySubentity'))
}

/** Ids of the violated Peppol rules of PINT AE 1.0.4 (Schematron of billing) for a line. */
function lineBreaches(line: ReadXml, quantityName: string): string[] {
  const [net, price] = [
    readFils(line, '/cbc:LineExtensionAmount'),
    readFils(line, '/cac:Price/cbc:PriceAmount'),
  ]
  const quantity = Number(line.text(`/${quantityName}`))
  const base = Number(line.text('/cac:Price/cbc:BaseQuantity'))
  const gross = readFils(line, '/cac:Price/cac:AllowanceCharge/cbc:BaseAmount')
  const discount = readFils(line, '/cac:Price/cac:AllowanceCharge/cbc:Amount')
  const rules: Record<string, boolean> = {
    'ibr-087': base > 0,
    'ibr-147-ae': Math.round((quantity * price) / base) === net,
    'aligned-ibrp-004': price === gross - discount,
    'ibr-083': line.text('/cac:Price/cac:AllowanceCharge/cbc:ChargeIndicator') === 'false',
    'ibr-125-ae': line.text('/cac:Item/cbc:Description') !== '',
    'ibr-104-ae':
      readFils(line, '/cac:ItemPriceExtension/cbc:Amount') ===
      net + readFils(line, '/cac:ItemPriceExtension/cac:TaxTotal/cbc:TaxAmount'),
    'ibr-190-ae': line.text('/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent') === '5',
  }
  return Object.keys(rules).filter((rule) => !rules[rule])
}

/**
 * Violations of the UBL 2.1 order and of the PINT AE rules that concern the shop's invoices. No package registry has
 * the schema and Schematron, so the rules are repeated here.
 */
export function ruleBreaches(xml: ReadXml): string[] {
  const isInvoice = xml.name === 'Invoice'
  const lines = xml.all(isInvoice ? '/cac:InvoiceLine' : '/cac:CreditNoteLine')
  const [seller, buyer] = ['Supplier', 'Customer'].map(
    (side) => xml.all(`/cac:Accounting${side}Party/cac:Party`)[0],
  )
  if (!seller || !buyer) return ['ibr-006', 'ibr-007']
  const getTrn = (party: ReadXml) => party.text('/cac:PartyTaxScheme/cbc:CompanyID')
  const total = (name: string) => readFils(xml, `/cac:LegalMonetaryTotal/cbc:${name}`)
  const net = total('TaxExclusiveAmount')
  const vat = readFils(xml, '/cac:TaxTotal/cbc:TaxAmount')
  const subtotal = '/cac:TaxTotal/cac:TaxSubtotal'
  const rules: Record<string, boolean> = {
    'aligned-ibrp-001-ae': xml.text('/cbc:CustomizationID') === 'urn:peppol:pint:billing-1@ae-1',
    'aligned-ibrp-002-ae': xml.text('/cbc:ProfileID') === 'urn:peppol:bis:billing',
    'ibr-154-ae': xml.text('/cbc:ProfileExecutionID') === '00000010',
    'ibr-193-ae': /^[0-9a-f-]{36}$/.test(xml.text('/cbc:UUID')),
    'ibr-003': /^\d{4}-\d\d-\d\d$/.test(xml.text('/cbc:IssueDate')),
    'ibr-cl-01': isInvoice
      ? xml.text('/cbc:InvoiceTypeCode') === '380'
      : xml.text('/cbc:CreditNoteTypeCode') === '381',
    'ibr-132-ae': [seller, buyer].every((party) => TRN.test(getTrn(party))),
    'ibr-080': [seller, buyer].every(
      (party) =>
        party.text('/cbc:EndpointID') === getTrn(party).slice(0, 10) &&
        party.attribute('/cbc:EndpointID', 'schemeID') === '0235',
    ),
    'ibr-150-ae': seller.attribute('/cac:PartyLegalEntity/cbc:CompanyID', 'schemeAgencyID') === 'TL',
    'ibr-172-ae': seller.attribute('/cac:PartyLegalEntity/cbc:CompanyID', 'schemeAgencyName') !== '',
    'ibr-143-ae': seller.all('/cac:PostalAddress').every(placeIsWhole),
    'ibr-144-ae': buyer.all('/cac:PostalAddress').every(placeIsWhole),
    'ibr-142-ae': xml.all('/cac:Delivery/cac:DeliveryLocation/cac:Address').some(placeIsWhole),
    'ibr-191-ae': xml.text('/cac:PaymentMeans/cbc:PaymentMeansCode') !== '',
    'ibr-158-ae': isInvoice || REASONS.includes(xml.text('/cac:DiscrepancyResponse/cbc:ResponseCode')),
    'ibr-055-ae': isInvoice || xml.text('/cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID') !== '',
    'ibr-016': lines.length > 0,
    'ibr-co-10':
      total('LineExtensionAmount') === sum(lines.map((line) => readFils(line, '/cbc:LineExtensionAmount'))),
    'ibr-co-13': net === total('LineExtensionAmount'),
    'ibr-co-15': total('TaxInclusiveAmount') === net + vat,
    'ibr-co-16': total('PayableAmount') === total('TaxInclusiveAmount') - total('PrepaidAmount'),
    'aligned-ibrp-s-08': readFils(xml, `${subtotal}/cbc:TaxableAmount`) === net,
    'aligned-ibrp-s-09':
      readFils(xml, `${subtotal}/cbc:TaxAmount`) === vat && Math.abs(vat - Math.round(net * 0.05)) <= 2,
  }
  return [
    ...wrongOrder(xml),
    ...Object.keys(rules).filter((rule) => !rules[rule]),
    ...lines.flatMap((line) =>
      lineBreaches(line, isInvoice ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity'),
    ),
  ]
}
