import { useMessages } from '#platform/messages'
import styles from '#product/choice/size-chart.module.css'
import type { SizeChart } from '#product/load-product'
import { productMessages } from '#product/product-messages'
import { Dialog } from '#ui/dialog/dialog.tsx'
import textStyles from '#ui/text.module.css'

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

/** PROD-12, PROD-27 to PROD-30; the rows are shop data (D-16). */
export function SizeChartDialog({
  chart,
  open,
  onClose,
}: {
  chart: SizeChart
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
        <ChartTable {...chart} />
      </div>
    </Dialog>
  )
}
