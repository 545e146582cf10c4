import type { WireRedirect } from '@little-dunes/domain/contract/redirects/staff/redirect-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { formatDate } from '#platform/format'
import { redirectsMessages as texts } from '#settings/redirects/redirects-messages'
import { Button } from '#ui/button.tsx'
import tables from '#ui/list/table.module.css'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

function RedirectRow({ redirect: { from, target, createdAt } }: { redirect: WireRedirect }) {
  const { busy, change } = useMutation()

  async function remove() {
    const answer = await change('POST /api/staff/redirects/remove', { from })
    if (answer === null || isWireRefusal(answer)) return
    const undo = () => void change('POST /api/staff/redirects/add', { from, target })
    showToast(texts.removed(from), { undo: { label: texts.undo, run: undo } })
  }

  return (
    <tr>
      <td className={clsx(tables.main, tables.topStart)}>
        <bdi dir="ltr">{from}</bdi>
      </td>
      <td className={tables.bottomStart}>
        <bdi dir="ltr">{target}</bdi>
      </td>
      <td className={tables.bottomEnd}>{formatDate(createdAt)}</td>
      <td className={clsx(tables.end, tables.topEnd)}>
        <Button look="quiet" size="small" busy={busy} aria-label={texts.removeOf(from)} onClick={remove}>
          {texts.remove}
        </Button>
      </td>
    </tr>
  )
}

/** Former addresses and where each leads. */
export const RedirectTable = ({ redirects }: { redirects: WireRedirect[] }) => (
  <div className={tables.scroll}>
    <table className={clsx(tables.table, tables.cards)} aria-label={texts.list}>
      <thead>
        <tr>
          <th>{texts.from}</th>
          <th>{texts.target}</th>
          <th>{texts.since}</th>
          <th aria-label={texts.remove} />
        </tr>
      </thead>
      <tbody>
        {redirects.map((redirect) => (
          <RedirectRow key={redirect.from} redirect={redirect} />
        ))}
      </tbody>
    </table>
  </div>
)
