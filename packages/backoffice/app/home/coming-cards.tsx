import { Icon } from '@little-dunes/design/icon.tsx'
import { ChartColumn, Package, ScanBarcode } from 'lucide'
import styles from '#home/coming-cards.module.css'
import { homeMessages as texts } from '#home/home-messages'
import { Card } from '#ui/card.tsx'

const CARDS = [
  { name: 'orders', icon: Package },
  { name: 'sales', icon: ChartColumn },
  { name: 'stockRoom', icon: ScanBarcode },
] as const

/** Placeholders for cards without data yet. */
export const ComingCards = () => (
  <div className={styles.cards}>
    {CARDS.map(({ name, icon }) => (
      <Card key={name}>
        <Icon node={icon} />
        <h2>
          <b>{texts.coming[name].title}</b>
        </h2>
        <p>{texts.coming[name].about}</p>
      </Card>
    ))}
  </div>
)
