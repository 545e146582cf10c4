import { percentOff } from '@little-dunes/domain/catalogue/pricing'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { MINUTE } from '@little-dunes/domain/durations'
import { useState } from 'react'
import { formatDateTime } from '#platform/format'
import { draftPricing, draftSpan } from '#products/product/form/draft-price'
import { type ProductForm, useFormFields } from '#products/product/form/form-context'
import {
  LocalizedTextField,
  MomentField,
  Percent,
  SelectField,
  Toggle,
} from '#products/product/form/form-fields.tsx'
import { productMessages as texts } from '#products/product/product-messages'
import styles from '#products/product/side-cards.module.css'
import { productsMessages as listTexts } from '#products/products-messages'
import { Card } from '#ui/card.tsx'

function FlashNote({ product, form }: { product: WholeProduct; form: ProductForm }) {
  const [now] = useState(() => Date.now())
  const { startsAt, endsAt, state } = draftSpan(form, 'flash', now)
  const larger = texts.largerCounts(`${percentOff(draftPricing(product, form, now))}%`)
  return (
    <>
      {state === 'live' && endsAt !== null && (
        <progress
          max={Math.ceil((endsAt - (startsAt ?? now)) / MINUTE)}
          value={(now - (startsAt ?? now)) / MINUTE}
          aria-hidden
        />
      )}
      <p className={styles.hint}>
        {state === 'planned' && startsAt !== null && texts.flashPlanned(formatDateTime(startsAt))}
        {state === 'live' && `${texts.flashLive(endsAt === null ? null : formatDateTime(endsAt))} ${larger}`}
        {state === 'ended' && texts.saleEnded}
      </p>
    </>
  )
}

/** Lists of the shop that contain the product, and the fields of the flash sale if it is in that. */
export function PromotionsCard({ product }: { product: WholeProduct }) {
  const form = useFormFields()
  // A field with an error stays visible.
  const isFlash = form.value('flashsale') || form.getError('flashEndsAt') !== null
  return (
    <Card title={texts.flags}>
      <div className={styles.column}>
        <Toggle field="flashsale" label={texts.flashsale} />
        {isFlash && (
          <>
            <Percent field="flashDiscount" label={texts.flashDiscount} />
            <MomentField field="flashStartsAt" label={texts.startsAt} empty="now" />
            <MomentField field="flashEndsAt" label={texts.endsAt} empty="noEnd" />
            <FlashNote product={product} form={form} />
          </>
        )}
        <Toggle field="bestseller" label={texts.bestseller} />
        <Toggle field="bestofkids" label={texts.bestofkids} />
      </div>
    </Card>
  )
}

/** Place in the shop, and texts for documents. */
export const OrganizationCard = () => (
  <Card title={texts.place}>
    <div className={styles.pair}>
      <SelectField field="category" label={texts.category} options={listTexts.categories} />
      <LocalizedTextField field="sku" label={texts.sku} />
    </div>
  </Card>
)
