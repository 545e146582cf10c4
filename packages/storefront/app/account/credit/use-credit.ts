import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#platform/client'

export type Credit = ReplyOf<'POST /api/credit/show'>

export function useCredit() {
  const [credit, setCredit] = useState<Credit | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    call('POST /api/credit/show', {}).then(
      (answer) => (answer.success ? setCredit(answer) : setFailed(true)),
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])

  const redeem = useCallback(
    async (code: string) => {
      const answer = await call('POST /api/gift-card/redeem', { code })
      if (answer.success) load()
      return answer
    },
    [load],
  )
  return { credit, failed, load, redeem }
}
