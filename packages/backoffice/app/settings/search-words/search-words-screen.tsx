import { Icon } from '@little-dunes/design/icon.tsx'
import { foldText } from '@little-dunes/domain/catalogue/search-text'
import {
  type SearchSynonym,
  type SynonymProblem,
  synonymProblems,
} from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Plus, Trash2 } from 'lucide'
import { useId, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { call, load } from '#platform/client'
import { searchWordsMessages as texts } from '#settings/search-words/search-words-messages'
import styles from '#settings/search-words/search-words-screen.module.css'
import { useWholeForm } from '#settings/use-whole-form'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import fieldStyles from '#ui/form/field.module.css'
import { TextField } from '#ui/form/field.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { SaveBar } from '#ui/form/save-bar.tsx'
import { Page } from '#ui/page.tsx'

export const loader = async () => (await load('GET /api/staff/search-words', {})).synonyms

/** Words that shoppers type for others; `?typed=` begins a line with words that found nothing. */
export function Component() {
  const loaded = useLoaderData<SearchSynonym[]>()
  const [parameters] = useSearchParams()
  const id = useId()
  const [sought, setSought] = useState('')
  const form = useWholeForm<SearchSynonym[], SynonymProblem>({
    loaded,
    begin: (synonyms) => {
      const typed = parameters.get('typed')
      return typed ? [{ typed, meant: '' }, ...synonyms] : synonyms
    },
    check: synonymProblems,
    async save(from, to) {
      const answer = await call('POST /api/staff/search-words', { from, to })
      return isWireRefusal(answer) ? answer : { success: true, stored: answer.synonyms }
    },
    present: (conflicts) => Object(conflicts).synonyms,
    texts,
  })
  const { draft, setDraft, problems } = form
  const part = foldText(sought.trim())
  // Lines have no id, and their words change while they are typed: they are known by their place.
  const lines = draft
    .map((line, at) => ({ line, at, key: String(at) }))
    .filter(({ line: { typed, meant }, at }) => {
      const isWrong = problems[`${at}.typed`] !== undefined || problems[`${at}.meant`] !== undefined
      return isWrong || foldText(`${typed}\n${meant}`).includes(part)
    })

  const set = (at: number, change: Partial<SearchSynonym>) =>
    setDraft(draft.map((line, place) => (place === at ? { ...line, ...change } : line)))
  const errorOf = (field: string) => {
    const problem = problems[field]
    return problem && texts.problems[problem]
  }
  function add() {
    setSought('')
    setDraft([...draft, { typed: '', meant: '' }])
  }

  return (
    <Page title={texts.title} context={texts.context} parent={{ to: PATHS.products, name: texts.products }}>
      <form id={id} onSubmit={form.save} noValidate>
        <Card>
          {draft.length > 0 && (
            <div className={styles.find}>
              <TextField
                type="search"
                dir="auto"
                label={texts.find}
                value={sought}
                onChange={({ target }) => setSought(target.value)}
              />
            </div>
          )}
          {lines.length === 0 && (
            <p className={styles.none}>{draft.length === 0 ? texts.none : texts.noneFound}</p>
          )}
          <div className={styles.list}>
            {lines.map(({ line, at, key }) => (
              <fieldset key={key} className={styles.line} aria-label={texts.nameOf(at + 1)}>
                <TextField
                  label={texts.typed}
                  hint={texts.typedHint}
                  dir="auto"
                  value={line.typed}
                  error={errorOf(`${at}.typed`)}
                  onChange={({ target }) => set(at, { typed: target.value })}
                />
                <TextField
                  label={texts.meant}
                  hint={texts.meantHint}
                  dir="auto"
                  value={line.meant}
                  error={errorOf(`${at}.meant`)}
                  onChange={({ target }) => set(at, { meant: target.value })}
                />
                <Button
                  look="quiet"
                  className={styles.remove}
                  aria-label={texts.removeOf(at + 1)}
                  onClick={() => setDraft(draft.filter((_, place) => place !== at))}
                >
                  <Icon node={Trash2} />
                </Button>
              </fieldset>
            ))}
          </div>
          {problems.synonyms && (
            <p className={fieldStyles.error} role="alert">
              {errorOf('synonyms')}
            </p>
          )}
          <Button look="outline" size="small" onClick={add}>
            <Icon node={Plus} />
            {texts.add}
          </Button>
        </Card>
      </form>
      <LeaveGuard active={form.isEdited} title={texts.leaveTitle} text={texts.leaveText} />
      {form.isEdited && <SaveBar form={id} text={texts.unsaved} busy={form.busy} onDiscard={form.discard} />}
    </Page>
  )
}
