import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { WireReturnPage } from '@little-dunes/domain/contract/returns/return-calls'
import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { MAX_RETURN_PHOTOS } from '@little-dunes/domain/orders/returns/return-terms'
import { clsx } from 'clsx'
import { type FormEvent, useId, useState } from 'react'
import { PickupChoice } from '#orders/return/pickup-choice.tsx'
import styles from '#orders/return/return.module.css'
import {
  chosenLines,
  EMPTY_DRAFT,
  getResolution,
  missingPart,
  moneyBack,
  toRequest,
  withLine,
} from '#orders/return/return-draft'
import { returnMessages } from '#orders/return/return-messages'
import { ReturnSummary } from '#orders/return/return-summary.tsx'
import { ReasonChips, ReturnedItem, SizeChips } from '#orders/return/returned-item.tsx'
import { WishChoice } from '#orders/return/wish-choice.tsx'
import { useMessages } from '#platform/messages'
import { Input } from '#ui/form/input.tsx'
import panelStyles from '#ui/panel.module.css'
import { PhotoPicker } from '#ui/photos/photo-picker.tsx'

interface ReturnFormProps {
  page: WireReturnPage
  busy: boolean
  /** Message of the shop's refusal. */
  refusal: string | null
  upload(file: Blob): Promise<{ success: true; photo: string } | WireRefusal>
  onSend(request: InputOf<'POST /api/return/request'>): void
}

/** The form with units, reasons and resolution; the summary beside it always shows the result. */
export function ReturnForm({ page, busy, refusal, upload, onSend }: ReturnFormProps) {
  const t = useMessages(returnMessages)
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [isTried, setTried] = useState(false)
  const note = useId()
  const chosen = chosenLines(page, draft)
  const resolution = getResolution(draft, chosen)
  const missing = missingPart(draft, chosen, page.needsPhotoOfDamage)
  const refund = moneyBack(page, chosen)

  function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (missing === null && !busy) onSend(toRequest(page, draft, chosen))
  }

  return (
    <form className={clsx(panelStyles.workAndPanel, styles.form)} onSubmit={send} noValidate>
      <div>
        <section className={styles.question} aria-labelledby={`${note}-items`}>
          <h2 id={`${note}-items`}>{t.items}</h2>
          <ul className={styles.items}>
            {page.lines.map((line) => (
              <ReturnedItem
                key={line.position}
                line={line}
                draft={chosen.find(({ position }) => position === line.position) ?? null}
                onChange={(one) => setDraft(withLine(draft, one))}
              />
            ))}
          </ul>
        </section>
        {chosen.map(({ line, ...selection }) => (
          <section key={selection.position} className={styles.question}>
            <ReasonChips
              line={line}
              chosen={selection.reason}
              onChoose={(reason) => setDraft(withLine(draft, { ...selection, reason }))}
            />
          </section>
        ))}
        {chosen.length > 0 && (
          <>
            <div className={styles.note}>
              <label htmlFor={note}>{t.tellMore}</label>
              <Input
                id={note}
                value={draft.note}
                maxLength={500}
                onChange={({ target }) => setDraft({ ...draft, note: target.value })}
              />
            </div>
            <section className={styles.question} aria-labelledby={`${note}-photos`}>
              <h2 id={`${note}-photos`}>{t.photos}</h2>
              <PhotoPicker
                max={MAX_RETURN_PHOTOS}
                hint={t.photosHint}
                upload={upload}
                onChange={(photos) => setDraft((before) => ({ ...before, photos }))}
              />
            </section>
            <WishChoice
              page={page}
              chosen={chosen}
              draft={draft}
              onChoose={(wish) => setDraft({ ...draft, ...wish })}
            />
          </>
        )}
        {resolution === 'exchange' &&
          chosen.map(({ line, ...selection }) => (
            <section key={selection.position} className={styles.question}>
              <SizeChips
                line={line}
                chosen={selection.newSize}
                onChoose={(newSize) => setDraft(withLine(draft, { ...selection, newSize }))}
              />
            </section>
          ))}
        {chosen.length > 0 && (
          <PickupChoice
            days={page.pickupDays}
            chosen={draft.pickup}
            onChoose={(pickup) => setDraft({ ...draft, pickup })}
          />
        )}
      </div>
      <ReturnSummary
        chosen={chosen}
        resolution={resolution}
        refund={refund}
        problem={isTried && missing !== null ? t.missing[missing] : refusal}
        busy={busy}
      />
    </form>
  )
}
