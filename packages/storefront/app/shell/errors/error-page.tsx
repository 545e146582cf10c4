import { languagePath } from '@little-dunes/domain/paths'
import { useLocation } from '#platform/address/address'
import { PageTitle } from '#platform/head/page-title.tsx'
import { PAGE_LANGUAGE, useMessages } from '#platform/messages'
import { shellMessages } from '#shell/shell-messages'
import buttonStyles from '#ui/button.module.css'
import emptyStateStyles from '#ui/empty-state.module.css'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

/** A page that failed to render. The reason is in the log, not here. */
export function ErrorPage() {
  const t = useMessages(shellMessages)
  const { pathname, search } = useLocation()
  return (
    <div className={layoutStyles.wrap}>
      <PageTitle>{t.brokenTitle}</PageTitle>
      <div className={emptyStateStyles.state}>
        <img src="/pictures/not-found.avif" width={780} height={520} alt="" />
        <h1 className={textStyles.display}>{t.broken}</h1>
        <p>{t.brokenHint}</p>
        {/* A link, because the scripts of the page may not have started. */}
        <a href={languagePath(PAGE_LANGUAGE, pathname + search)} className={buttonStyles.button}>
          {t.tryAgain}
        </a>
      </div>
    </div>
  )
}
