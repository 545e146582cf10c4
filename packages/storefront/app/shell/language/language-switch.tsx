import { LANGUAGES } from '@little-dunes/domain/messages/languages'
import { languagePath } from '@little-dunes/domain/paths'
import { useLocation } from 'react-router'
import { PAGE_LANGUAGE, useMessages } from '#platform/messages'
import { shellMessages } from '#shell/shell-messages'

const OTHER = LANGUAGES.find((language) => language !== PAGE_LANGUAGE)

/** The same page in the other language: a page of another build, so it is loaded anew. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const t = useMessages(shellMessages)
  const { pathname, search } = useLocation()
  if (!OTHER) return null
  return (
    <a href={languagePath(OTHER, pathname + search)} lang={OTHER} hrefLang={OTHER} className={className}>
      {t.otherLanguage}
    </a>
  )
}
