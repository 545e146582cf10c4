import { Icon } from '@little-dunes/design/icon.tsx'
import { Printer } from 'lucide'
import { Suspense, useState } from 'react'
import type { LabelSize } from '#inventory/labels/labels-dialog.tsx'
import { levelsMessages as texts } from '#inventory/levels/levels-messages'
import { Button } from '#ui/button.tsx'
import { late } from '#ui/late'

const LabelsDialog = late(async () => (await import('#inventory/labels/labels-dialog.tsx')).LabelsDialog)

/** Prints labels of the sizes on the screen; hidden without sizes. */
export function LabelsButton({ sizes }: { sizes: readonly LabelSize[] }) {
  const [isLabelling, setLabelling] = useState(false)
  if (sizes.length === 0) return null
  return (
    <>
      <Button look="outline" onClick={() => setLabelling(true)}>
        <Icon node={Printer} />
        {texts.barcodes}
      </Button>
      <Suspense>{isLabelling && <LabelsDialog sizes={sizes} onClose={() => setLabelling(false)} />}</Suspense>
    </>
  )
}
