import { REGIONS } from '@little-dunes/domain/accounts/address'
import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from '#checkout/address/address-fields.module.css'
import type { AddressInput } from '#checkout/address/use-address-form'
import { checkoutMessages } from '#checkout/checkout-messages'
import formStyles from '#checkout/form-section.module.css'
import { useMessages } from '#platform/messages'
import { Field, type FieldControl } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { Select } from '#ui/form/select.tsx'

interface AddressFieldsProps {
  /** Initial values, and how often they were replaced. The inputs are uncontrolled, because browsers may fill them in without an event. */
  first: { address: Record<AddressInput, string>; times: number }
  problems: Partial<Record<AddressInput, string>>
  /** Above the fields of the person, and of the place. */
  aboveContact?: ReactNode
  abovePlace?: ReactNode
}

/** The order on screen and for the keyboard. */
const CONTACT: readonly AddressInput[] = ['fullname', 'email', 'phone']
const PLACE: readonly AddressInput[] = [
  'region',
  'city',
  'area',
  'street',
  'building',
  'flat',
  'note',
  'zipcode',
]

/** Browsers need these to autofill the form and to show the right keyboard. */
const INPUTS: Record<Exclude<AddressInput, 'phone' | 'region'>, InputHTMLAttributes<HTMLInputElement>> = {
  fullname: { autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  city: { autoComplete: 'address-level2', required: true },
  area: { autoComplete: 'address-level3' },
  street: { autoComplete: 'address-line1', required: true },
  building: { autoComplete: 'address-line2' },
  flat: { autoComplete: 'off' },
  note: { autoComplete: 'off', enterKeyHint: 'next' },
  zipcode: { autoComplete: 'postal-code', inputMode: 'numeric', required: true },
}

/** A whole row, or a part of it. Others take half of one. */
const WIDTHS: Partial<Record<AddressInput, string | undefined>> = {
  fullname: styles.row,
  building: styles.long,
  flat: styles.short,
  note: styles.row,
}

function RegionSelect(props: FieldControl & { defaultValue: string }) {
  const t = useMessages(checkoutMessages)
  return (
    <Select {...props} name="region" autoComplete="address-level1" required>
      <option value="">{t.selectRegion}</option>
      {REGIONS.map((region) => (
        <option key={region} value={region}>
          {t.regions[region]}
        </option>
      ))}
    </Select>
  )
}

/** CHK-06, VAL-17 to VAL-28. */
export function AddressFields({ first, problems, aboveContact, abovePlace }: AddressFieldsProps) {
  const t = useMessages(checkoutMessages)
  const hints: Partial<Record<AddressInput, string>> = t.hints
  const examples: Partial<Record<AddressInput, string>> = t.examples

  function renderControl(field: AddressInput, control: FieldControl) {
    const shared = { ...control, defaultValue: first.address[field] }
    if (field === 'phone') return <PhoneInput {...shared} name="phone" required />
    if (field === 'region') return <RegionSelect {...shared} />
    return <Input {...shared} {...INPUTS[field]} name={field} placeholder={examples[field]} />
  }

  const renderFields = (fields: readonly AddressInput[]) => (
    <div key={first.times} className={styles.fields}>
      {fields.map((field) => (
        <Field
          key={field}
          label={t.fields[field]}
          error={problems[field]}
          hint={hints[field]}
          className={WIDTHS[field]}
        >
          {(control) => renderControl(field, control)}
        </Field>
      ))}
    </div>
  )

  return (
    <>
      <section className={formStyles.section} aria-labelledby="contact">
        <h2 id="contact">{t.contact}</h2>
        {aboveContact}
        {renderFields(CONTACT)}
      </section>
      <section className={formStyles.section} aria-labelledby="delivery-address">
        <h2 id="delivery-address">{t.address}</h2>
        {abovePlace}
        {renderFields(PLACE)}
      </section>
    </>
  )
}
