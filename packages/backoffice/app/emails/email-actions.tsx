import type { StaffEmail } from '@little-dunes/domain/contract/emails/staff/email-calls'
import { DIRECTIONS, FIRST_LANGUAGE, LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { emailsMessages as texts } from '#emails/emails-messages'
import styles from '#emails/emails-screen.module.css'
import { load } from '#platform/client'
import { usePermission } from '#platform/member'
import { emailTextsMessages } from '#settings/email-texts-messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

const kindNames: Partial<Record<string, string>> = emailTextsMessages.kinds

export const kindName = ({ kind }: StaffEmail): string => kindNames[kind] ?? texts.otherKind

interface ReadEmail {
  subject: string
  paragraphs: string[]
}

interface EmailDialogProps {
  email: StaffEmail
  content: ReadEmail | null
  onClose(): void
}

function EmailDialog({ email, content, onClose }: EmailDialogProps) {
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

export function EmailActions({ email }: { email: StaffEmail }) {
  const { busy, change } = useMutation()
  const mayRetry = usePermission('orders:refund')
  const [content, setContent] = useState<ReadEmail | null>(null)

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
    <>
      {email.isReadable && (
        <Button
          look="outline"
          size="small"
          aria-label={texts.readLabel(kindName(email), email.to)}
          onClick={read}
        >
          {texts.read}
        </Button>
      )}
      {email.state === 'failed' && mayRetry && (
        <Button
          look="outline"
          size="small"
          aria-label={texts.tryAgainLabel(kindName(email), email.to)}
          busy={busy}
          onClick={tryAgain}
        >
          {texts.tryAgain}
        </Button>
      )}
      <EmailDialog email={email} content={content} onClose={() => setContent(null)} />
    </>
  )
}
