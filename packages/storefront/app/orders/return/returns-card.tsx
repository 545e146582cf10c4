import { returnPath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import orderStyles from '#orders/page/order-page.module.css'
import styles from '#orders/return/return.module.css'
import { ReturnList } from '#orders/return/return-list.tsx'
import { returnMessages } from '#orders/return/return-messages'
import { useReturnPage } from '#orders/return/use-return-page'
import { useMessages } from '#platform/messages'
import { ButtonLink } from '#ui/button.tsx'

/** Shown for a delivered order: its returns, with a link to a new one. */
export function ReturnsCard({ number }: { number: string }) {
  const t = useMessages(returnMessages)
  const { page, key, cancel, loadPhotos } = useReturnPage(number)
  if (!page || (page.problem !== null && page.returns.length === 0)) return null

  return (
    <section className={clsx(orderStyles.card, styles.inOrder)} aria-labelledby="returns">
      <h2 id="returns">{page.returns.length > 0 ? t.returns : t.heading}</h2>
      {page.until !== null && page.problem === null && <p>{t.until(page.until)}</p>}
      {page.returns.length > 0 && (
        <ReturnList page={page} onCallOff={(one) => void cancel(one)} loadPhotos={loadPhotos} />
      )}
      {page.problem === null && (
        <ButtonLink look="outline" size="small" to={returnPath(page.number, key ?? undefined)}>
          {t.start}
        </ButtonLink>
      )}
    </section>
  )
}
