import { Mail } from 'lucide-react'
import { useMessages } from '#platform/messages'
import { useRootData } from '#platform/root-data'
import { shellMessages } from '#shell/shell-messages'

/** SHELL-22, SHELL-23. */
export function AnnouncementBar() {
  const t = useMessages(shellMessages)
  const email = useRootData()?.settings.helpEmail
  return (
    <aside className="offer" aria-label={t.offer}>
      <div className="wrap">
        <svg viewBox="0 0 40 22" aria-hidden="true">
          <path d="M8 21a12 12 0 0 1 24 0z" fill="#F2B84B" />
          <path
            d="M20 1v4M5 7l3 3M35 7l-3 3M0 20h4M36 20h4"
            stroke="#F2B84B"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </svg>
        <b>{t.offer}</b>
        {email && (
          <a className="offer-help" href={`mailto:${email}`}>
            <Mail aria-hidden />
            <span>{email}</span>
          </a>
        )}
      </div>
    </aside>
  )
}
