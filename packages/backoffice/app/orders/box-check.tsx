import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { useState } from 'react'
import { ordersMessages as texts } from '#orders/orders-messages'
import { commaList } from '#ui/display/comma-list'
import { CheckField } from '#ui/form/field.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'

type CheckedOrder = Pick<ListedOrder, 'id' | 'number' | 'changedSincePacked'>

/** Boxes of these orders that must be opened before shipping, and the confirmation. */
export function useBoxCheck(orders: readonly CheckedOrder[]) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [isMissing, setMissing] = useState(false)
  const changed = orders.filter(({ changedSincePacked }) => changedSincePacked)
  const isChecked = changed.every(({ id }) => checked.has(id))
  return {
    /** Ids of the checked boxes; null, with an error at the question, until all are checked. */
    confirm(): string[] | null {
      setMissing(!isChecked)
      return isChecked ? changed.map(({ id }) => id) : null
    },
    field: changed.length > 0 && (
      <InlineAlert>
        <p>{texts.changedBoxes(commaList(changed.map(({ number }) => orderNumberText(number))))}</p>
        <CheckField
          label={texts.boxesChecked}
          checked={isChecked}
          error={isMissing && !isChecked ? texts.boxesUnchecked : null}
          onChange={({ target }) => setChecked(new Set(target.checked ? changed.map(({ id }) => id) : []))}
        />
      </InlineAlert>
    ),
  }
}
