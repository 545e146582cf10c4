import type { Region } from '#accounts/address'
import type { Language, MessagesByLanguage } from '#i18n/languages'

/** The emirates as addresses store them, which is English, and in Arabic. */
export const EMIRATE_NAMES: MessagesByLanguage<Record<Region, string>> = {
  en: {
    'Abu Dhabi': 'Abu Dhabi',
    Dubai: 'Dubai',
    Sharjah: 'Sharjah',
    Ajman: 'Ajman',
    'Umm Al Quwain': 'Umm Al Quwain',
    'Ras Al Khaimah': 'Ras Al Khaimah',
    Fujairah: 'Fujairah',
  },
  ar: {
    'Abu Dhabi': 'أبوظبي',
    Dubai: 'دبي',
    Sharjah: 'الشارقة',
    Ajman: 'عجمان',
    'Umm Al Quwain': 'أم القيوين',
    'Ras Al Khaimah': 'رأس الخيمة',
    Fujairah: 'الفجيرة',
  },
}

/** An emirate of an address in a language; what is none, as it was written. */
export const emirateName = (region: string, language: Language): string =>
  (EMIRATE_NAMES[language] as Record<string, string>)[region] ?? region
