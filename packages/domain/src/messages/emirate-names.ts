import type { Region } from '#accounts/address'
import type { Language, MessagesByLanguage } from '#i18n/languages'

/** The emirates, in English as addresses store them (VAL-20). */
export const englishEmirates: Record<Region, string> = {
  'Abu Dhabi': 'Abu Dhabi',
  Dubai: 'Dubai',
  Sharjah: 'Sharjah',
  Ajman: 'Ajman',
  'Umm Al Quwain': 'Umm Al Quwain',
  'Ras Al Khaimah': 'Ras Al Khaimah',
  Fujairah: 'Fujairah',
}

export const arabicEmirates: Record<Region, string> = {
  'Abu Dhabi': 'أبوظبي',
  Dubai: 'دبي',
  Sharjah: 'الشارقة',
  Ajman: 'عجمان',
  'Umm Al Quwain': 'أم القيوين',
  'Ras Al Khaimah': 'رأس الخيمة',
  Fujairah: 'الفجيرة',
}

export const EMIRATE_NAMES: MessagesByLanguage<Record<Region, string>> = {
  en: englishEmirates,
  ar: arabicEmirates,
}

/** The emirate's name in a language. Unknown regions are returned unchanged. */
export const emirateName = (region: string, language: Language): string =>
  (EMIRATE_NAMES[language] as Record<string, string>)[region] ?? region
