import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeProduct } from '@little-dunes/domain/contract/staff/product-fields'
import { ChevronRight } from 'lucide'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { textsOf } from '#platform/messages'
import { productMessages } from '#products/product/product-messages'
import { StockSheet } from '#products/product/stock/stock-sheet.tsx'
import { ProductStatusBadge } from '#products/product-status.tsx'
import { PATHS } from '#shell/paths'
import mirrorStyles from '#ui/mirrored.module.css'
import { Page, Stack } from '#ui/page.tsx'

const texts = textsOf(productMessages)

export const loader = async ({ params }: LoaderFunctionArgs) =>
  (await load('GET /api/staff/product', { productId: params.id ?? '' })).product

/** One product: its stock by colour and size. */
export function Component() {
  const product = useLoaderData<WholeProduct>()
  return (
    <Page
      title={product.name}
      crumb={
        <>
          <Link to={PATHS.products}>{texts.products}</Link>
          <Icon node={ChevronRight} className={mirrorStyles.mirrored} />
          <bdi>{product.name}</bdi>
        </>
      }
      heading={
        <>
          <bdi>{product.name}</bdi>
          <ProductStatusBadge status={product.status} />
        </>
      }
      context={product.sku}
    >
      <Stack>
        <StockSheet product={product} />
      </Stack>
    </Page>
  )
}
