import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { Mail } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/messages'
import styles from '#product/choice/option.module.css'
import { productMessages } from '#product/product-messages'
import type { VariantView } from '#product/product-view'
import textStyles from '#ui/text.module.css'

const StockNoticeDialog = lazy(() => import('#product/choice/stock-notice-dialog.tsx'))

/** Offers a notification for sold-out sizes; hidden while every size of the colour is available. */
export function StockNotice({ productId, variant }: { productId: string; variant: VariantView | undefined }) {
  const t = useMessages(productMessages)
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never')
  const sizes = (variant?.sizes ?? []).filter(({ stocks }) => stocks === 0).map(({ size }) => size)
  if (!variant || sizes.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={clsx(styles.notice, textStyles.link, textStyles.reach)}
        onClick={() => setOpened('open')}
      >
        <Icon node={Mail} />
        {t.stockNotice}
      </button>
      {opened !== 'never' && (
        <Suspense fallback={null}>
          <StockNoticeDialog
            item={{ itemId: productId, colorName: variant.colorName }}
            sizes={sizes}
            open={opened === 'open'}
            onClose={() => setOpened('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
