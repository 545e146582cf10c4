import { footLengthOf } from '@little-dunes/domain/catalogue/sizes'
import { clsx } from 'clsx'
import { useMessages } from '#platform/messages'
import styles from '#product/choice/size-chart.module.css'
import type { SizeChart } from '#product/load-product'
import { productMessages } from '#product/product-messages'
import { Dialog } from '#ui/dialog/dialog.tsx'
import textStyles from '#ui/text.module.css'
import { uiMessages } from '#ui/ui-messages'

function ChartTable({ sizeChart, sizeChartWeightHeading }: SizeChart) {
  const t = useMessages(productMessages)
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

/** EU sizes by the length of the foot. */
function ShoeTable({ sizes }: { sizes: readonly string[] }) {
  const t = useMessages(productMessages)
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
            <td>{footLengthOf(size)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** PROD-12, PROD-27 to PROD-30; the rows are shop data (D-16). */
export function SizeChartDialog({
  chart,
  fits,
  open,
  onClose,
}: {
  chart: SizeChart
  /** What the charts have to say about the product: clothes as a whole, shoes in its own sizes. */
  fits: { clothes: boolean; shoes: readonly string[] }
  open: boolean
  onClose(): void
}) {
  const t = useMessages(productMessages)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      label={t.sizeChart}
      closeLabel={t.close}
      className={styles.chart}
      sheet
    >
      <img
        className={styles.scene}
        src="/pictures/size-chart.avif"
        width={640}
        height={1000}
        alt={t.sizeChartPicture}
      />
      <div className={styles.words}>
        <h2 className={textStyles.display}>{t.sizeChart}</h2>
        {fits.clothes && <ChartTable {...chart} />}
        {fits.shoes.length > 0 && <ShoeTable sizes={fits.shoes} />}
      </div>
    </Dialog>
  )
}
