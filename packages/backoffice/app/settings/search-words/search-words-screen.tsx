import { foldText } from '@little-dunes/domain/catalogue/search-text'
import { type SearchSynonym, synonymProblems } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { call, load } from '#platform/client'
import styles from '#settings/lines-screen.module.css'
import { LinesScreen } from '#settings/lines-screen.tsx'
import { searchWordsMessages as texts } from '#settings/search-words/search-words-messages'
import { PATHS } from '#shell/paths'
import { useChangeForm, wholeSchema } from '#ui/change-form/use-change-form'
import { TextField } from '#ui/form/field.tsx'

export const loader = async () => (await load('GET /api/staff/search-words', {})).synonyms

const SCHEMA = wholeSchema<SearchSynonym[]>(synonymProblems, texts.problems)

/** Synonyms for words that customers type; `?typed=` starts a line with words that found nothing. */
export function Component() {
  const loaded = useLoaderData<SearchSynonym[]>()
  const typed = useSearchParams()[0].get('typed')
  const [sought, setSought] = useState('')
  const form = useChangeForm({
    initial: loaded,
    begin: () => (typed ? [{ typed, meant: '' }, ...loaded] : loaded),
    schema: SCHEMA,
    submit: ({ value }, from) => call('POST /api/staff/search-words', { from, to: value }),
    stored: ({ synonyms }) => synonyms,
    rebase: (conflicts) => ({ stored: Object(conflicts).synonyms }),
    saved: () => texts.saved,
    changed: texts.changed,
  })
  const { draft, errors } = form
  const part = foldText(sought.trim())

  function isShown({ typed, meant }: SearchSynonym, at: number): boolean {
    const isWrong = errors[`${at}.typed`] !== undefined || errors[`${at}.meant`] !== undefined
    return isWrong || foldText(`${typed}\n${meant}`).includes(part)
  }

  function add() {
    setSought('')
    form.setDraft((synonyms) => [...synonyms, { typed: '', meant: '' }])
  }

  return (
    <LinesScreen
      parent={{ to: PATHS.products, name: texts.products }}
      form={form}
      list="synonyms"
      className={styles.words}
      texts={texts}
      removeLabel={(_, number) => texts.removeLabel(number)}
      nothing={draft.length === 0 ? texts.none : texts.noMatches}
      isShown={isShown}
      find={
        draft.length > 0 && (
          <div className={styles.find}>
            <TextField
              type="search"
              dir="auto"
              label={texts.find}
              value={sought}
              onChange={({ target }) => setSought(target.value)}
            />
          </div>
        )
      }
      onAdd={add}
      fields={({ typed, meant }, set, getError) => (
        <>
          <TextField
            label={texts.typed}
            hint={texts.typedHint}
            dir="auto"
            value={typed}
            error={getError('typed')}
            onChange={({ target }) => set({ typed: target.value })}
          />
          <TextField
            label={texts.meant}
            hint={texts.meantHint}
            dir="auto"
            value={meant}
            error={getError('meant')}
            onChange={({ target }) => set({ meant: target.value })}
          />
        </>
      )}
    />
  )
}
