import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { checkoutMessages } from '#checkout/checkout-messages'
import { useMessages } from '#platform/messages'

export const CARD_FIELDS = ['cardNumber', 'cardExpiry', 'cardCvc'] as const
export type CardFieldName = (typeof CARD_FIELDS)[number]

interface CardFrameProps {
  name: CardFieldName
  /** Words below the field, read out when they appear: the field itself is the provider's page. */
  problem?: string | undefined
  /** Read out elsewhere. */
  quiet?: boolean | undefined
  /** Gets the id that the label leads to, and the look of a field. */
  children(id: string, className: string): ReactNode
}

/** Label and message around a field that belongs to the provider (PAY-14). */
export function CardFrame({ name, problem, quiet, children }: CardFrameProps) {
  const t = useMessages(checkoutMessages)
  const id = useId()
  return (
    // A field is a page of its own: what it is called and what is wrong with it stands on the group around it.
    <fieldset
      className={`field card-frame ${name === 'cardNumber' ? 'form-grid-wide' : ''}`}
      aria-labelledby={`${id}-label`}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <label id={`${id}-label`} htmlFor={id}>
        {t.cardFields[name]}
      </label>
      {children(id, `input card-input ${problem ? 'card-input-invalid' : ''}`)}
      <div className="card-problem" aria-live={quiet ? 'off' : 'polite'}>
        {problem && (
          <p id={`${id}-problem`} className="field-error">
            <CircleAlert aria-hidden />
            {problem}
          </p>
        )}
      </div>
    </fieldset>
  )
}
