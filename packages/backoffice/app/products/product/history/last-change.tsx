import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { MINUTE } from '@little-dunes/domain/durations'
import { useEffect, useState } from 'react'
import { formatAgo, formatDateTime } from '#platform/format'
import { useCurrentStaff } from '#platform/member'
import { productMessages as texts } from '#products/product/product-messages'

/** Author and time of the last save; the time keeps counting in an open tab. */
export function LastChange({
  of: { at, actor, actorName },
}: {
  of: NonNullable<ReplyOf<'GET /api/staff/product'>['changed']>
}) {
  const { email } = useCurrentStaff()
  const [, setMinutes] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setMinutes((minutes) => minutes + 1), MINUTE)
    return () => clearInterval(timer)
  }, [])
  const time = formatAgo(at, Date.now())
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
      {actor === email ? texts.savedByYou(time) : texts.savedBy(actorName, time)}
    </time>
  )
}
