import type { AltTexts } from '#catalogue/product'
import { FIRST_LANGUAGE, type Language } from '#i18n/languages'

/** Alt texts by address in a language, with fallback to the first one. Undefined without any. */
export function altTextsIn(
  altTexts: AltTexts | undefined,
  language: Language,
): Record<string, string> | undefined {
  const written = Object.entries(altTexts ?? {}).flatMap(([address, texts]) => {
    const text = texts[language] || texts[FIRST_LANGUAGE]
    return text ? [[address, text] as const] : []
  })
  return written.length > 0 ? Object.fromEntries(written) : undefined
}

/** Replaces the alt texts of one language. */
export function withAltTexts(
  stored: AltTexts,
  language: Language,
  texts: Readonly<Record<string, string>>,
): AltTexts {
  const addresses = [...new Set([...Object.keys(stored), ...Object.keys(texts)])]
  const written = addresses.map((address) => {
    const { [language]: _, ...others } = stored[address] ?? {}
    const text = texts[address]
    return [address, text ? { ...others, [language]: text } : others] as const
  })
  return Object.fromEntries(written.filter(([, byLanguage]) => Object.keys(byLanguage).length > 0))
}
