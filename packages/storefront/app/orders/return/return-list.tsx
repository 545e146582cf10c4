import type { WireReturn } from '@little-dunes/domain/contract/returns/return-calls'
import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { filsFromAed } from '@little-dunes/domain/money'
import { mayCancelReturn } from '@little-dunes/domain/orders/returns/return-lifecycle'
import styles from '#orders/return/return.module.css'
import { returnMessages } from '#orders/return/return-messages'
import { ReturnPhotos } from '#orders/return/return-photos.tsx'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import textStyles from '#ui/text.module.css'
import { uiMessages } from '#ui/ui-messages'

interface ReturnListProps {
  returns: readonly WireReturn[]
  onCallOff(number: string): void
  loadPhotos(number: string): Promise<{ success: true; photos: string[] } | WireRefusal>
}

/** The returns of an order, each with its status. */
export function ReturnList({ returns, onCallOff, loadPhotos }: ReturnListProps) {
  const t = useMessages(returnMessages)
  const words = useMessages(uiMessages)
  return (
    <ul className={styles.returns}>
      {returns.map(({ number, status, requestedAt, lines, pickup, photos, refunded, answer }) => (
        <li key={number}>
          <div className={styles.returnHead}>
            <b>{t.statuses[status]}</b>
            <span className={textStyles.numeric}>{t.number(number, requestedAt)}</span>
          </div>
          {lines.map(({ position, name, quantity, size, newSize }) => (
            <p key={position}>
              {newSize === null
                ? `${t.countedName(name, quantity)} · ${words.size(size)}`
                : t.change(t.countedName(name, quantity), size, newSize)}
            </p>
          ))}
          {pickup && <p>{t.pickedUpOn(pickup.day, pickup.window)}</p>}
          {photos > 0 && <ReturnPhotos number={number} loadPhotos={loadPhotos} />}
          {refunded !== null && (
            <p>
              <bdi>{t.refunded(formatMoney(filsFromAed(refunded)))}</bdi>
            </p>
          )}
          {answer && <p dir="auto">{answer}</p>}
          {mayCancelReturn(status) && (
            <button
              type="button"
              className={textStyles.link}
              aria-label={t.cancelReturnLabel(number)}
              onClick={() => onCallOff(number)}
            >
              {t.callOff}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
