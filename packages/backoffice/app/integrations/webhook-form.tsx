import { WEBHOOK_EVENTS, type WebhookEvent } from '@little-dunes/domain/contract/webhooks/webhook-events'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useState } from 'react'
import { webhooksMessages as texts } from '#integrations/webhooks-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ShownOnce } from '#ui/display/shown-once.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { TextField } from '#ui/form/field.tsx'
import { Stack } from '#ui/page.tsx'
import { useMutation } from '#ui/use-mutation'

type Problems = Partial<Record<'url' | 'events', string>>

/** Adds an endpoint, whose signing secret is shown once. */
export function WebhookForm() {
  const { busy, change } = useMutation()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>([])
  const [problems, setProblems] = useState<Problems>({})
  const [secret, setSecret] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setSecret(null)
    const answer = await change('POST /api/staff/webhooks/create', { url, events })
    if (answer === null) return
    if (isWireRefusal(answer)) return setProblems((answer.fields as Problems | undefined) ?? {})
    setProblems({})
    setSecret(answer.secret)
    setUrl('')
    setEvents([])
  }

  return (
    <Card title={texts.add}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label={texts.address}
            hint={texts.addressHint}
            dir="ltr"
            inputMode="url"
            value={url}
            error={problems.url && texts.urlProblems[problems.url]}
            onChange={({ target }) => setUrl(target.value)}
          />
          <Choices
            legend={texts.eventTypes}
            choices={WEBHOOK_EVENTS}
            names={texts.events}
            chosen={events}
            error={problems.events ? texts.eventsNeeded : null}
            onChange={setEvents}
          />
          <p>{texts.about}</p>
          <Button type="submit" busy={busy}>
            {texts.addIt}
          </Button>
        </Stack>
      </form>
      {secret !== null && (
        <ShownOnce about={texts.shownOnce} secret={secret} isLong copy={texts.copy} copied={texts.copied} />
      )}
    </Card>
  )
}
