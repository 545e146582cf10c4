import type { TaxFile } from '@little-dunes/domain/contract/tax-return/tax-calls'

const files: Record<TaxFile, string> = {
  return_pdf: 'Download return (PDF)',
  return_csv: 'Download return (CSV)',
  ledger_csv: 'Download tax ledger (CSV)',
}

export const taxMessages = {
  title: 'VAT return',
  context: "A month's tax invoices and credit notes, by customer emirate",
  month: 'Month',
  emirate: 'Emirate',
  invoiced: 'Invoiced, net',
  credited: 'Credited, net',
  netAmount: (amount: string) => `on supplies of ${amount}, net`,
  vat: 'VAT due',
  total: 'Total',
  invoices: (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`),
  creditNotes: (count: number) => (count === 1 ? '1 credit note' : `${count} credit notes`),
  pending: (count: number) =>
    `${count === 1 ? '1 document from this month is' : `${count} documents from this month are`} on hold and not included. Enter your business details under Settings to issue ${count === 1 ? 'it' : 'them'}.`,
  files,
}
