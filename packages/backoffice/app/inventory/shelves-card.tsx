import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { Link } from 'react-router'
import { countingMessages } from '#inventory/counting/counting-messages'
import { stockRoomMessages as texts } from '#inventory/stock-room-messages'
import styles from '#inventory/stock-screen.module.css'
import { formatDate } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/display/parts.tsx'

const countPath = (shelf: string): string => `${PATHS.inventoryCount}?${new URLSearchParams({ shelf })}`

type Shelf = ReplyOf<'GET /api/staff/stock/shelves'>['shelves'][number]

function whenCounted({ sizes, countedSince, neverCounted }: Shelf): string {
  if (neverCounted > 0 && neverCounted < sizes)
    return countingMessages.neverCounted(texts.sizes(neverCounted))
  return countingMessages.lastCounted(countedSince === null ? null : formatDate(countedSince))
}

const ShelfFacts = ({ shelf }: { shelf: Shelf }) => (
  <>
    {texts.shelf(shelf.shelf)}
    <small>
      <Parts of={[texts.sizes(shelf.sizes), whenCounted(shelf)]} />
    </small>
  </>
)

interface ShelvesCardProps {
  shelves: Shelf[]
  mayCount: boolean
}

/** Shelves in walking order; each links to its count. */
export const ShelvesCard = ({ shelves, mayCount }: ShelvesCardProps) => (
  <Card title={texts.shelves}>
    {shelves.length === 0 && <p className={styles.quiet}>{texts.noShelves}</p>}
    <ul className={styles.shelves}>
      {shelves.map((one) => (
        <li key={one.shelf}>
          {mayCount ? (
            <Link className={styles.shelf} to={countPath(one.shelf)}>
              <ShelfFacts shelf={one} />
              {one.paused && (
                <small>{countingMessages.pausedBy(texts.sizes(one.paused.counted), one.paused.by)}</small>
              )}
            </Link>
          ) : (
            <span className={styles.shelf}>
              <ShelfFacts shelf={one} />
            </span>
          )}
        </li>
      ))}
    </ul>
    <p className={styles.quiet}>{texts.shelfHint}</p>
  </Card>
)
