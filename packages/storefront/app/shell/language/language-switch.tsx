import {
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  type MessagesByLanguage,
} from '@little-dunes/domain/i18n/languages'
import { languagePath } from '@little-dunes/domain/paths'
import type { ReactNode } from 'react'
import { useLocation } from '#platform/address/address'
import { PAGE_LANGUAGE } from '#platform/messages'
import { rememberLanguageChoice } from '#shell/language/language-offer-key'

/** For the narrow header; the full name contains it. */
const SHORT_NAMES: MessagesByLanguage<string> = { en: 'EN', ar: 'ع' }

const OTHERS = LANGUAGES.filter((language) => language !== PAGE_LANGUAGE)

interface LanguageLinkProps {
  language: Language
  className?: string | undefined
  /** In the language of the link's target. */
  children: ReactNode
}

/** The same page in another language. It belongs to another build, so the browser loads it completely. */
export function LanguageLink({ language, className, children }: LanguageLinkProps) {
  const { pathname, search } = useLocation()
  return (
    <a
      href={languagePath(language, pathname + search)}
      lang={language}
      hrefLang={language}
      className={className}
      onClick={rememberLanguageChoice}
    >
      {children}
    </a>
  )
}

interface LanguageSwitchProps {
  className?: string | undefined
  /** Classes of the full name and of a short one for narrow screens. */
  full?: string | undefined
  short?: string | undefined
}

/** A link to each other language, by its own name. */
export const LanguageSwitch = ({ className, full, short }: LanguageSwitchProps) =>
  OTHERS.map((language) => (
    <LanguageLink key={language} {...{ language, className }}>
      {short ? (
        <>
          <span className={short} aria-hidden="true">
            {SHORT_NAMES[language]}
          </span>
          <span className={full}>{LANGUAGE_NAMES[language]}</span>
        </>
      ) : (
        LANGUAGE_NAMES[language]
      )}
    </LanguageLink>
  ))
