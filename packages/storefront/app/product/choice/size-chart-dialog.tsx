import { ShoeSizeTable, type SizeChart, SizeChartTable } from '#catalogue/size-tables.tsx'
import { useMessages } from '#platform/messages'
import styles from '#product/choice/size-chart.module.css'
import { productMessages } from '#product/product-messages'
import { Dialog } from '#ui/dialog/dialog.tsx'
import textStyles from '#ui/text.module.css'

/** PROD-12, PROD-27 to PROD-30; the rows are shop data (D-16). */
export default function SizeChartDialog({
  chart,
  fits,
  open,
  onClose,
}: {
  chart: SizeChart
  /** Charts to show: clothes as a whole, shoes in the product's own sizes. */
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
        {fits.clothes && <SizeChartTable {...chart} />}
        {fits.shoes.length > 0 && <ShoeSizeTable sizes={fits.shoes} />}
      </div>
    </Dialog>
  )
}
