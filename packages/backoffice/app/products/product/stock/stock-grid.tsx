import { compareSizes, getAges } from '@little-dunes/domain/catalogue/sizes'
import { stockLevel } from '@little-dunes/domain/catalogue/stock'
import type { ProductColour, ProductSize } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { clsx } from 'clsx'
import { stockMessages as texts } from '#inventory/size/stock-messages'
import { localName } from '#platform/local-name'
import styles from '#products/product/stock/stock-grid.module.css'
import { productsMessages } from '#products/products-messages'
import { Swatch } from '#ui/display/swatches.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'

const LEVELS = { sold_out: styles.soldOut, low: styles.low, enough: undefined }
const LEVEL_TEXTS = { sold_out: texts.soldOut, low: texts.low, enough: null }

interface CellProps {
  colour: ProductColour
  size: ProductSize
  onOpen(id: string): void
}

function Cell({ colour, size, onOpen }: CellProps) {
  const level = size.counted ? stockLevel(size.stock) : 'enough'
  const figure = size.counted ? String(size.stock) : '∞'
  const word = size.counted ? LEVEL_TEXTS[level] : texts.notCounted
  return (
    <button
      type="button"
      className={clsx(styles.cell, LEVELS[level])}
      aria-label={texts.cell(
        localName(colour),
        size.size,
        [size.counted && figure, word].filter(Boolean).join(' '),
      )}
      onClick={() => onOpen(size.id)}
    >
      <span className={styles.size}>{size.size}</span> <b aria-hidden={!size.counted}>{figure}</b>{' '}
      {word && <small>{word}</small>}
    </button>
  )
}

function Ages({ of }: { of: string }) {
  const ages = getAges(of)
  return ages && <small>{productsMessages.years(...ages)}</small>
}

const sumStock = ({ sizes }: ProductColour): number =>
  sizes.reduce((sum, { stock, counted }) => sum + (counted ? stock : 0), 0)

export function StockGrid({ colours, onOpen }: { colours: ProductColour[]; onOpen(id: string): void }) {
  const names = [...new Set(colours.flatMap(({ sizes }) => sizes.map(({ size }) => size)))].sort(compareSizes)
  return (
    <div className={styles.scroll}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{texts.colour}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
                <Ages of={name} />
              </th>
            ))}
            <th scope="col" className={styles.sum}>
              {texts.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {colours.map((colour) => (
            <tr key={colour.id}>
              <th scope="row">
                <span className={styles.colour}>
                  <Thumbnail address={colour.images[0] ?? null} />
                  <Swatch swatch={colour.swatch} />
                  <bdi>{localName(colour)}</bdi>
                </span>
              </th>
              {names.map((name) => {
                const size = colour.sizes.find((one) => one.size === name)
                return <td key={name}>{size && <Cell colour={colour} size={size} onOpen={onOpen} />}</td>
              })}
              <td className={styles.sum}>{sumStock(colour)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
