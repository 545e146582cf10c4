import { API_KEY_SCOPES, type ApiKeyScope } from '@little-dunes/domain/accounts/permissions'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useState } from 'react'
import { apiKeysMessages as texts } from '#integrations/api-keys-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ShownOnce } from '#ui/display/shown-once.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { TextField } from '#ui/form/field.tsx'
import { Stack } from '#ui/page.tsx'
import { permissionsMessages } from '#ui/roles/permissions-messages'
import { useMutation } from '#ui/use-mutation'

/** Creates a key, which is shown once. */
export function ApiKeyForm() {
  const { busy, change } = useMutation()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiKeyScope[]>([])
  const [tried, setTried] = useState(false)
  const [key, setKey] = useState<string | null>(null)
  const nameError = tried && name.trim() === '' ? texts.nameNeeded : null
  const scopeError = tried && scopes.length === 0 ? texts.scopeNeeded : null

  async function submit(event: FormEvent) {
    event.preventDefault()
    setKey(null)
    setTried(true)
    if (name.trim() === '' || scopes.length === 0) return
    const answer = await change('POST /api/staff/api-keys/create', { name, scopes })
    if (answer === null || isWireRefusal(answer)) return
    setKey(answer.key)
    setName('')
    setScopes([])
    setTried(false)
  }

  return (
    <Card title={texts.create}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            value={name}
            maxLength={80}
            error={nameError}
            onChange={({ target }) => setName(target.value)}
          />
          <Choices
            legend={texts.scopes}
            choices={API_KEY_SCOPES}
            names={permissionsMessages.names}
            chosen={scopes}
            error={scopeError}
            onChange={setScopes}
          />
          <p>{texts.about}</p>
          <Button type="submit" busy={busy}>
            {texts.make}
          </Button>
        </Stack>
      </form>
      {key !== null && (
        <ShownOnce about={texts.shownOnce} secret={key} isLong copy={texts.copy} copied={texts.copied} />
      )}
    </Card>
  )
}
