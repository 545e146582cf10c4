import { getFootLength, SHOE_SIZES } from '@little-dunes/domain/catalogue/sizes'
import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import { clsx } from 'clsx'
import { sizeTableMessages } from '#catalogue/size-table-messages'
import styles from '#catalogue/size-tables.module.css'
import { useMessages } from '#platform/messages'
import { uiMessages } from '#ui/ui-messages'

export type SizeChart = Pick<WireSettings, 'sizeChart' | 'sizeChartWeightHeading'>

/** Sizes of clothes; the rows are shop data (D-16). */
export function SizeChartTable({ sizeChart, sizeChartWeightHeading }: SizeChart) {
  const t = useMessages(sizeTableMessages)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t.chart.size}</th>
          <th scope="col">{t.chart.height}</th>
          <th scope="col">{sizeChartWeightHeading}</th>
          <th scope="col">{t.chart.age}</th>
        </tr>
      </thead>
      <tbody>
        {sizeChart.map(({ size, height, weight, age }) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            <td>
              <bdi>{height}</bdi>
            </td>
            <td>
              <bdi>{weight}</bdi>
            </td>
            <td>
              <bdi>{age}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** EU sizes by foot length; all of them by default. */
export function ShoeSizeTable({ sizes = SHOE_SIZES }: { sizes?: readonly string[] }) {
  const t = useMessages(sizeTableMessages)
  const { sizeName } = useMessages(uiMessages)
  return (
    <table className={clsx(styles.table, styles.shoes)} aria-label={t.shoeChart}>
      <thead>
        <tr>
          <th scope="col">{t.chart.size}</th>
          <th scope="col">{t.footLength}</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size}>
            <th scope="row">
              <bdi>{sizeName(size)}</bdi>
            </th>
            <td>{getFootLength(size)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
