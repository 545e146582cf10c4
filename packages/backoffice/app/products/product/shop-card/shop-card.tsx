import { Icon } from '@little-dunes/design/icon.tsx'
import { derivedPicture } from '@little-dunes/domain/catalogue/pictures'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { DIRECTIONS, LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { writeAmount } from '@little-dunes/domain/messages/write-amount'
import type { Fils } from '@little-dunes/domain/money'
import { clsx } from 'clsx'
import { Eye, Zap } from 'lucide'
import { Suspense, useState } from 'react'
import { PAGE_LANGUAGE } from '#platform/page-language'
import { useFormFields } from '#products/product/form/form-context'
import { productMessages } from '#products/product/product-messages'
import { cardOfDraft } from '#products/product/shop-card/card-of-draft'
import styles from '#products/product/shop-card/shop-card.module.css'
import { SHOP_WORDS } from '#products/product/shop-card/shop-words'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Swatch } from '#ui/display/swatches.tsx'
import { late } from '#ui/late'
import { SegmentButtons } from '#ui/segments.tsx'

const PreviewDialog = late(async () => (await import('#products/product/preview-dialog.tsx')).PreviewDialog)

const texts = productMessages.shopCard

/** The shop shows it for products without a picture. */
const PLACEHOLDER = '/pictures/placeholder.avif'

/** Decimals only if they are not zero, as on cards in the shop. */
const priceIn = (language: Language, amount: Fils): string => writeAmount[language](amount).replace('.00', '')

function Note({ status, isBorrowedName }: { status: unknown; isBorrowedName: boolean }) {
  const isHidden = status !== 'published'
  if (!isHidden && !isBorrowedName) return null
  return (
    <p className={styles.note}>
      {isHidden && (status === 'archived' ? texts.archived : texts.notShown)}
      {isHidden && isBorrowedName && ' '}
      {isBorrowedName && texts.borrowedName}
    </p>
  )
}

/** Preview of the product card in either language, updated on each key press. */
export function ShopCard({ product }: { product: WholeProduct }) {
  const form = useFormFields()
  const [language, setLanguage] = useState<Language>(PAGE_LANGUAGE)
  const [isPreviewing, setPreviewing] = useState(false)
  const words = SHOP_WORDS[language]
  const card = cardOfDraft(product, form, language, Date.now())
  const isCut = card.before > card.now
  return (
    <Card
      title={texts.title}
      actions={
        <SegmentButtons<Language>
          label={texts.language}
          options={LANGUAGES.map((one) => ({
            value: one,
            name: texts.languages[one],
            label: texts.languagesInFull[one],
          }))}
          chosen={language}
          onChoose={setLanguage}
        />
      }
    >
      <div className={styles.ground}>
        <article className={styles.card} aria-label={texts.title} lang={language} dir={DIRECTIONS[language]}>
          <div className={styles.picture}>
            <img
              src={card.picture === null ? PLACEHOLDER : derivedPicture(card.picture, 400, 'webp')}
              alt=""
              width={400}
              height={500}
            />
            {card.off > 0 && <span className={clsx(styles.badge, styles.off)}>{words.off(card.off)}</span>}
            {card.isFlash && (
              <span className={clsx(styles.badge, styles.flash)}>
                <Icon node={Zap} />
                {words.flashSale}
              </span>
            )}
          </div>
          <p className={styles.name}>
            <bdi>{card.name || texts.noName}</bdi>
            <span className={styles.swatches}>
              {card.swatches.map((swatch) => (
                <Swatch key={swatch} swatch={swatch} />
              ))}
              {card.moreSwatches > 0 && <small dir="ltr">+{card.moreSwatches}</small>}
            </span>
          </p>
          {card.before > 0 && (
            <p className={styles.price}>
              {card.isFrom && <small>{words.from}</small>}
              <b className={clsx(isCut && styles.cut)}>{priceIn(language, card.now)}</b>
              {isCut && <s>{priceIn(language, card.before)}</s>}
            </p>
          )}
          {card.left !== null && (
            <p className={clsx(card.left === 0 && styles.cut)}>{words.left(card.left)}</p>
          )}
        </article>
      </div>
      <Note
        status={form.value('status')}
        isBorrowedName={card.isBorrowedName && card.name !== '' && language !== 'en'}
      />
      <Button look="quiet" size="small" onClick={() => setPreviewing(true)}>
        <Icon node={Eye} />
        {texts.wholePage}
      </Button>
      <Suspense>
        {isPreviewing && <PreviewDialog product={product} onClose={() => setPreviewing(false)} />}
      </Suspense>
    </Card>
  )
}
