import { useMessages } from '#platform/messages'
import { shellMessages } from '#shell/shell-messages'
import { Button } from '#ui/button.tsx'

/** A page that could not be made. The reason is in the log, not here. */
export function ErrorPage() {
  const t = useMessages(shellMessages)
  return (
    <div className="wrap">
      <title>{t.brokenTitle}</title>
      <div className="empty-state">
        <img src="/pictures/not-found.avif" width={780} height={520} alt="" />
        <h1 className="display">{t.broken}</h1>
        <p>{t.brokenHint}</p>
        <Button onClick={() => window.location.reload()}>{t.tryAgain}</Button>
      </div>
    </div>
  )
}
