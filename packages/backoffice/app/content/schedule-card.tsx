import { contentMessages as texts } from '#content/content-messages'
import styles from '#content/side-cards.module.css'
import type { ContentForm } from '#content/use-content-form'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DateTimeField } from '#ui/form/date-field.tsx'

export function ScheduleCard({ form }: { form: ContentForm }) {
  const { span, setSpan, errors, busy } = form
  const isPlanned = span.startsAt !== '' || span.endsAt !== ''
  return (
    <Card title={texts.schedule}>
      <div className={styles.stack}>
        <div className={styles.times}>
          <DateTimeField
            label={texts.from}
            empty="now"
            value={span.startsAt}
            onChange={({ target }) => setSpan({ ...span, startsAt: target.value })}
          />
          <DateTimeField
            label={texts.until}
            empty="noEnd"
            value={span.endsAt}
            error={errors.endsAt}
            onChange={({ target }) => setSpan({ ...span, endsAt: target.value })}
          />
        </div>
        <p className={styles.quiet}>{texts.scheduleNote}</p>
        {isPlanned && form.edited.length === 0 && (
          <Button busy={busy} onClick={() => void form.publish()}>
            {texts.plan}
          </Button>
        )}
      </div>
    </Card>
  )
}
