import { Icon } from '@little-dunes/design/icon.tsx'
import { displayedPrice } from '@little-dunes/domain/catalogue/pricing'
import { spanState } from '@little-dunes/domain/catalogue/sales/sale-terms'
import { priceOfSize } from '@little-dunes/domain/catalogue/size-prices'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { Printer } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { documentsMessages as texts } from '#documents/documents-messages'
import styles from '#documents/print-screen.module.css'
import labelStyles from '#documents/size-label.module.css'
import { type LabelledSize, SizeLabel } from '#documents/size-label.tsx'
import {
  type AskedLabels,
  LABEL_PAPERS,
  readSizeLabelsAddress,
  sizeLabelsAddress,
} from '#documents/size-labels-address'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'

/** Three columns, eight rows. */
const PER_SHEET = 24

function labelledSizes(product: WholeProduct, now: number): Map<string, LabelledSize> {
  const { name, nameAr, discount, appliedSale, flashDiscount, flashStartsAt, flashEndsAt } = product
  const flash = { startsAt: flashStartsAt, endsAt: flashEndsAt }
  const terms = {
    discount: Math.max(discount, appliedSale),
    flashsale: product.flashsale && spanState(flash, now) === 'live',
    flashDiscount,
  }
  const sizes = product.colours.flatMap((colour) =>
    colour.sizes.map(({ id, size, sku, barcode, price }) => ({
      ...{ id, name, nameAr, colour: colour.name, colourAr: colour.nameAr, size, sku, barcode },
      price: displayedPrice({ ...terms, price: priceOfSize(product, { price: price ?? undefined }) }),
    })),
  )
  return new Map(sizes.map((size) => [size.id, size]))
}

/** One label per unit; deleted sizes have none. */
const labelsFor = (asked: readonly AskedLabels[], sizes: Map<string, LabelledSize>) =>
  asked.flatMap(({ sizeId, copies }) => {
    const size = sizes.get(sizeId)
    return size ? Array.from({ length: copies }, (_, copy) => ({ key: `${sizeId} ${copy}`, size })) : []
  })

export async function loader({ request }: LoaderFunctionArgs) {
  const { paper, productIds, asked } = readSizeLabelsAddress(new URL(request.url).searchParams)
  const read = await Promise.all(productIds.map((productId) => load('GET /api/staff/product', { productId })))
  const sizes = new Map(read.flatMap(({ product }) => [...labelledSizes(product, Date.now())]))
  return { paper, productIds, asked, labels: labelsFor(asked, sizes) }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

function Labels({ paper, labels }: Pick<Loaded, 'paper' | 'labels'>) {
  if (paper === 'thermal')
    return labels.map(({ key, size }) => (
      <div key={key} className={labelStyles.thermal}>
        <SizeLabel of={size} />
      </div>
    ))
  const sheets = Array.from({ length: Math.ceil(labels.length / PER_SHEET) }, (_, sheet) =>
    labels.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET),
  )
  return sheets.map((sheet) => (
    <section key={sheet[0]?.key} className={labelStyles.sheet}>
      {sheet.map(({ key, size }) => (
        <SizeLabel key={key} of={size} />
      ))}
    </section>
  ))
}

export function Component() {
  const { paper, productIds, asked, labels } = useLoaderData<typeof loader>()
  const [first] = productIds
  const isOfOne = first !== undefined && productIds.length === 1
  return (
    <div className={styles.document}>
      <div className={styles.onScreen}>
        <Page
          title={texts.sizeLabels}
          context={texts.labelsReady(labels.length)}
          actions={
            <>
              <ButtonLink look="outline" to={isOfOne ? `${PATHS.products}/${first}` : PATHS.inventory}>
                {isOfOne ? texts.toProduct : texts.toStock}
              </ButtonLink>
              {labels.length > 0 && (
                <Button onClick={() => window.print()}>
                  <Icon node={Printer} />
                  {texts.print}
                </Button>
              )}
            </>
          }
        >
          <Tabs
            label={texts.sizeLabels}
            tabs={LABEL_PAPERS.map((kind) => ({
              to: sizeLabelsAddress(productIds, kind, asked),
              name: texts.labelPapers[kind],
              current: kind === paper,
            }))}
          />
          {labels.length === 0 && <EmptyState text={texts.noSizeLabels} />}
        </Page>
      </div>
      <div className={styles.papers}>
        <Labels paper={paper} labels={labels} />
      </div>
    </div>
  )
}
