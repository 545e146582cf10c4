import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { shellMessages } from '#shell/shell-messages'
import { Button } from '#ui/button.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

/** A page that failed to render. The reason is in the log, not here. */
export function ErrorPage() {
  const t = useMessages(shellMessages)
  return (
    <div className={layoutStyles.wrap}>
      <PageTitle>{t.brokenTitle}</PageTitle>
      <div className={emptyStateStyles.state}>
        <img src="/pictures/not-found.avif" width={780} height={520} alt="" />
        <h1 className={textStyles.display}>{t.broken}</h1>
        <p>{t.brokenHint}</p>
        <Button onClick={() => window.location.reload()}>{t.tryAgain}</Button>
      </div>
    </div>
  )
}
