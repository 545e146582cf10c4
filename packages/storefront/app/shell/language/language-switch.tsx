import { LANGUAGES } from '@little-dunes/domain/messages/languages'
import { languagePath } from '@little-dunes/domain/paths'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PAGE_LANGUAGE, useMessages } from '#platform/messages'
import { rememberLanguageChoice } from '#shell/language/language-offer-key'
import { shellMessages } from '#shell/shell-messages'

const OTHER = LANGUAGES.find((language) => language !== PAGE_LANGUAGE)

interface LanguageSwitchProps {
  className?: string | undefined
  /** In the language that the link leads to; its name without it. */
  children?: ReactNode
}

/** The same page in the other language: a page of another build, so it is loaded anew. */
export function LanguageSwitch({ className, children }: LanguageSwitchProps) {
  const t = useMessages(shellMessages)
  const { pathname, search } = useLocation()
  if (!OTHER) return null
  return (
    <a
      href={languagePath(OTHER, pathname + search)}
      lang={OTHER}
      hrefLang={OTHER}
      className={className}
      onClick={rememberLanguageChoice}
    >
      {children ?? t.otherLanguage}
    </a>
  )
}
