import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { WireReview } from '@little-dunes/domain/contract/reviews/review-calls'
import { PATHS } from '@little-dunes/domain/paths'
import type { ReviewSummary } from '@little-dunes/domain/reviews/review'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { currentRoute } from '#platform/address/current-route'
import { call } from '#platform/client'
import { getMessages } from '#platform/messages'
import { returnState } from '#platform/return-path'
import { useSession } from '#platform/session'
import { reviewsMessages } from '#product/reviews/reviews-messages'
import { NavigateContext } from '#ui/link.tsx'
import { showToast } from '#ui/toast/toast-store'

/** Loader data: the first reviews, their number and their summary. */
export interface ShownReviews {
  reviews: readonly WireReview[]
  total: number
  summary: ReviewSummary
}

export type MyReview = ReplyOf<'POST /api/product/review/own'>

const complain = (message = getMessages(reviewsMessages).failed) => showToast(message, { kind: 'error' })

/** The shown reviews, this visitor's votes and own review (null for guests). */
export function useReviews(productId: string, first: ShownReviews) {
  const token = useSession(({ token: current }) => current)
  const [{ reviews, total, summary }, setShown] = useState(first)
  const [myReview, setMyReview] = useState<MyReview | null>(null)
  const [voted, setVoted] = useState<ReadonlySet<string>>(new Set())
  const [isAlive, setAlive] = useState(false)
  const navigate = useContext(NavigateContext)

  useEffect(() => setAlive(true), [])

  const setHelpful = (counts: ReadonlyMap<string, number>) =>
    setShown((now) => ({
      ...now,
      reviews: now.reviews.map((one) => ({ ...one, helpful: counts.get(one.id) ?? one.helpful })),
    }))

  function applyReview(answer: MyReview): void {
    setMyReview(answer)
    setVoted(new Set(answer.voted.map(({ id }) => id)))
    setHelpful(new Map(answer.voted.map(({ id, helpful }) => [id, helpful])))
  }

  async function loadMyReview(): Promise<void> {
    const answer = await call('POST /api/product/review/own', { itemId: productId }).catch(() => null)
    if (answer?.success) applyReview(answer)
  }

  const signedIn = useEffectEvent(loadMyReview)
  useEffect(() => {
    setMyReview(null)
    setVoted(new Set())
    if (token) signedIn()
  }, [token])

  async function readFrom(offset: number): Promise<void> {
    const answer = await call('GET /api/product/reviews', { itemId: productId, offset }).catch(() => null)
    if (!answer?.success) return complain(answer?.message)
    const loaded = reviews.slice(0, offset)
    setShown({
      reviews: [...loaded, ...answer.reviews.filter(({ id }) => !loaded.some((one) => one.id === id))],
      total: answer.total,
      summary: answer.summary,
    })
  }

  /** Shows the vote at once and undoes it after a refusal. */
  async function vote(review: WireReview, helpful: boolean): Promise<void> {
    if (!token) return void navigate(PATHS.login, { state: returnState(currentRoute()) })
    const mark = (isVoted: boolean) =>
      setVoted((now) => new Set(isVoted ? [...now, review.id] : [...now].filter((id) => id !== review.id)))
    mark(helpful)
    const answer = await call('POST /api/product/review/vote', { reviewId: review.id, helpful }).catch(
      () => null,
    )
    if (answer?.success) return setHelpful(new Map([[review.id, answer.helpful]]))
    mark(!helpful)
    complain(answer?.message)
  }

  return {
    reviews,
    total,
    summary,
    isAlive,
    myReview,
    voted,
    vote,
    showMore: () => readFrom(reviews.length),
    /** Called after the own review was written or removed. */
    async readAgain() {
      await readFrom(0)
      await loadMyReview()
    },
  }
}
