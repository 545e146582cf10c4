import { useMessages } from '#platform/messages'
import { shellMessages } from '#shell/shell-messages'
import { ButtonLink } from '#ui/button.tsx'

/** SHELL-18, MSG-01. */
export function NotFound() {
  const t = useMessages(shellMessages)
  return (
    <div className="wrap">
      <title>{t.notFoundTitle}</title>
      <div className="empty-state">
        <img src="/pictures/not-found.avif" width={780} height={520} alt={t.notFoundPicture} />
        <h1 className="display">{t.notFound}</h1>
        <p>{t.notFoundHint}</p>
        <ButtonLink to="/products">{t.browseProducts}</ButtonLink>
      </div>
    </div>
  )
}
