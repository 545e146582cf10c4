import { LANGUAGES } from '@little-dunes/domain/messages/languages'
import { LANGUAGE_PARAM } from '@little-dunes/domain/paths'
import { PAGE_LANGUAGE } from '#platform/page-language'
import styles from '#ui/language-switch.module.css'
import { uiMessages } from '#ui/ui-messages'

const other = LANGUAGES.find((language) => language !== PAGE_LANGUAGE)

/** Loads the same page in the other language; the server keeps the choice in a cookie. */
function switchLanguage() {
  const address = new URL(window.location.href)
  address.searchParams.set(LANGUAGE_PARAM, other ?? PAGE_LANGUAGE)
  window.location.assign(address)
}

/** To the other language, named in itself. */
export const LanguageSwitch = () => (
  <button type="button" className={styles.switch} lang={other} onClick={switchLanguage}>
    {uiMessages.otherLanguage}
  </button>
)
