import type { Language } from '#i18n/languages'

type Reason = Record<Language, string>

/** Reasons for a refund that the staff can choose. Other reasons are free text. */
export const refundReasons: readonly Reason[] = [
  { en: 'Not in stock', ar: 'غير متوفر في المخزون' },
  { en: 'Damaged or faulty', ar: 'تالف أو به عيب' },
  { en: 'Wrong item sent', ar: 'إرسال قطعة غير المطلوبة' },
  { en: 'Delivered late', ar: 'تأخر التوصيل' },
  { en: 'Customer changed their mind', ar: 'عدول العميل عن الشراء' },
  { en: 'Price corrected', ar: 'تصحيح السعر' },
]

/** The stored text, in both languages like the credit note. */
export const bilingualReason = ({ en, ar }: Reason): string => `${en} · ${ar}`

/**
 * A stored reason in one language. The Arabic half identifies it, since the English one has changed. Free text is
 * returned unchanged.
 */
export const reasonIn = (language: Language, stored: string): string =>
  refundReasons.find(({ ar }) => stored.endsWith(` · ${ar}`))?.[language] ?? stored
