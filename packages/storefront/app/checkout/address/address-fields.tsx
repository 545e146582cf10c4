import { type Address, type AddressField, REGIONS } from '@little-dunes/domain/accounts/address'
import type { InputHTMLAttributes } from 'react'
import { checkoutMessages } from '#checkout/checkout-messages'
import formStyles from '#checkout/form-section.module.css'
import { useMessages } from '#platform/messages'
import { Field, type FieldControl } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { Select } from '#ui/form/select.tsx'

interface AddressFieldsProps {
  /** Initial values. The inputs are uncontrolled, because browsers may fill them in without an event. */
  first: Address
  problems: Partial<Record<AddressField, string>>
}

/** The order on screen and for the keyboard. */
const ORDER: readonly AddressField[] = ['fullname', 'email', 'phone', 'zipcode', 'street', 'city', 'region']

type TextField = Exclude<AddressField, 'phone' | 'region'>

/** Browsers need these to autofill the form and to show the right keyboard. */
const TEXT: Record<TextField, InputHTMLAttributes<HTMLInputElement>> = {
  fullname: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  street: { autoComplete: 'address-line1' },
  city: { autoComplete: 'address-level2' },
  zipcode: { autoComplete: 'postal-code', inputMode: 'numeric' },
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
export function AddressFields({ first, problems }: AddressFieldsProps) {
  const t = useMessages(checkoutMessages)

  function renderControl(field: AddressField, control: FieldControl) {
    const shared = { ...control, defaultValue: first[field] }
    if (field === 'phone') return <PhoneInput {...shared} name="phone" required />
    if (field === 'region') return <RegionSelect {...shared} />
    return <Input {...shared} {...TEXT[field]} name={field} required />
  }

  return (
    <section className={formStyles.section} aria-labelledby="delivery-address">
      <h2 id="delivery-address">{t.address}</h2>
      <div className={formStyles.grid}>
        {ORDER.map((field) => (
          <Field
            key={field}
            label={t.fields[field]}
            error={problems[field]}
            className={field === 'street' ? formStyles.wide : undefined}
          >
            {(control) => renderControl(field, control)}
          </Field>
        ))}
      </div>
    </section>
  )
}
