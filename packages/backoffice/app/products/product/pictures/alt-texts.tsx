import { derivedPicture } from '@little-dunes/domain/catalogue/pictures'
import { LONGEST_ALT_TEXT } from '@little-dunes/domain/catalogue/product'
import { DIRECTIONS, LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { useFormFields } from '#products/product/form/form-context'
import styles from '#products/product/pictures/alt-texts.module.css'
import { productMessages as texts } from '#products/product/product-messages'
import fieldStyles from '#ui/form/field.module.css'

/** An empty text removes the entry. */
function withText(current: Record<string, string>, address: string, text: string) {
  const { [address]: _, ...others } = current
  return text === '' ? others : { ...others, [address]: text }
}

const FIELDS = { en: 'altTexts', ar: 'altTextsAr' } as const

interface AltTextFieldProps {
  address: string
  label: string
  language: Language
}

function AltTextField({ address, label, language }: AltTextFieldProps) {
  const { value, set, mayWrite } = useFormFields()
  const field = FIELDS[language]
  const current = value(field)
  return (
    <input
      className={fieldStyles.control}
      type="text"
      lang={language}
      dir={DIRECTIONS[language]}
      aria-label={label}
      placeholder={texts.altTextIn[language]}
      maxLength={LONGEST_ALT_TEXT}
      readOnly={!mayWrite}
      value={current[address] ?? ''}
      onChange={({ target }) => set(field, withText(current, address, target.value))}
    />
  )
}

export function AltTexts({ pictures, of }: { pictures: string[]; of: string }) {
  const { value, getError } = useFormFields()
  const [english, arabic] = [value('altTexts'), value('altTextsAr')]
  const written = pictures.filter((address) => english[address] && arabic[address]).length
  const error = getError('altTexts') ?? getError('altTextsAr')
  return (
    <details className={styles.altTexts}>
      <summary>{texts.altTexts(written, pictures.length)}</summary>
      <p className={styles.hint}>{texts.altTextsHint}</p>
      <ul>
        {pictures.map((address, place) => {
          const what = texts.pictureLabel(place + 1, of)
          return (
            <li key={address} className={styles.row}>
              <img src={derivedPicture(address, 160, 'webp')} alt="" loading="lazy" />
              <span className={styles.fields}>
                {LANGUAGES.map((language) => (
                  <AltTextField
                    key={language}
                    address={address}
                    language={language}
                    label={texts.altTextLabel[language](what)}
                  />
                ))}
              </span>
            </li>
          )
        })}
      </ul>
      {error && <p role="alert">{error}</p>}
    </details>
  )
}
