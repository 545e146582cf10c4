import type { StockMovement } from '@little-dunes/domain/contract/inventory/stock-calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import styles from '#inventory/size/ledger.module.css'
import { stockMessages as texts } from '#inventory/size/stock-messages'
import { stockRoomMessages as rowTexts } from '#inventory/stock-room-messages'
import { load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { saveCsv } from '#platform/save-file'
import { Button } from '#ui/button.tsx'
import { Actor } from '#ui/display/actor.tsx'
import tables from '#ui/list/table.module.css'
import { showError } from '#ui/toast/toast-store'

const readPage = (sizeEntryId: string, before: number | null) =>
  load('GET /api/staff/stock/ledger', before === null ? { sizeEntryId } : { sizeEntryId, older: before })

/** Movements of a size, newest first, also as a file. */
export function Ledger({ sizeEntryId }: { sizeEntryId: string }) {
  const [movements, setMovements] = useState<StockMovement[] | null>(null)
  const [older, setOlder] = useState<number | null>(null)

  useEffect(() => {
    readPage(sizeEntryId, null).then((page) => {
      setMovements(page.movements)
      setOlder(page.older)
    }, showError)
  }, [sizeEntryId])

  async function readOlder(before: number) {
    const page = await readPage(sizeEntryId, before)
    setMovements((known) => [...(known ?? []), ...page.movements])
    setOlder(page.older)
  }

  async function save() {
    const { name, csv } = await load('GET /api/staff/stock/ledger/file', { sizeEntryId })
    saveCsv(name, csv)
  }

  return (
    <section className={styles.ledger}>
      <header>
        <h3>{texts.ledger}</h3>
        <Button look="quiet" size="small" onClick={() => save().catch(showError)}>
          {texts.saveCsv}
        </Button>
      </header>
      {movements === null && <p>{rowTexts.loading}</p>}
      {movements?.length === 0 && <p>{rowTexts.ledgerEmpty}</p>}
      {movements !== null && movements.length > 0 && (
        <table className={clsx(tables.table, styles.rows)}>
          <thead>
            <tr>
              <th>{rowTexts.time}</th>
              <th>{rowTexts.why}</th>
              <th className={tables.end}>{rowTexts.change}</th>
              <th className={tables.end}>{rowTexts.left}</th>
            </tr>
          </thead>
          <tbody>
            {movements.map((movement) => (
              <tr key={movement.id}>
                <td>{formatDateTime(movement.at)}</td>
                <td>
                  {rowTexts.reasons[movement.reason]}{' '}
                  {movement.orderNumber !== null && <bdi>{orderNumberText(movement.orderNumber)}</bdi>}
                  <small>
                    <Actor {...movement} />
                    {movement.note && (
                      <>
                        {' '}
                        · <bdi>{movement.note}</bdi>
                      </>
                    )}
                  </small>
                </td>
                <td className={clsx(tables.end, movement.delta > 0 && styles.more)}>
                  {rowTexts.signed(movement.delta)}
                </td>
                <td className={tables.end}>{movement.after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {older !== null && (
        <Button look="outline" size="small" onClick={() => readOlder(older).catch(showError)}>
          {rowTexts.olderMovements}
        </Button>
      )}
    </section>
  )
}
