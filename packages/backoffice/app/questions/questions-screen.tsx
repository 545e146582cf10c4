import { useLoaderData } from 'react-router'
import { inboxAddress } from '#inbox/inbox-address'
import { InboxScreen } from '#inbox/inbox-screen.tsx'
import { load } from '#platform/client'
import { QuestionRow } from '#questions/question-row.tsx'
import { questionsMessages as texts } from '#questions/questions-messages'
import { PATHS } from '#shell/paths'

const VIEWS = ['open', 'all', 'hidden'] as const
const address = inboxAddress(PATHS.questions, VIEWS)

export const loader = address.loader(({ view, older }) => load('GET /api/staff/questions', { view, older }))

/** Customers' questions about products, to answer or hide. */
export function Component() {
  const { questions, ...inbox } = useLoaderData<typeof loader>()
  return (
    <InboxScreen address={address} views={VIEWS} texts={texts} {...inbox}>
      {questions.map((question) => (
        <QuestionRow key={question.id} question={question} />
      ))}
    </InboxScreen>
  )
}
