/** Company of a customer. Its name and tax registration number appear on invoices. */
export interface Company {
  name: string
  trn: string
}

const LONGEST_COMPANY = 120
/** 15 digits (Federal Tax Authority). */
const TRN = /^\d{15}$/

/** Problems by field. Empty for a valid company. */
export const companyProblems = ({
  name,
  trn,
}: Company): Partial<Record<keyof Company, 'required' | 'trn'>> => ({
  ...(name.trim() === '' || name.length > LONGEST_COMPANY ? { name: 'required' as const } : {}),
  ...(TRN.test(trn) ? {} : { trn: 'trn' as const }),
})
