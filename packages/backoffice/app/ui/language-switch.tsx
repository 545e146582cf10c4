import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { LANGUAGE_PARAM } from '@little-dunes/domain/paths'
import { PAGE_LANGUAGE } from '#platform/page-language'
import styles from '#ui/language-switch.module.css'

const OTHERS = LANGUAGES.filter((language) => language !== PAGE_LANGUAGE)

/** Loads the same page in another language; the server stores the choice in a cookie. */
function switchTo(language: Language) {
  const address = new URL(window.location.href)
  address.searchParams.set(LANGUAGE_PARAM, language)
  window.location.assign(address)
}

/** Links to the other languages, each in its language. */
export const LanguageSwitch = () => (
  <span>
    {OTHERS.map((language) => (
      <button
        key={language}
        type="button"
        className={styles.switch}
        lang={language}
        onClick={() => switchTo(language)}
      >
        {LANGUAGE_NAMES[language]}
      </button>
    ))}
  </span>
)
