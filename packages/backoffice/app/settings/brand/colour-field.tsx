import { useId } from 'react'
import styles from '#settings/brand/brand.module.css'
import { settingsMessages as texts } from '#settings/settings-messages'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'

export interface BrandFieldProps {
  label: string
  help: string | undefined
  error: string | undefined
  edited: boolean
  value: string
  onChange(value: string): void
}

/** A colour as `#RRGGBB`, typed or picked; empty for the default. */
export function ColourField({ help, value, onChange, ...field }: BrandFieldProps) {
  const helpId = useId()
  const isColour = /^#[\da-f]{6}$/i.test(value)
  return (
    <div>
      <TextField
        {...field}
        value={value}
        dir="ltr"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={helpId}
      />
      <div className={styles.colour}>
        <input
          type="color"
          aria-label={texts.pickColour(field.label)}
          value={isColour ? value : '#ffffff'}
          onChange={({ target }) => onChange(target.value)}
        />
        <p id={helpId}>{help}</p>
        {value !== '' && (
          <Button
            look="quiet"
            size="small"
            aria-label={texts.resetColour(field.label)}
            onClick={() => onChange('')}
          >
            {texts.reset}
          </Button>
        )}
      </div>
    </div>
  )
}
