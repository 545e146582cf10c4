import type { ContactMessage } from '@little-dunes/domain/contract/staff/shoppers/message-calls'
import { contactAnswerSubjects } from '@little-dunes/domain/messages/contact-answer'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { DIRECTIONS, FIRST_LANGUAGE, LANGUAGES } from '@little-dunes/domain/messages/languages'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { messagesMessages as texts } from '#messages/messages-messages'
import styles from '#messages/messages-screen.module.css'
import { load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { usePermission } from '#platform/member'
import { PATHS } from '#shell/paths'
import { Button, ExternalButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Page } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

const VIEWS = ['open', 'done'] as const
type View = (typeof VIEWS)[number]

function pathOf(view: View, older?: string | null): string {
  const pairs = [...(view === 'open' ? [] : [['view', view]]), ...(older ? [['older', older]] : [])]
  return pairs.length > 0 ? `${PATHS.messages}?${new URLSearchParams(pairs)}` : PATHS.messages
}

export async function loader({ request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams
  const view: View = parameters.get('view') === 'done' ? 'done' : 'open'
  const before = parameters.get('older') ?? undefined
  return { ...(await load('GET /api/staff/messages', { view, older: before })), view, before }
}

/** One message: who wrote what when, about which order, and what became of it. */
function Message({ message }: { message: ContactMessage }) {
  const { id, createdAt, name, email, orderNumber, orderId, language, doneAt, doneBy, doneByName } = message
  const { busy, change } = useMutation()
  const mayWrite = usePermission('shoppers:write')
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
    <li className={styles.message}>
      <header>
        <b>
          <bdi>{name}</bdi>
        </b>
        <bdi>{email}</bdi>
        {written !== FIRST_LANGUAGE && <Tag>{texts.inArabic}</Tag>}
        <time dateTime={new Date(createdAt).toISOString()}>{formatDateTime(createdAt)}</time>
      </header>
      {orderNumber !== '' && (
        <p>
          {orderId ? (
            <Link to={`${PATHS.orders}/${orderId}`}>{texts.order(orderNumber)}</Link>
          ) : (
            texts.order(orderNumber)
          )}
        </p>
      )}
      <p className={styles.words} lang={written} dir={DIRECTIONS[written]}>
        {message.message}
      </p>
      <footer>
        <ExternalButton
          look="outline"
          size="small"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(contactAnswerSubjects[written])}`}
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
    </li>
  )
}

/** What was written to the shop on its contact page. */
export function Component() {
  const { messages, open, older, view, before } = useLoaderData<typeof loader>()
  return (
    <Page title={texts.title} context={texts.context(open)} isList>
      <Card flush>
        <Tabs
          label={texts.views}
          tabs={VIEWS.map((name) => ({
            to: pathOf(name),
            name: texts.view[name],
            count: name === 'open' ? open : undefined,
            current: name === view,
          }))}
        />
        {messages.length === 0 && <EmptyList>{texts.nothing[view]}</EmptyList>}
        <ul>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
        {(older !== null || before !== undefined) && (
          <ListFoot newer={before === undefined ? null : pathOf(view)} older={older && pathOf(view, older)}>
            {''}
          </ListFoot>
        )}
      </Card>
    </Page>
  )
}
