import { Icon } from '@little-dunes/design/icon.tsx'
import type { Fit } from '@little-dunes/domain/reviews/review'
import { MAX_REVIEW_PHOTOS, reviewPhotoAddress } from '@little-dunes/domain/reviews/review-photos'
import { Star } from 'lucide'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import styles from '#product/reviews/review-dialog.module.css'
import { reviewDialogMessages } from '#product/reviews/review-dialog-messages'
import type { MyReview } from '#product/reviews/use-reviews'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import inputStyles from '#ui/form/input.module.css'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'
import { PhotoPicker } from '#ui/photos/photo-picker.tsx'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'

const STARS = [1, 2, 3, 4, 5]
/**
 * Repeated here: otherwise the page and this dialog would share a file, which every page's list of files would name.
 */
const FITS: readonly Fit[] = ['small', 'true', 'large']

interface ReviewDialogProps {
  productId: string
  /** Empty when one size fits all. */
  sizes: readonly string[]
  myReview: MyReview['myReview']
  /** 'Write a review' or 'Change your review'. */
  title: string
  open: boolean
  onClose(): void
  onChanged(): Promise<void>
}

type Names = 'stars' | 'fit' | 'childSize' | 'text' | 'name'

function StarsField({
  myReview,
  problem,
}: Pick<ReviewDialogProps, 'myReview'> & { problem: string | undefined }) {
  const t = useMessages(reviewDialogMessages)
  return (
    <fieldset className={styles.choices}>
      <legend>{t.stars}</legend>
      {STARS.map((stars) => (
        <label key={stars} className={styles.choice}>
          <input
            type="radio"
            name="stars"
            value={stars}
            defaultChecked={myReview?.stars === stars}
            aria-label={t.starsLabel(stars)}
          />
          <span aria-hidden="true">
            {stars} <Icon node={Star} />
          </span>
        </label>
      ))}
      {problem && <p className={styles.problem}>{problem}</p>}
    </fieldset>
  )
}

function FitFields({ myReview, sizes }: Pick<ReviewDialogProps, 'myReview' | 'sizes'>) {
  const t = useMessages(reviewDialogMessages)
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t.fitQuestion}</legend>
        {FITS.map((fit) => (
          <label key={fit} className={styles.choice}>
            <input type="radio" name="fit" value={fit} defaultChecked={myReview?.fit === fit} />
            <span>{t.fits[fit]}</span>
          </label>
        ))}
      </fieldset>
      <Field label={t.childSize}>
        {(control) => (
          <Select {...control} name="childSize" defaultValue={myReview?.childSize ?? ''}>
            <option value="">{t.noSize}</option>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}

interface PhotosFieldProps extends Pick<ReviewDialogProps, 'myReview' | 'productId'> {
  onChange(photos: string[]): void
}

function PhotosField({ myReview, productId, onChange }: PhotosFieldProps) {
  const t = useMessages(reviewDialogMessages)
  const title = useId()
  return (
    <section className={styles.photos} aria-labelledby={title}>
      <h3 id={title}>{t.photos}</h3>
      <PhotoPicker
        max={MAX_REVIEW_PHOTOS}
        hint={t.photosHint}
        initial={(myReview?.photos ?? []).map((id) => ({ id, url: reviewPhotoAddress(id, 'small') }))}
        upload={(file) => call('POST /api/product/review/photo', { itemId: productId, file })}
        onChange={onChange}
      />
    </section>
  )
}

/** One call at a time; the dialog closes once the shop accepts it. */
function useReviewCall(
  { onClose, onChanged }: Pick<ReviewDialogProps, 'onClose' | 'onChanged'>,
  reportInvalidName: () => void,
) {
  const [busy, setBusy] = useState(false)

  async function ask(
    send: () => Promise<{ success: boolean; message: string; code?: string }>,
  ): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const answer = await send()
      if (answer.code === 'invalid_form') return reportInvalidName()
      showToast(answer.message, answer.success ? {} : { kind: 'error' })
      if (!answer.success) return
      onClose()
      await onChanged()
    } catch (cause) {
      showToast((cause as Error).message, { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return { busy, ask }
}

/** Writes, changes or removes the own review; the text stays in the form until it has been sent. */
export default function ReviewDialog(props: ReviewDialogProps) {
  const { productId, sizes, myReview, title, open, onClose } = props
  const t = useMessages(reviewDialogMessages)
  const form = useRef<HTMLFormElement>(null)
  const user = useSession((session) => session.user)
  const [chosen, setChosen] = useState<string[]>()
  const { problems, addProblems, submitted, onBlur, onInput } = useFormProblems<Names>(form, (values) => ({
    ...(!values.stars && { stars: t.starsNeeded }),
    ...(values.name.trim() === '' && { name: t.nameNeeded }),
  }))
  const { busy, ask } = useReviewCall(props, () => addProblems({ name: t.nameNeeded }))

  function publish(event: FormEvent<HTMLFormElement>): void {
    const values = submitted(event)
    if (!values) return
    const { stars, fit, childSize = '', text, name } = values
    const said = FITS.find((known) => known === fit) ?? null
    void ask(() =>
      call('POST /api/product/review/write', {
        itemId: productId,
        ...{ stars: Number(stars), fit: said, childSize, text, name },
        ...(chosen && { photos: chosen }),
      }),
    )
  }

  return (
    <Dialog open={open} onClose={onClose} label={title} closeLabel={t.close} className={styles.dialog} sheet>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={publish}
        onBlur={onBlur}
        onInput={onInput}
      >
        <h2 className={textStyles.display}>{title}</h2>
        <StarsField myReview={myReview} problem={problems.stars} />
        {sizes.length > 0 && <FitFields myReview={myReview} sizes={sizes} />}
        <Field label={t.words}>
          {(control) => (
            <textarea
              {...control}
              name="text"
              rows={5}
              dir="auto"
              maxLength={2000}
              defaultValue={myReview?.text}
              className={inputStyles.input}
            />
          )}
        </Field>
        <PhotosField myReview={myReview} productId={productId} onChange={setChosen} />
        <Field label={t.name} error={problems.name}>
          {(control) => (
            <Input
              {...control}
              name="name"
              dir="auto"
              maxLength={60}
              defaultValue={myReview?.name ?? user?.name.split(/\s/)[0]}
            />
          )}
        </Field>
        <p className={styles.note}>{t.publicNote}</p>
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={busy}>
            {t.send}
          </Button>
          {myReview && (
            <Button
              look="outline"
              aria-disabled={busy}
              onClick={() => void ask(() => call('POST /api/product/review/remove', { itemId: productId }))}
            >
              {t.remove}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
