import { Icon } from '@little-dunes/design/icon.tsx'
import { getAges, isShoeSize, ONE_SIZE } from '@little-dunes/domain/catalogue/sizes'
import { SIZE_HASH } from '@little-dunes/domain/paths'
import type { Fit } from '@little-dunes/domain/reviews/review'
import { clsx } from 'clsx'
import { Ruler } from 'lucide'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import type { SizeChart } from '#catalogue/size-tables.tsx'
import { useMessages } from '#platform/messages'
import styles from '#product/choice/option.module.css'
import type { SizeOption } from '#product/choice/use-variant-selection'
import { productMessages } from '#product/product-messages'
import textStyles from '#ui/text.module.css'
import { uiMessages } from '#ui/ui-messages'

const FitFinderDialog = lazy(() => import('#product/choice/fit-finder-dialog.tsx'))
const SizeChartDialog = lazy(() => import('#product/choice/size-chart-dialog.tsx'))

/** A dialog, whose code is fetched when it is opened first. */
type Opened = 'never' | 'open' | 'closed'

interface SizeButtonProps {
  offered: SizeOption
  chosen: boolean
  onChoose(size: string): void
}

/** PROD-11, VAL-04. An age size shows its code and the age (PROD-23), a shoe size 'EU 28' (PROD-26). */
function SizeButton({ offered: { size, left }, chosen, onChoose }: SizeButtonProps) {
  const t = useMessages(uiMessages)
  const age = t.ageLabel(size)
  return (
    <button
      type="button"
      className={clsx(styles.size, textStyles.numeric)}
      aria-pressed={chosen}
      disabled={left === 0}
      onClick={() => onChoose(size)}
    >
      <bdi>{age ? size : t.sizeName(size)}</bdi>
      {age && (
        <small>
          <bdi>{age}</bdi>
        </small>
      )}
    </button>
  )
}

/** '100 · 2–3 Years', 'EU 28', 'One Size'. */
const toLabel = (size: string, { ageLabel, sizeName }: typeof uiMessages): string =>
  ageLabel(size) ? `${size} · ${sizeName(size)}` : sizeName(size)

interface SizePickerProps {
  sizes: readonly SizeOption[]
  chosen: string | null
  soldOut: boolean
  /** Units left of the chosen size, when they are few and known. */
  few: number | null
  chart: SizeChart
  /** Buyers' opinion of the fit; null with too few opinions. */
  fit: { fit: Fit; percent: number } | null
  onChoose(size: string): void
  /** More notices below the sizes. */
  children: ReactNode
}

export function SizePicker({ sizes, chosen, soldOut, few, chart, fit, onChoose, children }: SizePickerProps) {
  const t = useMessages(productMessages)
  const words = useMessages(uiMessages)
  const id = useId()
  const [charting, setCharting] = useState<Opened>('never')
  const [finding, setFinding] = useState<Opened>('never')
  // A chart does not help with a size that fits all.
  const hasChart = sizes.some(({ size }) => size !== ONE_SIZE)
  const shoes = sizes.map(({ size }) => size).filter(isShoeSize)
  const someClothes = sizes.some(({ size }) => getAges(size) !== null)
  return (
    <section id={SIZE_HASH.slice(1)} className={styles.option} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t.size}</h2>
        <span className={styles.value}>{chosen !== null && toLabel(chosen, words)}</span>
        {someClothes && (
          <button
            type="button"
            className={clsx(textStyles.link, textStyles.reach)}
            onClick={() => setFinding('open')}
          >
            {t.findSize}
          </button>
        )}
        {hasChart && (
          <button
            type="button"
            className={clsx(textStyles.link, textStyles.reach, styles.chartLink)}
            onClick={() => setCharting('open')}
          >
            <Icon node={Ruler} />
            {t.viewChart}
          </button>
        )}
      </div>
      <div className={styles.sizes}>
        {sizes.map((offered) => (
          <SizeButton
            key={offered.size}
            offered={offered}
            chosen={offered.size === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      <div className={styles.notices}>
        {few !== null && <p>{t.few(few)}</p>}
        {soldOut && <p>{t.soldOut}</p>}
        {children}
      </div>
      {finding !== 'never' && (
        <Suspense fallback={null}>
          <FitFinderDialog
            {...{ sizes, chart, fit, onChoose }}
            open={finding === 'open'}
            onClose={() => setFinding('closed')}
          />
        </Suspense>
      )}
      {charting !== 'never' && (
        <Suspense fallback={null}>
          <SizeChartDialog
            chart={chart}
            fits={{ shoes, clothes: shoes.length === 0 || someClothes }}
            open={charting === 'open'}
            onClose={() => setCharting('closed')}
          />
        </Suspense>
      )}
    </section>
  )
}
