import { FIRST_LANGUAGE, type Language } from '#i18n/languages'
import { arabicImportReasons } from '#messages/arabic-import-reasons'
import { englishImportReasons } from '#messages/english-import-reasons'

type Sentences = typeof englishImportReasons
export type ImportReasonKey = keyof Sentences

/** Stored with an import; the sentence is written for each reader. */
export interface ImportReason {
  key: ImportReasonKey
  values: string[]
}

export const importReason = <Key extends ImportReasonKey>(
  key: Key,
  ...values: Parameters<Sentences[Key]>
): ImportReason => ({ key, values })

const SENTENCES: Record<Language, Record<string, (...values: string[]) => string>> = {
  en: englishImportReasons,
  ar: arabicImportReasons,
}

/** Earlier versions stored whole sentences in the first language; those are returned unchanged. */
export function reasonText(reason: ImportReason | string, language: Language = FIRST_LANGUAGE): string {
  if (typeof reason === 'string') return reason
  return SENTENCES[language][reason.key]?.(...reason.values) ?? reason.key
}

/** Reads a stored reason: JSON, or a sentence from an earlier version. */
export function storedReason(text: string): ImportReason | string {
  if (!text.startsWith('{')) return text
  return JSON.parse(text) as ImportReason
}
