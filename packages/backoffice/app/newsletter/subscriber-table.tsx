import type { Subscriber } from '@little-dunes/domain/contract/newsletter/newsletter-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { newsletterMessages as texts } from '#newsletter/newsletter-messages'
import styles from '#newsletter/subscriber-table.module.css'
import { formatDate } from '#platform/format'
import { usePermission } from '#platform/member'
import { shopperPath } from '#shoppers/shopper-query'
import { Button } from '#ui/button.tsx'
import tables from '#ui/list/table.module.css'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

function SubscriberRow({
  subscriber: { id, name, email, language, consentedAt },
}: {
  subscriber: Subscriber
}) {
  const { busy, change } = useMutation()
  const mayWrite = usePermission('shoppers:write')

  async function end() {
    const answer = await change('POST /api/staff/newsletter/end', { shopperId: id })
    if (answer !== null && !isWireRefusal(answer)) showToast(texts.ended(name))
  }

  return (
    <tr>
      <td className={clsx(tables.topStart, styles.name)}>
        <Link to={shopperPath(id)}>
          <bdi>{name}</bdi>
        </Link>
        <small>
          <bdi>{email}</bdi>
        </small>
      </td>
      <td className={tables.bottomEnd}>{texts.languages[language] ?? language}</td>
      <td className={clsx(tables.bottomStart, styles.consent)}>{formatDate(consentedAt)}</td>
      <td className={clsx(tables.end, tables.topEnd)}>
        {mayWrite && (
          <Button look="outline" size="small" busy={busy} aria-label={texts.endOf(name)} onClick={end}>
            {texts.end}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Who gets news, since when and in which language. */
export const SubscriberTable = ({ subscribers }: { subscribers: Subscriber[] }) => (
  <div className={tables.scroll}>
    <table className={clsx(tables.table, tables.cards)}>
      <thead>
        <tr>
          <th>{texts.name}</th>
          <th>{texts.language}</th>
          <th>{texts.consent}</th>
          <th aria-label={texts.end} />
        </tr>
      </thead>
      <tbody>
        {subscribers.map((subscriber) => (
          <SubscriberRow key={subscriber.id} subscriber={subscriber} />
        ))}
      </tbody>
    </table>
  </div>
)
