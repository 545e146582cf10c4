import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  REGIONS,
} from '@little-dunes/domain/accounts/address'
import { addressMessages as texts } from '#orders/address/address-messages'
import { regionName } from '#ui/display/region-name'
import { SelectField, TextField } from '#ui/form/field.tsx'

export type AddressErrors = Partial<Record<AddressField, string>>

interface AddressFieldsProps {
  value: Address
  errors: AddressErrors
  isEdited?: (field: AddressField) => boolean
  /** Fields that are filled elsewhere. */
  without?: readonly AddressField[]
  onChange(field: AddressField, text: string): void
}

export function AddressFields({
  value,
  errors,
  isEdited = () => false,
  without = [],
  onChange,
}: AddressFieldsProps) {
  const getFieldProps = (name: AddressField) => ({
    label: texts.fields[name],
    value: value[name],
    error: errors[name],
    edited: isEdited(name),
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  })
  return (
    <>
      {ADDRESS_FIELDS.filter((name) => !without.includes(name)).map((name) =>
        name === 'region' ? (
          <SelectField key={name} {...getFieldProps(name)}>
            {value.region === '' && <option value="">{texts.chooseRegion}</option>}
            {REGIONS.map((region) => (
              <option key={region} value={region}>
                {regionName(region)}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField
            key={name}
            {...getFieldProps(name)}
            maxLength={200}
            dir={name === 'phone' || name === 'email' || name === 'zipcode' ? 'ltr' : 'auto'}
            inputMode={name === 'phone' ? 'tel' : name === 'email' ? 'email' : 'text'}
          />
        ),
      )}
    </>
  )
}

export const toAddressErrors = (fields: unknown): AddressErrors =>
  Object.fromEntries(
    Object.entries(fields as Record<AddressField, keyof typeof texts.problems>).map(([field, problem]) => [
      field,
      texts.problems[problem],
    ]),
  )
