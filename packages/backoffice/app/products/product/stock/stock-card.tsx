import { Icon } from '@little-dunes/design/icon.tsx'
import type {
  ProductColour,
  WholeProduct,
} from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { MapPin, PackagePlus, Plus, ScanBarcode, Tag } from 'lucide'
import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CountedSize } from '#inventory/counted-size'
import type { LabelSize } from '#inventory/labels/labels-dialog.tsx'
import { stockMessages as texts } from '#inventory/size/stock-messages'
import { stockRoomMessages } from '#inventory/stock-room-messages'
import { localName } from '#platform/local-name'
import { usePermission } from '#platform/member'
import type { SizeOfColour } from '#products/product/stock/size-of-colour'
import styles from '#products/product/stock/stock-card.module.css'
import { StockGrid } from '#products/product/stock/stock-grid.tsx'
import { SIZES_ID } from '#shell/paths'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { late } from '#ui/late'

const AddDialog = late(async () => (await import('#products/product/add-dialog.tsx')).AddDialog)
const CountCard = late(async () => (await import('#inventory/count-card.tsx')).CountCard)
const LabelsDialog = late(async () => (await import('#inventory/labels/labels-dialog.tsx')).LabelsDialog)
const MoveSheet = late(async () => (await import('#products/product/stock/move-sheet.tsx')).MoveSheet)
const SizeDialog = late(async () => (await import('#products/product/stock/size-dialog.tsx')).SizeDialog)

const sumStock = (colours: ProductColour[]): number =>
  colours.flatMap(({ sizes }) => sizes).reduce((sum, { stock, counted }) => sum + (counted ? stock : 0), 0)

const toCounted = ({ colour, size }: SizeOfColour): CountedSize => {
  const name = localName(colour)
  return {
    ...size,
    name: texts.moveTitle(name, size.size),
    head: `${name} · ${size.size}`,
    detail: size.barcode ?? size.sku,
    codes: [size.sku, ...(size.barcode === null ? [] : [size.barcode])],
  }
}

const toLabel = (productId: string, { colour, size }: SizeOfColour): LabelSize => {
  const name = localName(colour)
  return {
    ...{ id: size.id, productId, name: texts.moveTitle(name, size.size) },
    ...{ head: `${name} · ${size.size}`, code: size.barcode ?? size.sku },
  }
}

function aboutSizes(colours: ProductColour[]): string {
  if (colours.length === 0) return texts.coloursFirst
  return colours.some(({ sizes }) => sizes.length > 0) ? texts.explanation : texts.noSizes
}

/** Stock by colour and size. It is not part of the product's form, because only movements change it. */
export function StockCard({
  product: { id, colours },
  onUnbooked,
}: {
  product: WholeProduct
  /** Reports whether a count holds unbooked quantities. */
  onUnbooked(isUnbooked: boolean): void
}) {
  const { revalidate } = useRevalidator()
  const mayWrite = usePermission('stock:write')
  const mayAdd = usePermission('products:write')
  const [isAdding, setAdding] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const [isLabelling, setLabelling] = useState(false)
  const [isReceiving, setReceiving] = useState(false)
  const [isCounting, setCounting] = useState(false)
  const all = colours.flatMap((colour) => colour.sizes.map((size) => ({ colour, size })))
  const open = all.find(({ size }) => size.id === openId)

  async function begin() {
    // A count starts from the current stock.
    await revalidate()
    setCounting(true)
  }

  if (isReceiving)
    return (
      <Suspense>
        <MoveSheet colours={colours} onUnbooked={onUnbooked} onDone={() => setReceiving(false)} />
      </Suspense>
    )
  if (isCounting)
    return (
      <Suspense>
        <CountCard
          title={stockRoomMessages.countTitle}
          what={texts.colour}
          sizes={all.filter(({ size }) => size.counted).map(toCounted)}
          onUnbooked={onUnbooked}
          onDone={() => setCounting(false)}
        />
      </Suspense>
    )
  return (
    <Card
      title={texts.title}
      aside={texts.items(sumStock(colours))}
      actions={
        <>
          {mayWrite && all.length > 0 && (
            <Button look="quiet" size="small" onClick={begin}>
              <Icon node={ScanBarcode} />
              {texts.count}
            </Button>
          )}
          {mayWrite && all.length > 0 && (
            <Button look="outline" size="small" onClick={() => setReceiving(true)}>
              <Icon node={PackagePlus} />
              {texts.receive}
            </Button>
          )}
        </>
      }
      flush
    >
      {all.length > 0 && <StockGrid colours={colours} onOpen={setOpenId} />}
      <footer className={styles.foot}>
        <p>{aboutSizes(colours)}</p>
        {mayAdd && colours.length > 0 && (
          <Button look="quiet" size="small" onClick={() => setAdding(true)}>
            <Icon node={Plus} />
            {texts.addSizes}
          </Button>
        )}
        {all.length > 0 && (
          <Button look="quiet" size="small" onClick={() => setLabelling(true)}>
            <Icon node={Tag} />
            {texts.printLabels}
          </Button>
        )}
        {mayAdd && all.length > 0 && (
          <ButtonLink look="quiet" size="small" to={`#${SIZES_ID}`} replace preventScrollReset>
            <Icon node={MapPin} />
            {texts.shelves}
          </ButtonLink>
        )}
      </footer>
      <Suspense>
        {isAdding && <AddDialog kind="size" productId={id} onClose={() => setAdding(false)} />}
        {isLabelling && (
          <LabelsDialog sizes={all.map((one) => toLabel(id, one))} onClose={() => setLabelling(false)} />
        )}
      </Suspense>
      <Suspense>{open && <SizeDialog key={openId} of={open} onClose={() => setOpenId(null)} />}</Suspense>
    </Card>
  )
}
