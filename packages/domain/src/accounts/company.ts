/** A company for which a shopper buys: its name and tax registration number stand on the invoice. */
export interface Company {
  name: string
  trn: string
}

const LONGEST_COMPANY = 120
/** 15 digits (Federal Tax Authority). */
const TRN = /^\d{15}$/

/** What is wrong with each field; empty when invoices may be made out for it. */
export const companyProblems = ({
  name,
  trn,
}: Company): Partial<Record<keyof Company, 'required' | 'trn'>> => ({
  ...(name.trim() === '' || name.length > LONGEST_COMPANY ? { name: 'required' as const } : {}),
  ...(TRN.test(trn) ? {} : { trn: 'trn' as const }),
})
