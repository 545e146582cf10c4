import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { QuestionRow } from '#questions/question-row.tsx'
import { questionsMessages as texts } from '#questions/questions-messages'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Page } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'

const VIEWS = ['open', 'all', 'hidden'] as const
type View = (typeof VIEWS)[number]

function pathOf(view: View, older?: string | null): string {
  const pairs = [...(view === 'open' ? [] : [['view', view]]), ...(older ? [['older', older]] : [])]
  return pairs.length > 0 ? `${PATHS.questions}?${new URLSearchParams(pairs)}` : PATHS.questions
}

export async function loader({ request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams
  const view = VIEWS.find((known) => known === parameters.get('view')) ?? 'open'
  const before = parameters.get('older') ?? undefined
  return { ...(await load('GET /api/staff/questions', { view, older: before })), view, before }
}

/** What shoppers ask about products, to be answered or hidden. */
export function Component() {
  const { questions, open, older, view, before } = useLoaderData<typeof loader>()
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
        {questions.length === 0 && <EmptyList>{texts.nothing[view]}</EmptyList>}
        <ul>
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} />
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
