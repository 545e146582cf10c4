import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { productPath as shopPath } from '@little-dunes/domain/paths'
import { Copy, ExternalLink, Eye } from 'lucide'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePermission } from '#platform/member'
import { productMessages as texts } from '#products/product/product-messages'
import { productPath } from '#products/product-query'
import { Button, ExternalButton } from '#ui/button.tsx'
import { late } from '#ui/late'
import { showToast } from '#ui/toast/toast-store'
import { useAskedFor } from '#ui/use-asked-for'
import { useMutation } from '#ui/use-mutation'

const PreviewDialog = late(async () => (await import('#products/product/preview-dialog.tsx')).PreviewDialog)

export function ProductActions({ product }: { product: WholeProduct }) {
  const { id, name, category, status } = product
  const [isPreviewing, setPreviewing] = useState(false)
  const mayWrite = usePermission('products:write')
  const navigate = useNavigate()
  const { busy, change } = useMutation()
  useAskedFor(['preview'], () => setPreviewing(true))

  async function copy() {
    const answer = await change('POST /api/staff/product/copy', { productId: id })
    if (answer === null || isWireRefusal(answer)) return
    await navigate(productPath(answer.productId))
    showToast(texts.copied)
  }

  return (
    <>
      {status === 'published' && (
        <ExternalButton look="outline" href={shopPath({ id, name, category })}>
          <Icon node={ExternalLink} />
          {texts.viewInShop}
        </ExternalButton>
      )}
      <Button look="outline" onClick={() => setPreviewing(true)}>
        <Icon node={Eye} />
        {texts.preview.open}
      </Button>
      <Suspense>
        {isPreviewing && <PreviewDialog product={product} onClose={() => setPreviewing(false)} />}
      </Suspense>
      {mayWrite && (
        <Button look="outline" busy={busy} onClick={copy}>
          <Icon node={Copy} />
          {texts.copy}
        </Button>
      )}
    </>
  )
}
