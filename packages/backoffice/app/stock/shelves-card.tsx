import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { Link } from 'react-router'
import { PATHS } from '#shell/paths'
import { countingMessages } from '#stock/counting/counting-messages'
import { stockRoomMessages as texts } from '#stock/stock-room-messages'
import styles from '#stock/stock-screen.module.css'
import { Card } from '#ui/card.tsx'

const countPath = (shelf: string): string => `${PATHS.stockCount}?${new URLSearchParams({ shelf })}`

interface ShelvesCardProps {
  shelves: ReplyOf<'GET /api/staff/stock/shelves'>['shelves']
  mayCount: boolean
}

/** The shelves in the order of a walk; each leads to its count. */
export const ShelvesCard = ({ shelves, mayCount }: ShelvesCardProps) => (
  <Card title={texts.shelves}>
    {shelves.length === 0 && <p className={styles.quiet}>{texts.noShelves}</p>}
    <ul className={styles.shelves}>
      {shelves.map(({ shelf, sizes, paused }) => (
        <li key={shelf}>
          {mayCount ? (
            <Link className={styles.shelf} to={countPath(shelf)}>
              {texts.shelf(shelf)}
              <small>{texts.sizes(sizes)}</small>
              {paused && <small>{countingMessages.pausedBy(texts.sizes(paused.counted), paused.by)}</small>}
            </Link>
          ) : (
            <span className={styles.shelf}>
              {texts.shelf(shelf)}
              <small>{texts.sizes(sizes)}</small>
            </span>
          )}
        </li>
      ))}
    </ul>
    <p className={styles.quiet}>{texts.shelfHint}</p>
  </Card>
)
