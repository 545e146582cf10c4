import {
  formerPath,
  type RedirectField,
  type RedirectProblem,
  redirectProblem,
} from '@little-dunes/domain/content/redirects'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, type Ref, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/client'
import { redirectsMessages as texts } from '#settings/redirects/redirects-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/form/field.tsx'
import { Stack } from '#ui/page.tsx'
import { showError, showToast } from '#ui/toast/toast-store'

const EMPTY = { from: '', target: '' }

/** Lets one former address lead elsewhere. */
export function RedirectForm({ ref }: { ref: Ref<HTMLFormElement> }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [typed, setTyped] = useState(EMPTY)
  const [problems, setProblems] = useState<Partial<Record<RedirectField, RedirectProblem>>>({})

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = redirectProblem(typed.from, typed.target.trim())
    setProblems(wrong ? { [wrong.field]: wrong.problem } : {})
    if (wrong) return
    setBusy(true)
    await add().catch(showError)
    setBusy(false)
  }

  async function add() {
    const answer = await call('POST /api/staff/redirects/add', typed)
    if (isWireRefusal(answer)) {
      if (!answer.fields) throw new Error(answer.message)
      return setProblems(Object(answer.fields))
    }
    showToast(texts.added(formerPath(typed.from)))
    setTyped(EMPTY)
    await revalidate()
  }

  const field = (name: RedirectField, label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      value={typed[name]}
      error={problems[name] ? texts.problems[problems[name]] : null}
      onChange={({ target }) => {
        setTyped({ ...typed, [name]: target.value })
        setProblems({})
      }}
    />
  )

  return (
    <Card title={texts.add}>
      <form ref={ref} onSubmit={submit} noValidate>
        <Stack>
          {field('from', texts.from, texts.fromHint)}
          {field('target', texts.target, texts.targetHint)}
          <Button type="submit" busy={busy}>
            {texts.addIt}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
