import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { inboxAddress } from '#inbox/inbox-address'
import { InboxScreen } from '#inbox/inbox-screen.tsx'
import { load } from '#platform/client'
import { QuestionRow } from '#questions/question-row.tsx'
import { questionsMessages as texts } from '#questions/questions-messages'
import { PATHS } from '#shell/paths'

const VIEWS = ['open', 'all', 'hidden'] as const
const { read, path } = inboxAddress(PATHS.questions, VIEWS)

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, older: before } = read(new URL(request.url).searchParams)
  return { ...(await load('GET /api/staff/questions', { view, older: before })), view, before }
}

/** What shoppers ask about products, to be answered or hidden. */
export function Component() {
  const { questions, ...inbox } = useLoaderData<typeof loader>()
  return (
    <InboxScreen addressOf={path} views={VIEWS} texts={texts} {...inbox}>
      {questions.map((question) => (
        <QuestionRow key={question.id} question={question} />
      ))}
    </InboxScreen>
  )
}
