import { returnPath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import orderStyles from '#orders/page/order-page.module.css'
import styles from '#orders/return/return.module.css'
import { ReturnList } from '#orders/return/return-list.tsx'
import { returnMessages } from '#orders/return/return-messages'
import { useReturnPage } from '#orders/return/use-return-page'
import { useMessages } from '#platform/messages'
import { ButtonLink } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-store'

/** Shown for a delivered order: its returns, with a link to a new one. */
export function ReturnsCard({ number }: { number: string }) {
  const t = useMessages(returnMessages)
  const { page, key, load, cancel, loadPhotos } = useReturnPage(number)
  if (!page || (page.problem !== null && page.returns.length === 0)) return null

  async function callOff(returnNumber: string) {
    const answer = await cancel(returnNumber).catch(() => null)
    if (answer?.success) showToast(t.calledOff(returnNumber))
    else showToast(answer?.message ?? t.wrong, { kind: 'error' })
    await load()
  }

  return (
    <section className={clsx(orderStyles.card, styles.inOrder)} aria-labelledby="returns">
      <h2 id="returns">{page.returns.length > 0 ? t.returns : t.heading}</h2>
      {page.until !== null && page.problem === null && <p>{t.until(page.until)}</p>}
      {page.returns.length > 0 && (
        <ReturnList returns={page.returns} onCallOff={(one) => void callOff(one)} loadPhotos={loadPhotos} />
      )}
      {page.problem === null && (
        <ButtonLink look="outline" size="small" to={returnPath(page.number, key ?? undefined)}>
          {t.start}
        </ButtonLink>
      )}
    </section>
  )
}
