import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS } from '@little-dunes/domain/paths'
import { MessageCircle } from 'lucide'
import { useLocation } from '#platform/address/address'
import { useMessages } from '#platform/messages'
import { useRootData } from '#platform/root-data'
import styles from '#shell/footer/footer.module.css'
import { CHAT_LINK } from '#shell/footer/show-chat-link'
import { shellMessages } from '#shell/shell-messages'

function FloatingLink({ digits }: { digits: string }) {
  const t = useMessages(shellMessages)
  return (
    <a
      id={CHAT_LINK}
      className={styles.chat}
      href={`https://wa.me/${digits}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t.chat}
    >
      <Icon node={MessageCircle} />
    </a>
  )
}

/**
 * HOME-35: only on the home page, because elsewhere it would cover controls. Without a number there is no link (D-67).
 */
export function ChatLink() {
  const { pathname } = useLocation()
  const digits = useRootData()?.settings.chatNumber.replace(/\D/g, '')
  return digits && pathname === PATHS.home ? <FloatingLink digits={digits} /> : null
}
