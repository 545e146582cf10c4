import { isEan13 } from '@little-dunes/domain/catalogue/feed/gtin'
import { formatAmount } from '@little-dunes/domain/money'
import { Barcode, Ean13 } from '#documents/barcode.tsx'
import { code128 } from '#documents/code128'
import styles from '#documents/size-label.module.css'

export interface LabelledSize {
  id: string
  name: string
  /** Arabic names are empty if missing. */
  nameAr: string
  colour: string
  colourAr: string
  size: string
  sku: string
  barcode: string | null
  /** Price in the shop, in fils. */
  price: number
}

/** Dots of a thermal printer (203 dpi) on 50 mm, without the quiet zones: a module needs at least one dot. */
const MAX_MODULES = 400 - 20

const isDrawn = (text: string): boolean => {
  const widths = code128(text)
  return widths !== null && widths.reduce((sum, width) => sum + width, 0) <= MAX_MODULES
}

/** The barcode, or the SKU if the barcode is missing or cannot be drawn. */
const pickCode = ({ barcode, sku }: LabelledSize): string | null =>
  [barcode, sku].find((text) => text !== null && isDrawn(text)) ?? null

/** Fits on two lines; sizes of a product differ at the end. */
const shortSku = (sku: string): string => (sku.length > 58 ? `${sku.slice(0, 38)}…${sku.slice(-19)}` : sku)

export function SizeLabel({ of }: { of: LabelledSize }) {
  const code = pickCode(of)
  const isArticle = code !== null && isEan13(code)
  return (
    <article className={styles.label} lang="en" dir="ltr" aria-label={`${of.name}, ${of.colour}, ${of.size}`}>
      <p className={styles.name}>{of.name}</p>
      {of.nameAr && (
        <p className={styles.name} lang="ar" dir="rtl">
          {of.nameAr}
        </p>
      )}
      <p className={styles.facts}>
        <span className={styles.colour}>
          {of.colour}{' '}
          {of.colourAr && (
            <bdi lang="ar" dir="rtl">
              {of.colourAr}
            </bdi>
          )}
        </span>
        <b className={styles.size}>{of.size}</b>
        <b className={styles.price}>AED {formatAmount(of.price)}</b>
      </p>
      {code !== null &&
        (isArticle ? (
          <Ean13 text={code} className={styles.article} />
        ) : (
          <Barcode text={code} className={styles.code} />
        ))}
      {code !== null && code !== of.sku && <p className={styles.numbers}>{code}</p>}
      <p className={styles.numbers}>{shortSku(of.sku)}</p>
    </article>
  )
}
