import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { Share2 } from 'lucide'
import { useMessages } from '#platform/messages'
import { selectionQuery } from '#product/choice/selection-query'
import { productMessages } from '#product/product-messages'
import styles from '#product/share-button.module.css'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'

interface ShareButtonProps {
  title: string
  colour: string | undefined
  size: string | null
}

/** Shares the product in this colour and size by the device's own dialog, else copies the address. */
export function ShareButton({ title, colour, size }: ShareButtonProps) {
  const t = useMessages(productMessages)

  async function share(): Promise<void> {
    const url = window.location.origin + window.location.pathname + selectionQuery(colour, size)
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      showToast(t.linkCopied)
    } catch (cause) {
      // The visitor closed the device's dialog.
      if ((cause as Error).name !== 'AbortError') showToast(t.shareFailed, { kind: 'error' })
    }
  }

  return (
    <button type="button" className={clsx(textStyles.link, styles.share)} onClick={share}>
      <Icon node={Share2} />
      {t.share}
    </button>
  )
}
