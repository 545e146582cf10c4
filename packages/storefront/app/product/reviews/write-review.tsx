import { PATHS } from '@little-dunes/domain/paths'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '#platform/messages'
import { returnState } from '#platform/return-path'
import { useSession } from '#platform/session'
import { reviewsMessages } from '#product/reviews/reviews-messages'
import type { OwnReview } from '#product/reviews/use-reviews'
import { Button, ButtonLink } from '#ui/button.tsx'

const ReviewDialog = lazy(() => import('#product/reviews/review-dialog.tsx'))

interface WriteReviewProps {
  productId: string
  sizes: readonly string[]
  own: OwnReview | null
  onChanged(): Promise<void>
}

/** Opens the dialog for signed-in buyers and links others to the sign-in. */
export function WriteReview({ productId, sizes, own, onChanged }: WriteReviewProps) {
  const t = useMessages(reviewsMessages)
  const location = useLocation()
  const token = useSession((session) => session.token)
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  if (!token)
    return (
      <ButtonLink look="outline" size="small" to={PATHS.login} state={returnState(location)}>
        {t.signIn}
      </ButtonLink>
    )
  if (!own?.mayReview) return null
  const hasSize = own.mayReview.size !== 'One Size'
  return (
    <>
      {own.own?.hidden && <p>{t.hiddenOwn}</p>}
      <Button
        size="small"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {own.own ? t.change : t.write}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <ReviewDialog
            productId={productId}
            sizes={hasSize ? sizes : []}
            own={own.own}
            title={own.own ? t.change : t.write}
            open={isOpen}
            onClose={() => setOpen(false)}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </>
  )
}
