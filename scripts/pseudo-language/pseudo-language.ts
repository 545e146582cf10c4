import { fileURLToPath } from 'node:url'

/** A private tag (ISO 639-2, qaa to qtz): nobody else's language. */
export const PSEUDO_LANGUAGE = 'qps'

const texts = fileURLToPath(new URL('./pseudo-texts.ts', import.meta.url))
const LANGUAGES = /\/domain\/src\/i18n\/languages\.ts$/
const PAGES = /\/server\/src\/pages\/register-storefront\.ts$/
const ADDRESSES = /\/domain\/src\/paths\.ts$/
const CONTENT = /\/domain\/src\/content\/default-content\.ts$/
const ENGLISH_CONTENT = '{ ...englishFrame, home: {}, ...englishHome, ...englishPages }'
const WRITINGS = /\/domain\/src\/settings\/currency-writings\.ts$/
const AMOUNTS = /\/domain\/src\/messages\/write-amount\.ts$/
const ENGLISH_WRITINGS = "['code_before', 'code_after', 'sign'],"
const ENGLISH_AMOUNTS = "{ code_before: 'AED #', code_after: '#\\u00a0AED', sign: '\\u2063AED\\u00a0#' },"
const SETTINGS = /\/server\/src\/settings\/read-currency-writing\.ts$/
const MESSAGES = /\/(app|domain\/src)\/([^/]+\/)*[^/]+-messages\.ts$/

function replaced(code: string, id: string, changes: Record<string, string>): string {
  for (const [before, after] of Object.entries(changes)) {
    if (!code.includes(before)) throw new Error(`${id} is of another shape: it has no '${before}'`)
    code = code.replace(before, after)
  }
  return code
}

/**
 * The sources of the shop with one more language, for the journeys. The server has it beside the others; pages built
 * from these sources have it alone. Whoever asks the server for no language is still answered in English.
 */
export function inPseudoLanguage(code: string, id: string): string | null {
  if (LANGUAGES.test(id))
    return replaced(code, id, {
      "['en', 'ar'] as const": `['en', 'ar', '${PSEUDO_LANGUAGE}'] as const`,
      "{ en: 'ltr', ar: 'rtl' }": `{ en: 'ltr', ar: 'rtl', ${PSEUDO_LANGUAGE}: 'ltr' }`,
    })
  // Its pages stand where the English ones do.
  if (ADDRESSES.test(id))
    return replaced(code, id, {
      "language === FIRST_LANGUAGE ? ''": `language === FIRST_LANGUAGE || language === '${PSEUDO_LANGUAGE}' ? ''`,
    })
  // Amounts are written as in English.
  if (WRITINGS.test(id))
    return replaced(code, id, {
      [`en: ${ENGLISH_WRITINGS}`]: `en: ${ENGLISH_WRITINGS} ${PSEUDO_LANGUAGE}: ${ENGLISH_WRITINGS}`,
    })
  if (AMOUNTS.test(id))
    return replaced(code, id, {
      [`en: ${ENGLISH_AMOUNTS}`]: `en: ${ENGLISH_AMOUNTS} ${PSEUDO_LANGUAGE}: ${ENGLISH_AMOUNTS}`,
      "en: write('en'),": `en: write('en'), ${PSEUDO_LANGUAGE}: write('${PSEUDO_LANGUAGE}'),`,
    })
  if (SETTINGS.test(id))
    return replaced(code, id, {
      'en: currencyWriting,': `en: currencyWriting, ${PSEUDO_LANGUAGE}: currencyWriting,`,
    })
  const spoken = withPseudoTexts(code, id)
  return spoken && `import { pseudoTexts } from ${JSON.stringify(texts)}\n${spoken}`
}

/** The texts of a file, which are those of one more language; null where it has none. */
function withPseudoTexts(code: string, id: string): string | null {
  if (CONTENT.test(id))
    return replaced(code, id, {
      [`en: ${ENGLISH_CONTENT}`]: `${PSEUDO_LANGUAGE}: pseudoTexts(${ENGLISH_CONTENT}), en: ${ENGLISH_CONTENT}`,
    })
  if (!MESSAGES.test(id)) return null
  if (id.includes('/app/'))
    return replaced(code, id, { 'Messages = english': 'Messages = pseudoTexts(english)' })
  const [before = '= { en: english', english = 'english'] = /= \{\s*en: (english\w*)/.exec(code) ?? []
  return replaced(code, id, { [before]: `= { ${PSEUDO_LANGUAGE}: pseudoTexts(${english}), en: ${english}` })
}

/** The server with other pages than the ones that are sold from. */
export function withPages(code: string, id: string, folder: string): string | null {
  if (!PAGES.test(id)) return null
  return replaced(code, id, {
    "fileURLToPath(new URL('../../../storefront/build', import.meta.url))": JSON.stringify(folder),
  })
}
