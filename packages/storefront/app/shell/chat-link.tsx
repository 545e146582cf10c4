import { MessageCircle } from 'lucide-react'
import { useLocation } from 'react-router'
import { useMessages } from '#platform/messages'
import { useShopFrame } from '#platform/shop-settings'
import { shellMessages } from '#shell/shell-messages'

/** HOME-35: on home alone, elsewhere it would lie over controls; without a number there is no link (D-67). */
export function ChatLink() {
  const t = useMessages(shellMessages)
  const { pathname } = useLocation()
  const digits = useShopFrame()?.settings.chatNumber.replace(/\D/g, '')
  if (!digits || pathname !== '/') return null
  return (
    <a
      className="chat"
      href={`https://wa.me/${digits}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t.chat}
    >
      <MessageCircle aria-hidden />
    </a>
  )
}
