import { type AddressField, addressProblems, REGIONS } from '@little-dunes/domain/accounts/address'
import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import { type InputHTMLAttributes, useRef, useState } from 'react'
import styles from '#orders/page/order-page.module.css'
import { orderPageMessages } from '#orders/page/order-page-messages'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Field, type FieldControl } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'
import { showToast } from '#ui/toast/toast-store'

/** Browsers need these to autofill the form. Email and phone stay as ordered. */
const PLACE = {
  fullname: { autoComplete: 'name' },
  street: { autoComplete: 'address-line1' },
  city: { autoComplete: 'address-level2' },
  region: { autoComplete: 'address-level1' },
  zipcode: { autoComplete: 'postal-code', inputMode: 'numeric' },
} satisfies Partial<Record<AddressField, InputHTMLAttributes<HTMLInputElement>>>
type PlaceField = keyof typeof PLACE
type Place = Record<PlaceField, string>

const FIELDS = Object.keys(PLACE) as PlaceField[]

interface AddressFormProps {
  order: WireOrder
  /** Opens the order without an account. */
  orderKey: string | null
  onChanged(): Promise<void>
  onClose(): void
}

/** Changes the address of an order that is not packed yet. */
export function AddressForm({ order, orderKey, onChanged, onClose }: AddressFormProps) {
  const t = useMessages(orderPageMessages)
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const { email, phone, ...from } = order.address
  const { problems, submitted, onBlur, onInput } = useFormProblems<PlaceField>(form, (values) => {
    const entries = Object.entries(addressProblems({ ...values, email, phone }))
    return Object.fromEntries(entries.map(([field, problem]) => [field, t.addressProblems[problem]]))
  })

  async function save(to: Place | null): Promise<void> {
    if (!to || busy) return
    setBusy(true)
    const change = { number: order.number, from, to }
    try {
      const answer = await (orderKey === null
        ? call('POST /api/order/address', change)
        : call('POST /api/order/address-linked', { ...change, key: orderKey }))
      showToast(answer.message, answer.success ? {} : { kind: 'error' })
      // Packed or changed in the meantime: the page shows the current state.
      await onChanged()
    } catch (cause) {
      showToast((cause as Error).message, { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }

  function renderControl(field: PlaceField, control: FieldControl) {
    const shared = { ...control, ...PLACE[field], name: field, defaultValue: from[field], required: true }
    if (field !== 'region') return <Input {...shared} />
    return (
      <Select {...shared}>
        {REGIONS.map((region) => (
          <option key={region} value={region}>
            {t.regions[region]}
          </option>
        ))}
      </Select>
    )
  }

  return (
    <form
      ref={form}
      className={styles.place}
      method="post"
      noValidate
      onSubmit={(event) => void save(submitted(event))}
      onBlur={onBlur}
      onInput={onInput}
    >
      {FIELDS.map((field) => (
        <Field key={field} label={t.place[field]} error={problems[field]}>
          {(control) => renderControl(field, control)}
        </Field>
      ))}
      <div className={styles.placeActions}>
        <Button type="submit" size="small" aria-disabled={busy}>
          {t.saveAddress}
        </Button>
        <Button look="outline" size="small" onClick={onClose}>
          {t.notNow}
        </Button>
      </div>
    </form>
  )
}
