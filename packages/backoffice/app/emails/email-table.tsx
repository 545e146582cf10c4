import type { StaffEmail } from '@little-dunes/domain/contract/emails/staff/email-calls'
import { DIRECTIONS, FIRST_LANGUAGE, LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { useState } from 'react'
import styles from '#emails/email-table.module.css'
import { emailsMessages as texts } from '#emails/emails-messages'
import { load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { usePermission } from '#platform/member'
import { emailTextsMessages } from '#settings/email-texts-messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Tag } from '#ui/display/tag.tsx'
import tables from '#ui/list/table.module.css'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

const kindNames: Partial<Record<string, string>> = emailTextsMessages.kinds

interface ReadEmail {
  subject: string
  paragraphs: string[]
}

/** What a mail says, in its own direction; the parts of mails have no ids. */
function EmailDialog({
  email,
  content,
  onClose,
}: {
  email: StaffEmail
  content: ReadEmail | null
  onClose(): void
}) {
  const language = LANGUAGES.find((known) => known === email.language) ?? FIRST_LANGUAGE
  return (
    <Dialog open={content !== null} onClose={onClose} title={content?.subject ?? ''}>
      <div className={styles.words} lang={language} dir={DIRECTIONS[language]}>
        {content?.paragraphs
          .map((text, at) => ({ text, key: `${at} ${text}` }))
          .map(({ text, key }) => (
            <p key={key}>{text}</p>
          ))}
      </div>
    </Dialog>
  )
}

function EmailRow({ email }: { email: StaffEmail }) {
  const { busy, change } = useMutation()
  const mayRetry = usePermission('orders:refund')
  const [content, setContent] = useState<ReadEmail | null>(null)
  const kind = kindNames[email.kind] ?? texts.otherKind

  async function read() {
    try {
      setContent(await load('GET /api/staff/email', { emailId: email.id }))
    } catch (error) {
      showError(error)
    }
  }

  async function tryAgain() {
    const answer = await change('POST /api/staff/problems/retry', { kind: 'email', id: email.id })
    if (answer !== null && !isWireRefusal(answer)) showToast(texts.triedAgain)
  }

  return (
    <tr>
      <td className={clsx(tables.topStart, styles.mail)}>
        {kind}
        <small>
          <bdi>{email.to}</bdi>
        </small>
      </td>
      <td className={tables.wideOnly}>{texts.languages[email.language] ?? email.language}</td>
      <td className={tables.bottomStart}>
        {formatDateTime(email.createdAt)}
        {email.attempts > 1 && <small className={styles.note}>{texts.attempts(email.attempts)}</small>}
      </td>
      <td className={tables.topEnd}>
        <Tag>{texts.states[email.state]}</Tag>
        {email.error && email.state !== 'sent' && (
          <small className={styles.note}>
            <bdi>{email.error}</bdi>
          </small>
        )}
      </td>
      <td className={clsx(tables.end, tables.bottomEnd)}>
        {email.isReadable && (
          <Button look="outline" size="small" aria-label={texts.readOf(kind, email.to)} onClick={read}>
            {texts.read}
          </Button>
        )}
        {email.state === 'failed' && mayRetry && (
          <Button
            look="outline"
            size="small"
            aria-label={texts.tryAgainOf(kind, email.to)}
            busy={busy}
            onClick={tryAgain}
          >
            {texts.tryAgain}
          </Button>
        )}
        <EmailDialog email={email} content={content} onClose={() => setContent(null)} />
      </td>
    </tr>
  )
}

/** Mails, the newest first. */
export const EmailTable = ({ emails }: { emails: StaffEmail[] }) => (
  <div className={tables.scroll}>
    <table className={clsx(tables.table, tables.cards)}>
      <thead>
        <tr>
          <th>{texts.kind}</th>
          <th>{texts.language}</th>
          <th>{texts.made}</th>
          <th>{texts.state}</th>
          <th aria-label={texts.read} />
        </tr>
      </thead>
      <tbody>
        {emails.map((email) => (
          <EmailRow key={email.id} email={email} />
        ))}
      </tbody>
    </table>
  </div>
)
