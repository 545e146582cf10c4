import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { localName } from '#platform/local-name'
import { ColoursCard } from '#products/product/colours-card.tsx'
import { fieldName } from '#products/product/form/field-names'
import { ProductFormContext } from '#products/product/form/form-context'
import { editedFields } from '#products/product/form/product-draft'
import { SaveBar } from '#products/product/form/save-bar.tsx'
import { useProductForm } from '#products/product/form/use-product-form'
import { LastChange } from '#products/product/history/last-change.tsx'
import { PriceCard } from '#products/product/price-card.tsx'
import { ProductActions } from '#products/product/product-actions.tsx'
import { productMessages as texts } from '#products/product/product-messages'
import styles from '#products/product/side-cards.module.css'
import { StatusCard } from '#products/product/status-card.tsx'
import { TranslationsCard } from '#products/product/translations-card.tsx'
import { ProductStatusBadge } from '#products/product-status.tsx'
import { productsMessages as listTexts } from '#products/products-messages'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { commaList } from '#ui/display/comma-list'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { late } from '#ui/late'
import { Columns, Page, Stack } from '#ui/page.tsx'

const ConflictDialog = late(
  async () => (await import('#products/product/form/conflict-dialog.tsx')).ConflictDialog,
)
const ShopCard = late(async () => (await import('#products/product/shop-card/shop-card.tsx')).ShopCard)
const StockCard = late(async () => (await import('#products/product/stock/stock-card.tsx')).StockCard)
const SizesCard = late(async () => (await import('#products/product/sizes-card.tsx')).SizesCard)
const LateCards = late(async () => (await import('#products/product/late-cards.tsx')).LateCards)

type SeenProduct = ReplyOf<'GET /api/staff/product'>

export const loader = ({ params }: LoaderFunctionArgs) =>
  load('GET /api/staff/product', { productId: params.id ?? '' })

export function Component() {
  const seen = useLoaderData<SeenProduct>()
  return <Editor key={seen.product.id} {...seen} />
}

/** 'Girls, Dresses'. */
function formatCategories({ category, subCategory: name, subCategoryAr: nameAr }: WholeProduct): string {
  return commaList([listTexts.categories[category], localName({ name, nameAr })].filter(Boolean))
}

function Editor({ product, changed, vatRate }: Pick<SeenProduct, 'product' | 'changed' | 'vatRate'>) {
  const { draft, conflict, form, busy, save, discard, resolve, backToEditing } = useProductForm(product)
  const edited = editedFields(draft)
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
        place={formatCategories(product)}
        context={
          <>
            <bdi>{product.sku}</bdi>
            {changed && (
              <>
                {' · '}
                <LastChange of={changed} />
              </>
            )}
          </>
        }
        actions={<ProductActions product={product} />}
      >
        <Columns>
          <Stack>
            <TranslationsCard product={product} />
            <ColoursCard product={product} />
            <Suspense>
              <StockCard product={product} onUnbooked={setUnbooked} />
              {product.colours.length > 0 && <SizesCard product={product} />}
            </Suspense>
          </Stack>
          <Stack>
            <StatusCard />
            <Suspense
              fallback={
                <Card title={texts.shopCard.title}>
                  <div className={styles.cardToCome} />
                </Card>
              }
            >
              <ShopCard product={product} />
            </Suspense>
            <PriceCard product={product} vatRate={vatRate} />
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
        <Suspense>
          {conflict && (
            <ConflictDialog
              key={conflict.clashes.map(({ field }) => field).join(' ')}
              product={product}
              conflict={conflict}
              busy={busy}
              onChosen={resolve}
              onClose={backToEditing}
            />
          )}
        </Suspense>
        <LeaveGuard
          active={edited.length > 0 || isUnbooked}
          title={texts.leaveTitle}
          text={isUnbooked ? texts.leaveCount : texts.leaveText}
        />
      </Page>
    </ProductFormContext>
  )
}
