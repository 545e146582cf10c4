import type { WireReturnPage } from '@little-dunes/domain/contract/returns/return-calls'
import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { filsFromAed } from '@little-dunes/domain/money'
import { mayCancelReturn } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { nextSteps } from '#orders/return/next-steps'
import styles from '#orders/return/return.module.css'
import { returnMessages } from '#orders/return/return-messages'
import { ReturnPhotos } from '#orders/return/return-photos.tsx'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import textStyles from '#ui/text.module.css'
import { uiMessages } from '#ui/ui-messages'

interface ReturnListProps {
  page: WireReturnPage
  onCallOff(number: string): void
  loadPhotos(number: string): Promise<{ success: true; photos: string[] } | WireRefusal>
}

function NextSteps({ steps }: { steps: readonly string[] }) {
  const t = useMessages(returnMessages)
  if (steps.length === 0) return null
  return (
    <div className={styles.nextSteps}>
      <h3>{t.next}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

/** The returns of an order, each with its status and next steps. */
export function ReturnList({ page, onCallOff, loadPhotos }: ReturnListProps) {
  const t = useMessages(returnMessages)
  const words = useMessages(uiMessages)
  return (
    <ul className={styles.returns}>
      {page.returns.map((one) => (
        <li key={one.number}>
          <div className={styles.returnHead}>
            <b>{t.statuses[one.status]}</b>
            <span className={textStyles.numeric}>{t.number(one.number, one.requestedAt)}</span>
          </div>
          {one.lines.map(({ position, name, quantity, size, newSize }) => (
            <p key={position}>
              {newSize === null
                ? `${t.countedName(name, quantity)} · ${words.size(size)}`
                : t.change(t.countedName(name, quantity), size, newSize)}
            </p>
          ))}
          {one.photos > 0 && <ReturnPhotos number={one.number} loadPhotos={loadPhotos} />}
          <NextSteps steps={nextSteps(one, page.paymentMethod, t)} />
          {one.refunded !== null && (
            <p>
              <bdi>{t.refunded(formatMoney(filsFromAed(one.refunded)))}</bdi>
            </p>
          )}
          {one.answer && <p dir="auto">{one.answer}</p>}
          {mayCancelReturn(one.status) && (
            <button
              type="button"
              className={textStyles.link}
              aria-label={t.cancelReturnLabel(one.number)}
              onClick={() => onCallOff(one.number)}
            >
              {t.callOff}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
