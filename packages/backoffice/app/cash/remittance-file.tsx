import { Icon } from '@little-dunes/design/icon.tsx'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { LARGEST_REMITTANCE_FILE } from '@little-dunes/domain/contract/staff/choices'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { FileUp } from 'lucide'
import { type ChangeEvent, useId, useState } from 'react'
import { cashMessages as texts } from '#cash/cash-messages'
import { ComparisonResult } from '#cash/comparison-result.tsx'
import { call } from '#platform/client'
import { Card } from '#ui/card.tsx'
import styles from '#ui/form/file-upload.module.css'
import { InlineAlert } from '#ui/inline-alert.tsx'

interface Compared {
  fileName: string
  result: ReplyOf<'POST /api/staff/cash/compare'>
}

function owedText(carrier: string | undefined): string {
  if (carrier === undefined) return texts.allOwed
  return carrier === '' ? texts.owedWithoutCourier : texts.owedBy(carrier)
}

/** Reads a courier's file and shows what it settles; nothing is booked before somebody says so. */
export function RemittanceFile({ carrier }: { carrier: string | undefined }) {
  const [compared, setCompared] = useState<Compared | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const input = useId()

  async function compare(file: File) {
    if (file.size > LARGEST_REMITTANCE_FILE) return setError(texts.tooLarge)
    const asked = { file, ...(carrier !== undefined && { carrier }) }
    const answer = await call('POST /api/staff/cash/compare', asked)
    if (isWireRefusal(answer)) return setError(answer.message)
    return setCompared({ fileName: file.name, result: answer })
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same file can be chosen again once it is mended.
    target.value = ''
    if (!file || busy) return
    setError(null)
    setBusy(true)
    compare(file)
      .catch((failure: unknown) => setError(failure instanceof Error ? failure.message : String(failure)))
      .finally(() => setBusy(false))
  }

  return (
    <Card title={compared ? texts.compared(compared.fileName) : texts.fileTitle}>
      {compared ? (
        <ComparisonResult {...compared} carrier={carrier ?? ''} onDone={() => setCompared(null)} />
      ) : (
        <div className={styles.choosing}>
          <p>{texts.fileHint(owedText(carrier))}</p>
          {error && <InlineAlert kind="error">{error}</InlineAlert>}
          <div className={styles.file} aria-busy={busy}>
            <label htmlFor={input}>
              <Icon node={FileUp} />
              {texts.choose}
            </label>
            <input id={input} type="file" accept=".csv,.txt,text/csv,text/plain" onChange={choose} />
          </div>
        </div>
      )}
    </Card>
  )
}
