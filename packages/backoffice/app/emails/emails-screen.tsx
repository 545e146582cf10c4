import type { StaffEmail } from '@little-dunes/domain/contract/emails/staff/email-calls'
import { EMAIL_STATES } from '@little-dunes/domain/messages/email-words/email-states'
import { useLoaderData } from 'react-router'
import { EmailActions, kindName } from '#emails/email-actions.tsx'
import { emailsMessages as texts } from '#emails/emails-messages'
import styles from '#emails/emails-screen.module.css'
import { load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Tag } from '#ui/display/tag.tsx'
import { listAddress } from '#ui/list/address/list-address'
import { actionColumn, type Column } from '#ui/list/data-table.tsx'
import { ListScreen } from '#ui/list/list-screen.tsx'

type Query = {
  state?: (typeof EMAIL_STATES)[number] | undefined
  q?: string
  older?: string
}

const address = listAddress<Query>(PATHS.emails, {
  choices: { state: { values: EMAIL_STATES, usual: undefined } },
  names: ['q', 'older'],
})

export const loader = address.loader((query) => load('GET /api/staff/emails', query))

const COLUMNS: readonly Column<StaffEmail>[] = [
  {
    heading: texts.kind,
    phone: 'topStart',
    cell: (email) => (
      <>
        {kindName(email)}
        <small className={styles.address}>
          <bdi>{email.to}</bdi>
        </small>
      </>
    ),
  },
  {
    heading: texts.language,
    phone: 'wideOnly',
    cell: ({ language }) => texts.languages[language] ?? language,
  },
  {
    heading: texts.made,
    phone: 'bottomStart',
    cell: ({ createdAt, attempts }) => (
      <>
        {formatDateTime(createdAt)}
        {attempts > 1 && <small className={styles.note}>{texts.attempts(attempts)}</small>}
      </>
    ),
  },
  {
    heading: texts.state,
    phone: 'topEnd',
    cell: ({ state, error }) => (
      <>
        <Tag>{texts.states[state]}</Tag>
        {error && state !== 'sent' && (
          <small className={styles.note}>
            <bdi>{error}</bdi>
          </small>
        )}
      </>
    ),
  },
  actionColumn((email) => <EmailActions email={email} />, 'bottomEnd'),
]

export function Component() {
  const { emails, waiting, failed, ...page } = useLoaderData<typeof loader>()
  const { q } = page.query
  const counts = { waiting, failed, sent: undefined }
  return (
    <ListScreen
      {...page}
      address={address}
      title={texts.title}
      context={texts.context(failed)}
      views={{
        label: texts.views,
        parameter: 'state',
        options: [undefined, ...EMAIL_STATES].map((state) => ({
          value: state,
          name: state ? texts.states[state] : texts.all,
          count: state && counts[state],
        })),
      }}
      search={{ label: texts.searchLabel, hint: texts.searchHint }}
      columns={COLUMNS}
      rows={emails}
      rowKey={({ id }) => id}
      empty={{ text: texts.nothing, filtered: q && texts.nothingFound(q) }}
      foot={texts.onThisPage(emails.length)}
    />
  )
}
