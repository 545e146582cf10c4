import type { StaffQuestion } from '@little-dunes/domain/contract/questions/staff/question-calls'
import { LONGEST_ANSWER } from '@little-dunes/domain/reviews/question'
import { AnswerForm } from '#inbox/answer-form.tsx'
import { EntryText, InboxEntry, ProductAndCustomer } from '#inbox/inbox-entry.tsx'
import { questionsMessages as texts } from '#questions/questions-messages'
import { Tag } from '#ui/display/tag.tsx'
import { useMutation } from '#ui/use-mutation'

export function QuestionRow({ question }: { question: StaffQuestion }) {
  const { id: questionId, language, at, hidden } = question
  const { busy, change } = useMutation()
  return (
    <InboxEntry
      at={at}
      heading={
        <>
          <ProductAndCustomer {...question} />
          <Tag>{texts.languages[language]}</Tag>
          {hidden && <Tag>{texts.hiddenTag}</Tag>}
        </>
      }
    >
      <EntryText language={language}>{question.question}</EntryText>
      <AnswerForm
        entry={question}
        longest={LONGEST_ANSWER}
        busy={busy}
        publish={(answer) =>
          change('POST /api/staff/question/answer', { questionId, from: question.answer, answer })
        }
        hide={(next) => change('POST /api/staff/question/hide', { questionId, hidden: next })}
        texts={texts}
      />
    </InboxEntry>
  )
}
