import { PATHS } from '@little-dunes/domain/paths'
import { lazy, Suspense, useState } from 'react'
import { currentRoute } from '#platform/address/current-route'
import { useMessages } from '#platform/messages'
import { returnState } from '#platform/return-path'
import { useSession } from '#platform/session'
import { reviewsMessages } from '#product/reviews/reviews-messages'
import type { MyReview } from '#product/reviews/use-reviews'
import { Button, ButtonLink } from '#ui/button.tsx'

const ReviewDialog = lazy(() => import('#product/reviews/review-dialog.tsx'))

interface WriteReviewProps {
  productId: string
  sizes: readonly string[]
  myReview: MyReview | null
  onChanged(): Promise<void>
}

/** Opens the dialog for signed-in buyers and links others to the sign-in. */
export function WriteReview({ productId, sizes, myReview, onChanged }: WriteReviewProps) {
  const t = useMessages(reviewsMessages)
  const token = useSession((session) => session.token)
  const [isOpen, setOpen] = useState(false)
  const [isRequested, setIsRequested] = useState(false)
  if (!token)
    return (
      <ButtonLink look="outline" size="small" to={PATHS.login} state={() => returnState(currentRoute())}>
        {t.signIn}
      </ButtonLink>
    )
  if (!myReview?.mayReview) return null
  const hasSize = myReview.mayReview.size !== 'One Size'
  return (
    <>
      {myReview.myReview?.hidden && <p>{t.reviewHidden}</p>}
      <Button
        size="small"
        onClick={() => {
          setIsRequested(true)
          setOpen(true)
        }}
      >
        {myReview.myReview ? t.change : t.write}
      </Button>
      {isRequested && (
        <Suspense fallback={null}>
          <ReviewDialog
            productId={productId}
            sizes={hasSize ? sizes : []}
            myReview={myReview.myReview}
            title={myReview.myReview ? t.change : t.write}
            open={isOpen}
            onClose={() => setOpen(false)}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </>
  )
}
