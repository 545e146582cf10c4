import { REGIONS } from '@little-dunes/domain/accounts/address'
import { maskUaePhone, UAE_MOBILE, UAE_PREFIX } from '@little-dunes/domain/accounts/phone'
import {
  SAVED_ADDRESS_FIELDS,
  type SavedAddress,
  type SavedAddressField,
  savedAddressProblems,
} from '@little-dunes/domain/accounts/saved-address'
import type { WireSavedAddress } from '@little-dunes/domain/contract/accounts/profile-calls'
import { type InputHTMLAttributes, useRef, useState } from 'react'
import styles from '#account/addresses/addresses.module.css'
import { addressesMessages } from '#account/addresses/addresses-messages'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { Button } from '#ui/button.tsx'
import { Field, type FieldControl } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { Select } from '#ui/form/select.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'

interface AddressFormProps {
  /** Null for a new address. */
  address: WireSavedAddress | null
  onSave(address: SavedAddress): Promise<void>
  onClose(): void
}

const AUTO_COMPLETE: Partial<Record<SavedAddressField, InputHTMLAttributes<HTMLInputElement>>> = {
  fullname: { autoComplete: 'name' },
  area: { autoComplete: 'address-level2' },
  street: { autoComplete: 'address-line1' },
  building: { autoComplete: 'address-line2' },
}

const toAddress = (values: Record<SavedAddressField, string>): SavedAddress => ({
  ...(Object.fromEntries(SAVED_ADDRESS_FIELDS.map((field) => [field, values[field] ?? ''])) as SavedAddress),
  phone: maskUaePhone(values.phone),
})

function useFirst(address: WireSavedAddress | null): Record<SavedAddressField, string> {
  const user = useSession((session) => session.user)
  const blank = Object.fromEntries(SAVED_ADDRESS_FIELDS.map((field) => [field, ''])) as SavedAddress
  const phone = user && UAE_MOBILE.test(user.phone) ? user.phone : UAE_PREFIX
  return address ?? { ...blank, fullname: user?.name ?? '', phone }
}

/** The server validates addresses by the same rules (D-33). */
export function AddressForm({ address, onSave, onClose }: AddressFormProps) {
  const t = useMessages(addressesMessages)
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const first = useFirst(address)
  const { problems, submitted, onBlur, onInput } = useFormProblems<SavedAddressField>(form, (values) => {
    const entries = Object.entries(savedAddressProblems(toAddress(values)))
    return Object.fromEntries(entries.map(([field, problem]) => [field, t.problems[problem]]))
  })

  async function save(values: Record<SavedAddressField, string> | null): Promise<void> {
    if (!values || busy) return
    setBusy(true)
    await onSave(toAddress(values)).finally(() => setBusy(false))
  }

  function renderControl(field: SavedAddressField, control: FieldControl) {
    const shared = { ...control, name: field, defaultValue: first[field] }
    if (field === 'phone') return <PhoneInput {...shared} required />
    if (field !== 'region')
      return (
        <Input
          {...shared}
          {...AUTO_COMPLETE[field]}
          {...(field === 'label' ? { placeholder: t.labelHint } : {})}
        />
      )
    return (
      <Select {...shared} autoComplete="address-level1" required>
        <option value="">{t.chooseRegion}</option>
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
      className={styles.form}
      method="post"
      noValidate
      aria-labelledby="address-form"
      onSubmit={(event) => void save(submitted(event))}
      onBlur={onBlur}
      onInput={onInput}
    >
      <h2 id="address-form">{address ? t.change(address.label || address.area) : t.newAddress}</h2>
      <div className={styles.fields}>
        {SAVED_ADDRESS_FIELDS.map((field) => (
          <Field key={field} label={t.fields[field]} error={problems[field]}>
            {(control) => renderControl(field, control)}
          </Field>
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={busy}>
          {t.save}
        </Button>
        <Button look="outline" onClick={onClose}>
          {t.notNow}
        </Button>
      </div>
    </form>
  )
}
