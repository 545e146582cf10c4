import { bidiIsolate } from '#i18n/arabic-writing'

/** Reasons on credit notes that the shop adds itself, in both languages like the document. */
export const creditNoteReasons = {
  cancelled: 'The order was cancelled · أُلغي الطلب',
  /** `number` is formatted: R-1047. */
  returned: (number: string): string => `Return ${number} · إرجاع ${bidiIsolate(number)}`,
}

/**
 * The code of a reason in structured credit notes (Art. 61 of the VAT law; PINT AE, ibr-001-ae): cancelled supply,
 * returned items or changed price.
 */
export function creditNoteReasonCode(reason: string): 'DL8.61.1.A' | 'DL8.61.1.C' | 'DL8.61.1.D' {
  if (reason === creditNoteReasons.cancelled) return 'DL8.61.1.A'
  const [, number] = /^Return (R-\d+) /.exec(reason) ?? []
  return number !== undefined && reason === creditNoteReasons.returned(number) ? 'DL8.61.1.D' : 'DL8.61.1.C'
}
