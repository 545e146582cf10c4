import {
  LARGEST_REDIRECT_FILE,
  type WrongRedirectRow,
} from '@little-dunes/domain/contract/redirects/staff/redirect-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { redirectsMessages as texts } from '#settings/redirects/redirects-messages'
import { Card } from '#ui/card.tsx'
import { FileUpload } from '#ui/form/file-upload.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { showToast } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'
import { useMutation } from '#ui/use-mutation'

interface Wrong {
  count: number
  rows: readonly WrongRedirectRow[]
}

const formatProblem = ({ problem, value }: WrongRedirectRow): string =>
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
          {formatProblem(row)}
        </li>
      ))}
    </ul>
  </InlineAlert>
)

/** Imports the redirects of a file: all of them, or none with the errors. */
export function RedirectFile() {
  const { change } = useMutation()
  const [wrong, setWrong] = useState<Wrong | null>(null)

  async function read(file: File) {
    setWrong(null)
    const answer = await change('POST /api/staff/redirects/import', { file })
    if (answer === null) return
    if (isWireRefusal(answer)) return [answer.message]
    if (answer.wrong > 0) setWrong({ count: answer.wrong, rows: answer.problems })
    else showToast(texts.imported(answer.changed))
  }

  return (
    <Card title={texts.file}>
      <FileUpload
        label={texts.choose}
        hint={texts.fileHint}
        largest={LARGEST_REDIRECT_FILE}
        tooLarge={texts.tooLarge}
        upload={read}
      >
        {wrong && <WrongRows {...wrong} />}
      </FileUpload>
    </Card>
  )
}
