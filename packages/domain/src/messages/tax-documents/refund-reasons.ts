import type { Language } from '#i18n/languages'

type Reason = Record<Language, string>

/** Reasons for a refund that the staff chooses from; any other one is in words of their own. */
export const refundReasons: readonly Reason[] = [
  { en: 'Not in stock', ar: 'غير متوفر في المخزون' },
  { en: 'Damaged or faulty', ar: 'تالف أو به عيب' },
  { en: 'Wrong item sent', ar: 'إرسال قطعة غير المطلوبة' },
  { en: 'Delivered late', ar: 'تأخر التوصيل' },
  { en: 'The shopper changed their mind', ar: 'عدول العميل عن الشراء' },
  { en: 'Price corrected', ar: 'تصحيح السعر' },
]

/** As it is kept: in both languages, as the credit note is. */
export const bilingualReason = ({ en, ar }: Reason): string => `${en} · ${ar}`

/** A kept reason in one language; words of the staff's own stay as they are. */
export const reasonIn = (language: Language, kept: string): string =>
  refundReasons.find((reason) => bilingualReason(reason) === kept)?.[language] ?? kept
