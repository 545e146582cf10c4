import { Icon } from '@little-dunes/design/icon.tsx'
import {
  LARGEST_REDIRECT_FILE,
  type WrongRedirectRow,
} from '@little-dunes/domain/contract/redirects/staff/redirect-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { FileUp } from 'lucide'
import { type ChangeEvent, useId, useState } from 'react'
import { redirectsMessages as texts } from '#settings/redirects/redirects-messages'
import { Card } from '#ui/card.tsx'
import styles from '#ui/form/file-upload.module.css'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { showToast } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'
import { useMutation } from '#ui/use-mutation'

interface Wrong {
  count: number
  rows: readonly WrongRedirectRow[]
}

const sentenceOf = ({ problem, value }: WrongRedirectRow): string =>
  problem === 'twice' ? texts.firstInLine(value) : texts.problems[problem]

const WrongRows = ({ count, rows }: Wrong) => (
  <InlineAlert kind="error">
    <p>{texts.wrong(count)}</p>
    <ul>
      {rows.map((row) => (
        <li key={`${row.line} ${row.field}`}>
          {texts.line(row.line)}
          {row.field !== null && row.problem !== 'twice' && (
            <>
              {uiMessages.comma} <bdi dir="ltr">{row.value}</bdi>
            </>
          )}
          {': '}
          {sentenceOf(row)}
        </li>
      ))}
    </ul>
  </InlineAlert>
)

/** Takes the redirects of a file: all of them, or none and what is wrong with it. */
export function RedirectFile() {
  const { busy, change } = useMutation()
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [error, setError] = useState<string | null>(null)
  const input = useId()

  async function read(file: File) {
    if (file.size > LARGEST_REDIRECT_FILE) return setError(texts.tooLarge)
    const answer = await change('POST /api/staff/redirects/import', { file })
    if (answer === null) return
    if (isWireRefusal(answer)) return setError(answer.message)
    if (answer.wrong > 0) return setWrong({ count: answer.wrong, rows: answer.problems })
    showToast(texts.imported(answer.changed))
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same file can be chosen again once it is mended.
    target.value = ''
    if (!file || busy) return
    setError(null)
    setWrong(null)
    void read(file)
  }

  return (
    <Card title={texts.file}>
      <div className={styles.choosing}>
        <p>{texts.fileHint}</p>
        {error !== null && <InlineAlert kind="error">{error}</InlineAlert>}
        {wrong && <WrongRows {...wrong} />}
        <div className={styles.file} aria-busy={busy}>
          <label htmlFor={input}>
            <Icon node={FileUp} />
            {texts.choose}
          </label>
          <input id={input} type="file" accept=".csv,.txt,text/csv,text/plain" onChange={choose} />
        </div>
      </div>
    </Card>
  )
}
