import { bidiIsolate } from '#messages/arabic-writing'

/** Reasons on credit notes that the shop itself gives: in both languages, as the document is. Staff's own words stay alone. */
export const creditNoteReasons = {
  cancelled: 'The order was cancelled · أُلغي الطلب',
  /** `number` as people write it: R-1047. */
  returned: (number: string): string => `Return ${number} · إرجاع ${bidiIsolate(number)}`,
}
