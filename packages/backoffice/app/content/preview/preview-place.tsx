import { Suspense, useState } from 'react'
import { contentMessages as texts } from '#content/content-messages'
import styles from '#content/preview/shop-preview.module.css'
import type { ShopPreviewProps } from '#content/preview/shop-preview.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { late } from '#ui/late'
import beside from '#ui/list/beside-list.module.css'
import { mediaHook } from '#ui/media-hook'

const ShopPreview = late(async () => (await import('#content/preview/shop-preview.tsx')).ShopPreview)

/** Matches `--one-column` of the style sheets. */
export const useIsWide = mediaHook('(width >= 1100px)')

/** The shop next to the form where there is room, or `always`; it stays visible unless something is below it. */
export function PreviewBeside({
  stays = true,
  always = false,
  ...props
}: ShopPreviewProps & { stays?: boolean; always?: boolean }) {
  if (!useIsWide() && !always) return null
  return (
    <div className={stays ? beside.beside : undefined}>
      <Card title={texts.preview}>
        <Suspense fallback={<div className={styles.stage} />}>
          <ShopPreview {...props} />
        </Suspense>
      </Card>
    </div>
  )
}

/** Opens the preview on smaller screens. */
export function PreviewButton(props: ShopPreviewProps) {
  const isWide = useIsWide()
  const [open, setOpen] = useState(false)
  if (isWide) return null
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {texts.preview}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={texts.preview}>
          <div>
            <Suspense>
              <ShopPreview {...props} />
            </Suspense>
          </div>
        </Dialog>
      )}
    </>
  )
}
