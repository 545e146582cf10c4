import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  type AddressProblem,
  REGIONS,
} from '@little-dunes/domain/accounts/address'
import type { WholeOrder } from '@little-dunes/domain/contract/staff/order-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useId, useState } from 'react'
import styles from '#orders/order/address-dialog.module.css'
import { addressMessages } from '#orders/order/address-messages'
import { textsOf } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

const texts = textsOf(addressMessages)

type Errors = Partial<Record<AddressField, string>>

/** Changes where the parcel goes, until it is on its way; a field that somebody else has changed shows what it is now. */
export function AddressDialog({ order, onClose }: { order: WholeOrder; onClose(): void }) {
  const { busy, change } = useMutation()
  const [from, setFrom] = useState<Address>(order.address)
  const [to, setTo] = useState<Address>(order.address)
  const [errors, setErrors] = useState<Errors>({})
  const form = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answer = await change('POST /api/staff/order/address', { orderId: order.id, from, to })
    if (answer === null) return
    if (!isWireRefusal(answer)) {
      showToast(texts.saved)
      return onClose()
    }
    if (answer.code === 'invalid_form') {
      const problems = Object.entries(answer.fields as Record<AddressField, AddressProblem>)
      setErrors(Object.fromEntries(problems.map(([field, problem]) => [field, texts.problems[problem]])))
    } else if (answer.code === 'field_changed') {
      const now = answer.address as Address
      setFrom(now)
      setErrors(
        Object.fromEntries(
          (answer.fields as AddressField[]).map((field) => [field, texts.changedMeanwhile(now[field])]),
        ),
      )
    } else showError(answer.message)
  }

  const fieldOf = (name: AddressField) => ({
    label: texts.fields[name],
    value: to[name],
    error: errors[name],
    edited: to[name] !== from[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTo({ ...to, [name]: target.value })
      setErrors({ ...errors, [name]: undefined })
    },
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      cancel={texts.cancel}
      actions={
        <Button type="submit" form={form} busy={busy}>
          {texts.save}
        </Button>
      }
    >
      <form id={form} className={styles.fields} onSubmit={submit} noValidate>
        {ADDRESS_FIELDS.map((name) =>
          name === 'region' ? (
            <SelectField key={name} {...fieldOf(name)}>
              {REGIONS.map((region) => (
                <option key={region}>{region}</option>
              ))}
            </SelectField>
          ) : (
            <TextField
              key={name}
              {...fieldOf(name)}
              maxLength={200}
              dir={name === 'phone' || name === 'email' || name === 'zipcode' ? 'ltr' : 'auto'}
              inputMode={name === 'phone' ? 'tel' : name === 'email' ? 'email' : 'text'}
            />
          ),
        )}
      </form>
    </Dialog>
  )
}
