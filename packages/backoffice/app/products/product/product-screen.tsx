import type { WholeProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { ColoursCard } from '#products/product/colours-card.tsx'
import { ConflictNote } from '#products/product/form/conflict-note.tsx'
import { fieldName, valueText } from '#products/product/form/field-names'
import { ProductFormContext } from '#products/product/form/form-context'
import { SaveBar } from '#products/product/form/save-bar.tsx'
import { useProductForm } from '#products/product/form/use-product-form'
import { localName } from '#products/product/local-name'
import { PriceCard } from '#products/product/price-card.tsx'
import { ProductActions } from '#products/product/product-actions.tsx'
import { productMessages as texts } from '#products/product/product-messages'
import styles from '#products/product/side-cards.module.css'
import { OrganizationCard, PromotionsCard } from '#products/product/side-cards.tsx'
import { TranslationsCard } from '#products/product/translations-card.tsx'
import { ProductStatusBadge } from '#products/product-status.tsx'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { late } from '#ui/late'
import { Columns, Page, Stack } from '#ui/page.tsx'

const ShopCard = late(async () => (await import('#products/product/shop-card/shop-card.tsx')).ShopCard)
const StockCard = late(async () => (await import('#products/product/stock/stock-card.tsx')).StockCard)
const SizesCard = late(async () => (await import('#products/product/sizes-card.tsx')).SizesCard)
const LateCards = late(async () => (await import('#products/product/late-cards.tsx')).LateCards)

export const loader = async ({ params }: LoaderFunctionArgs) =>
  (await load('GET /api/staff/product', { productId: params.id ?? '' })).product

/** One product: texts, colours, prices and stock. */
export function Component() {
  const product = useLoaderData<WholeProduct>()
  return <Editor key={product.id} product={product} />
}

function Editor({ product }: { product: WholeProduct }) {
  const { draft, conflicts, form, busy, save, discard, keepMine, takeTheirs } = useProductForm(product)
  const edited = Object.keys(draft)
  const [isUnbooked, setUnbooked] = useState(false)
  const name = localName(product)
  return (
    <ProductFormContext value={form}>
      <Page
        title={name}
        parent={{ to: PATHS.products, name: texts.products }}
        heading={
          <>
            <bdi>{name}</bdi>
            <ProductStatusBadge {...product} />
          </>
        }
        context={product.sku}
        actions={<ProductActions product={product} />}
      >
        <Columns>
          <Stack>
            {conflicts.map((conflict) => (
              <ConflictNote
                key={conflict.field}
                conflict={conflict}
                name={fieldName(product, conflict.field)}
                mine={valueText(conflict.field, draft[conflict.field]?.to)}
                theirs={valueText(conflict.field, conflict.theirs)}
                onMine={() => keepMine(conflict)}
                onTheirs={() => takeTheirs(conflict)}
              />
            ))}
            <TranslationsCard product={product} />
            <ColoursCard product={product} />
            <Suspense>
              <StockCard product={product} onUnbooked={setUnbooked} />
              {product.colours.length > 0 && <SizesCard product={product} />}
            </Suspense>
          </Stack>
          <Stack>
            <OrganizationCard />
            <Suspense
              fallback={
                <Card title={texts.shopCard.title}>
                  <div className={styles.cardToCome} />
                </Card>
              }
            >
              <ShopCard product={product} />
            </Suspense>
            <PriceCard product={product} />
            <PromotionsCard />
            <Suspense>
              <LateCards product={product} />
            </Suspense>
          </Stack>
        </Columns>
        {edited.length > 0 && (
          <SaveBar
            names={edited.map((field) => fieldName(product, field))}
            busy={busy}
            onSave={save}
            onDiscard={discard}
          />
        )}
        <LeaveGuard
          active={edited.length > 0 || isUnbooked}
          title={texts.leaveTitle}
          text={isUnbooked ? texts.leaveCount : texts.leaveText}
        />
      </Page>
    </ProductFormContext>
  )
}
