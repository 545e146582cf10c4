import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import styles from '#checkout/card/card-frame.module.css'
import { checkoutMessages } from '#checkout/checkout-messages'
import formStyles from '#checkout/form-section.module.css'
import { useMessages } from '#platform/messages'
import fieldStyles from '#ui/form/field.module.css'
import inputStyles from '#ui/form/input.module.css'

export const CARD_FIELDS = ['cardNumber', 'cardExpiry', 'cardCvc'] as const
export type CardFieldName = (typeof CARD_FIELDS)[number]

interface CardFrameProps {
  name: CardFieldName
  /** Message below the field. It is a live region, because the field itself is the provider's page. */
  problem?: string | undefined
  /** True when the message is announced elsewhere. */
  quiet?: boolean | undefined
  /** Receives the id that the label refers to and the class of a field. */
  children(id: string, className: string): ReactNode
}

/** Label and message around a field of the provider (PAY-14). */
export function CardFrame({ name, problem, quiet, children }: CardFrameProps) {
  const t = useMessages(checkoutMessages)
  const id = useId()
  return (
    // The field is a separate page, so its name and error are on the surrounding group.
    <fieldset
      className={clsx(fieldStyles.field, name === 'cardNumber' && formStyles.wide)}
      aria-labelledby={`${id}-label`}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <label id={`${id}-label`} htmlFor={id}>
        {t.cardFields[name]}
      </label>
      {children(id, clsx(inputStyles.input, styles.input, problem && styles.invalid))}
      <div className={styles.problem} aria-live={quiet ? 'off' : 'polite'}>
        {problem && (
          <p id={`${id}-problem`} className={fieldStyles.error}>
            <Icon node={CircleAlert} />
            {problem}
          </p>
        )}
      </div>
    </fieldset>
  )
}
