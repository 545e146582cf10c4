import type { ContactMessage } from '@little-dunes/domain/contract/contact/staff/message-calls'
import { FIRST_LANGUAGE, LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { namedShopMessages } from '@little-dunes/domain/messages/shop-name'
import { Link, useLoaderData } from 'react-router'
import { inboxAddress } from '#inbox/inbox-address'
import { EntryText, InboxEntry } from '#inbox/inbox-entry.tsx'
import { InboxScreen } from '#inbox/inbox-screen.tsx'
import { messagesMessages as texts } from '#messages/messages-messages'
import { load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { usePermission } from '#platform/member'
import { shopName } from '#platform/shop-name'
import { PATHS } from '#shell/paths'
import { Button, ExternalButton } from '#ui/button.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

const VIEWS = ['open', 'done'] as const
const address = inboxAddress(PATHS.messages, VIEWS)

export const loader = address.loader((query) => load('GET /api/staff/messages', query))

function Message({ message }: { message: ContactMessage }) {
  const { id, createdAt, name, email, orderNumber, orderId, language, doneAt, doneBy, doneByName } = message
  const { busy, change } = useMutation()
  const mayWrite = usePermission('customers:write')
  const written = LANGUAGES.find((known) => known === language) ?? FIRST_LANGUAGE

  async function mark(done: boolean): Promise<boolean> {
    const answer = await change('POST /api/staff/message/done', { messageId: id, done })
    return answer !== null && !isWireRefusal(answer)
  }

  async function markWithUndo(done: boolean) {
    const undo = { label: texts.undo, run: () => void mark(!done).catch(showError) }
    if (await mark(done)) showToast(done ? texts.markedDone : texts.markedOpen, { undo })
  }

  return (
    <InboxEntry
      at={createdAt}
      heading={
        <>
          <b>
            <bdi>{name}</bdi>
          </b>
          <bdi>{email}</bdi>
          {written !== FIRST_LANGUAGE && <Tag>{texts.inArabic}</Tag>}
        </>
      }
    >
      {orderNumber !== '' && (
        <p>
          {orderId ? (
            <Link to={`${PATHS.orders}/${orderId}`}>{texts.order(orderNumber)}</Link>
          ) : (
            texts.order(orderNumber)
          )}
        </p>
      )}
      <EntryText language={written}>{message.message}</EntryText>
      <footer>
        <ExternalButton
          look="outline"
          size="small"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(namedShopMessages[written].contactAnswer(shopName(written)))}`}
        >
          {texts.answer}
        </ExternalButton>
        {mayWrite && (
          <Button
            look={doneAt === null ? 'filled' : 'outline'}
            size="small"
            busy={busy}
            onClick={() => void markWithUndo(doneAt === null)}
          >
            {doneAt === null ? texts.done : texts.reopen}
          </Button>
        )}
        {doneAt !== null && (
          <small title={doneBy ?? undefined}>{texts.doneBy(doneByName ?? '', formatDateTime(doneAt))}</small>
        )}
      </footer>
    </InboxEntry>
  )
}

export function Component() {
  const { messages, ...inbox } = useLoaderData<typeof loader>()
  return (
    <InboxScreen address={address} views={VIEWS} texts={texts} {...inbox}>
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </InboxScreen>
  )
}
