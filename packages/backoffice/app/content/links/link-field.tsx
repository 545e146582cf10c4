import type { StoredField } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { useState } from 'react'
import { contentMessages as texts } from '#content/content-messages'
import { fieldLabel } from '#content/field-label'
import { LINK_PLACES, placeName } from '#content/links/link-places'
import type { ContentForm } from '#content/use-content-form'
import { Field, TextField } from '#ui/form/field.tsx'
import { Stack } from '#ui/page.tsx'

/** Option for other addresses; no link begins like this. */
const OTHER = '?'

interface LinkFieldProps {
  item: ContentKey
  field: StoredField
  form: ContentForm
}

export function LinkField({ item, field, form }: LinkFieldProps) {
  const { key, name, max } = field
  const value = form.value(key)
  const isOptional = 'optional' in field && field.optional === true
  const isKnown = placeName(value) !== null || (isOptional && value === '')
  const [isTyped, setTyped] = useState(false)
  const isOther = isTyped || !isKnown
  const label = fieldLabel(item, name, form.value)
  const error = form.errors[key]
  const edited = form.edited.includes(key)

  function choose(to: string) {
    setTyped(to === OTHER)
    if (to !== OTHER) form.set(key, to)
  }

  return (
    <Stack>
      <Field label={label} error={isOther ? null : error} edited={edited && !isOther}>
        {(control) => (
          <select
            {...control}
            value={isOther ? OTHER : value}
            onChange={({ target }) => choose(target.value)}
          >
            {isOptional && <option value="">{texts.nowhere}</option>}
            {LINK_PLACES.map(({ name: group, places }) => (
              <optgroup key={group} label={group}>
                {places.map((place) => (
                  <option key={place.to} value={place.to}>
                    {place.name}
                  </option>
                ))}
              </optgroup>
            ))}
            <option value={OTHER}>{texts.otherAddress}</option>
          </select>
        )}
      </Field>
      {isOther && (
        <TextField
          label={texts.addressLabel(label)}
          value={value}
          error={error}
          edited={edited}
          maxLength={max}
          dir="ltr"
          inputMode="url"
          onChange={({ target }) => form.set(key, target.value)}
        />
      )}
    </Stack>
  )
}
