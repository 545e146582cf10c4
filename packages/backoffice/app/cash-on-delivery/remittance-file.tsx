import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { LARGEST_REMITTANCE_FILE } from '@little-dunes/domain/contract/staff/choices'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { cashMessages as texts } from '#cash-on-delivery/cash-messages'
import { ComparisonResult } from '#cash-on-delivery/comparison-result.tsx'
import { call } from '#platform/client'
import { Card } from '#ui/card.tsx'
import { FileUpload } from '#ui/form/file-upload.tsx'

interface Compared {
  fileName: string
  result: ReplyOf<'POST /api/staff/cash/compare'>
}

function owedText(carrier: string | undefined): string {
  if (carrier === undefined) return texts.allOwed
  return carrier === '' ? texts.owedWithoutCourier : texts.owedBy(carrier)
}

/** Reads a courier's file and shows the result; nothing is booked before the confirmation. */
export function RemittanceFile({ carrier }: { carrier: string | undefined }) {
  const [compared, setCompared] = useState<Compared | null>(null)

  async function compare(file: File) {
    const asked = { file, ...(carrier !== undefined && { carrier }) }
    const answer = await call('POST /api/staff/cash/compare', asked)
    if (isWireRefusal(answer)) return [answer.message]
    setCompared({ fileName: file.name, result: answer })
  }

  return (
    <Card title={compared ? texts.compared(compared.fileName) : texts.fileTitle}>
      {compared ? (
        <ComparisonResult {...compared} carrier={carrier ?? ''} onDone={() => setCompared(null)} />
      ) : (
        <FileUpload
          label={texts.choose}
          hint={texts.fileHint(owedText(carrier))}
          largest={LARGEST_REMITTANCE_FILE}
          tooLarge={texts.tooLarge}
          upload={compare}
        />
      )}
    </Card>
  )
}
