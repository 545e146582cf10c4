import { foldText } from '@little-dunes/domain/catalogue/search-text'
import {
  type SearchSynonym,
  type SynonymProblem,
  synonymProblems,
} from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { call, load } from '#platform/client'
import styles from '#settings/lines-screen.module.css'
import { LinesScreen } from '#settings/lines-screen.tsx'
import { searchWordsMessages as texts } from '#settings/search-words/search-words-messages'
import { useWholeForm } from '#settings/use-whole-form'
import { PATHS } from '#shell/paths'
import { TextField } from '#ui/form/field.tsx'

export const loader = async () => (await load('GET /api/staff/search-words', {})).synonyms

/** Words that shoppers type for others; `?typed=` begins a line with words that found nothing. */
export function Component() {
  const loaded = useLoaderData<SearchSynonym[]>()
  const [parameters] = useSearchParams()
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

  function isShown({ typed, meant }: SearchSynonym, at: number): boolean {
    const isWrong = problems[`${at}.typed`] !== undefined || problems[`${at}.meant`] !== undefined
    return isWrong || foldText(`${typed}\n${meant}`).includes(part)
  }

  function add() {
    setSought('')
    setDraft([...draft, { typed: '', meant: '' }])
  }

  return (
    <LinesScreen
      parent={{ to: PATHS.products, name: texts.products }}
      form={form}
      list="synonyms"
      className={styles.words}
      texts={texts}
      removeLabel={(_, number) => texts.removeOf(number)}
      nothing={draft.length === 0 ? texts.none : texts.noneFound}
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
      fields={({ typed, meant }, set, errorOf) => (
        <>
          <TextField
            label={texts.typed}
            hint={texts.typedHint}
            dir="auto"
            value={typed}
            error={errorOf('typed')}
            onChange={({ target }) => set({ typed: target.value })}
          />
          <TextField
            label={texts.meant}
            hint={texts.meantHint}
            dir="auto"
            value={meant}
            error={errorOf('meant')}
            onChange={({ target }) => set({ meant: target.value })}
          />
        </>
      )}
    />
  )
}
