import type { Address, AddressField } from '@little-dunes/domain/accounts/address'
import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useId, useState } from 'react'
import styles from '#orders/address/address-dialog.module.css'
import { type AddressErrors, AddressFields, toAddressErrors } from '#orders/address/address-fields.tsx'
import { addressMessages as texts } from '#orders/address/address-messages'
import { Dialog } from '#ui/dialog.tsx'
import { regionName } from '#ui/display/region-name'
import { CheckField } from '#ui/form/field.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

/**
 * Changes the delivery address until the parcel is on its way. A field that was changed meanwhile shows its current
 * value.
 */
export function AddressDialog({ order, onClose }: { order: WholeOrder; onClose(): void }) {
  const { busy, change } = useMutation(() => true)
  const [from, setFrom] = useState<Address>(order.address)
  const [to, setTo] = useState<Address>(order.address)
  const [errors, setErrors] = useState<AddressErrors>({})
  const [isCashRefused, setCashRefused] = useState(false)
  const [mayExceedLimits, setMayExceed] = useState(false)
  const form = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answer = await change('POST /api/staff/order/address', {
      orderId: order.id,
      from,
      to,
      mayExceedLimits,
    })
    if (answer === null) return
    if (!isWireRefusal(answer)) {
      showToast(texts.saved)
      return onClose()
    }
    if (answer.code === 'invalid_form') {
      setErrors(toAddressErrors(answer.fields))
    } else if (answer.code === 'field_changed') {
      const now = answer.address as Address
      const fields = answer.fields as AddressField[]
      // Other fields keep their basis: a second save must not undo changes by other people.
      setFrom({ ...from, ...Object.fromEntries(fields.map((field) => [field, now[field]])) })
      setErrors(Object.fromEntries(fields.map((field) => [field, texts.changedMeanwhile(now[field])])))
    } else if (answer.code === 'address_without_cash') setCashRefused(true)
    else showError(answer.message)
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.title}
      cancel={texts.cancel}
      action={{ label: texts.save, form, busy }}
    >
      <form id={form} className={styles.fields} onSubmit={submit} noValidate>
        <AddressFields
          value={to}
          errors={errors}
          isEdited={(name) => to[name] !== from[name]}
          onChange={(name, text) => {
            setTo({ ...to, [name]: text })
            setErrors({ ...errors, [name]: undefined })
            if (name !== 'region') return
            setCashRefused(false)
            setMayExceed(false)
          }}
        />
        {isCashRefused && (
          <InlineAlert kind="error">
            <p>{texts.withoutCash(regionName(to.region))}</p>
            <CheckField
              label={texts.allTheSame}
              // On phones it may be below the visible part.
              autoFocus
              checked={mayExceedLimits}
              onChange={({ target }) => setMayExceed(target.checked)}
            />
          </InlineAlert>
        )}
      </form>
    </Dialog>
  )
}
