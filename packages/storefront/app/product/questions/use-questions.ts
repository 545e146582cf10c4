import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { WireQuestion } from '@little-dunes/domain/contract/questions/question-calls'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#platform/client'
import { getMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { questionsMessages } from '#product/questions/questions-messages'
import { showToast } from '#ui/toast/toast-store'

type Waiting = ReplyOf<'POST /api/product/question/own'>['waiting']

interface Shown {
  questions: readonly WireQuestion[]
  total: number
}

const complain = (message = getMessages(questionsMessages).failed) => showToast(message, { kind: 'error' })

/** The customer's own unanswered questions; none for guests. */
function useWaiting(productId: string) {
  const token = useSession((session) => session.token)
  const [waiting, setWaiting] = useState<Waiting>([])
  const read = useCallback(async () => {
    const answer = token
      ? await call('POST /api/product/question/own', { itemId: productId }).catch(() => null)
      : null
    setWaiting(answer?.success ? answer.waiting : [])
  }, [token, productId])
  useEffect(() => void read(), [read])
  return { waiting, read }
}

/** Answered questions of a product; `shown` is null until loaded. */
export function useQuestions(productId: string) {
  const [shown, setShown] = useState<Shown | null>(null)
  const { waiting, read } = useWaiting(productId)

  useEffect(() => {
    call('GET /api/product/questions', { itemId: productId }).then(
      (answer) => (answer.success ? setShown(answer) : complain(answer.message)),
      () => setShown({ questions: [], total: 0 }),
    )
  }, [productId])

  async function showMore(): Promise<void> {
    const known = shown?.questions ?? []
    const answer = await call('GET /api/product/questions', {
      itemId: productId,
      offset: known.length,
    }).catch(() => null)
    if (!answer?.success) return complain(answer?.message)
    const ids = new Set(known.map(({ id }) => id))
    setShown({
      questions: [...known, ...answer.questions.filter(({ id }) => !ids.has(id))],
      total: answer.total,
    })
  }

  async function remove(questionId: string): Promise<void> {
    const answer = await call('POST /api/product/question/remove', { questionId }).catch(() => null)
    if (!answer?.success) return complain(answer?.message)
    showToast(answer.message)
    await read()
  }

  return { shown, waiting, showMore, remove, readWaiting: read }
}
