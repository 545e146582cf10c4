import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { languagePath } from '@little-dunes/domain/paths'
import type { ReactNode } from 'react'
import { useLocation } from '#platform/address/address'
import { PAGE_LANGUAGE } from '#platform/messages'
import { rememberLanguageChoice } from '#shell/language/language-offer-key'

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

/** A link to each other language, by its own name. */
export const LanguageSwitch = ({ className }: { className?: string | undefined }) =>
  OTHERS.map((language) => (
    <LanguageLink key={language} {...{ language, className }}>
      {LANGUAGE_NAMES[language]}
    </LanguageLink>
  ))
