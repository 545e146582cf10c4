import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import { useMessages } from '#platform/messages'
import { uiMessages } from '#ui/ui-messages'

const aed = (fils: Fils): string => {
  const amount = aedFromFils(fils)
  const digits = Number.isInteger(amount) ? 0 : 2
  return `AED ${amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

interface PriceProps {
  /** What it costs now, in fils. */
  now: Fils
  /** What it cost before; shown struck through when it differs (D-02). */
  before: Fils
  className?: string
}

/** 'AED 103', with 'AED 129' struck through beside it when reduced (CARD-14 to CARD-16). */
export function Price({ now, before, className = '' }: PriceProps) {
  const t = useMessages(uiMessages)
  return (
    <p className={`price ${before > now ? 'price-cut' : ''} ${className}`}>
      <b>{aed(now)}</b>
      {before > now && (
        <s>
          <span className="sr-only">{t.was} </span>
          {aed(before)}
        </s>
      )}
    </p>
  )
}
