import { formerPath, type RedirectField, redirectProblem } from '@little-dunes/domain/content/redirects'
import { call } from '#platform/client'
import { redirectsMessages as texts } from '#settings/redirects/redirects-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useChangeForm } from '#ui/change-form/use-change-form'
import { TextField } from '#ui/form/field.tsx'
import { Stack } from '#ui/page.tsx'

const EMPTY = { from: '', target: '' }

const SCHEMA = {
  show: () => EMPTY,
  read(typed: typeof EMPTY) {
    const wrong = redirectProblem(typed.from, typed.target.trim())
    return { typed, problems: wrong ? { [wrong.field]: wrong.problem } : {} }
  },
  problems: texts.problems,
}

export function RedirectForm() {
  const form = useChangeForm({
    initial: null,
    schema: SCHEMA,
    submit: ({ typed }) => call('POST /api/staff/redirects/add', typed),
    stored: () => null,
    saved: ({ typed }) => texts.added(formerPath(typed.from)),
  })

  const field = (name: RedirectField, label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      {...form.field(name)}
      onChange={({ target }) => {
        form.set({ [name]: target.value })
        form.setProblems({})
      }}
    />
  )

  return (
    <Card title={texts.add}>
      <form onSubmit={form.save} noValidate>
        <Stack>
          {field('from', texts.from, texts.fromHint)}
          {field('target', texts.target, texts.targetHint)}
          <Button type="submit" busy={form.busy}>
            {texts.addIt}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
