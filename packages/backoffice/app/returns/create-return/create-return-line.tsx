import type { StaffReturnableLine } from '@little-dunes/domain/contract/returns/staff/return-calls'
import { RETURN_REASONS, type ReturnReason } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { clsx } from 'clsx'
import refundStyles from '#orders/refund/refund-dialog.module.css'
import { UnitStepper } from '#orders/refund/unit-stepper.tsx'
import { inAed } from '#platform/format'
import styles from '#returns/create-return/create-return.module.css'
import { type AddReturnDraft, findMissing, type LineDraft } from '#returns/create-return/create-return-draft'
import { addReturnMessages as texts } from '#returns/create-return/create-return-messages'
import { returnsMessages } from '#returns/returns-messages'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { SelectField } from '#ui/form/field.tsx'

interface AddReturnLineProps {
  line: StaffReturnableLine
  draft: AddReturnDraft
  value: LineDraft
  /** Shows the missing input. */
  isAsked: boolean
  onChange(part: Partial<LineDraft>): void
}

export function AddReturnLine({ line, draft, value, isAsked, onChange }: AddReturnLineProps) {
  const { name, picture, colour, size, sku, units: max, worth, isExcluded, sizes } = line
  const missing = isAsked ? findMissing(draft, value) : null
  const paid = worth.slice(0, value.units).reduce((sum, one) => sum + one, 0)
  return (
    <li className={clsx(refundStyles.line, styles.line, value.units > 0 && refundStyles.chosen)}>
      <Thumbnail address={picture} size="medium" />
      <span className={refundStyles.name}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          <Parts of={[colour, sizeName(size), sku]} />
        </small>
        {isExcluded && <Tag look="sun">{texts.excluded}</Tag>}
      </span>
      {max === 0 ? (
        <small className={styles.none}>{texts.nothingLeft}</small>
      ) : (
        <>
          <UnitStepper name={name} units={value.units} max={max} onChange={(units) => onChange({ units })} />
          {value.units > 0 && <span className={refundStyles.amount}>{inAed(paid)}</span>}
        </>
      )}
      {value.units > 0 && (
        <div className={styles.why}>
          <SelectField
            label={texts.reason}
            value={value.reason}
            error={missing === 'reason' ? texts.reasonNeeded : null}
            onChange={({ target }) => onChange({ reason: target.value as ReturnReason })}
          >
            <option value="" disabled>
              {texts.chooseReason}
            </option>
            {RETURN_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {returnsMessages.reasons[reason]}
              </option>
            ))}
          </SelectField>
          {draft.resolution === 'exchange' && (
            <SelectField
              label={texts.newSize}
              value={value.newSize}
              error={missing === 'newSize' ? texts.sizeNeeded : null}
              onChange={({ target }) => onChange({ newSize: target.value })}
            >
              <option value="" disabled>
                {texts.chooseSize}
              </option>
              {sizes.map(({ size: other, available }) => (
                <option key={other} value={other} disabled={!available}>
                  {available ? sizeName(other) : texts.gone(sizeName(other))}
                </option>
              ))}
            </SelectField>
          )}
        </div>
      )}
    </li>
  )
}
