import { useId } from 'react'
import { useMessages } from '#platform/messages'
import styles from '#product/choice/option.module.css'
import { productMessages } from '#product/product-messages'
import type { VariantView } from '#product/product-view'
import { Picture } from '#ui/picture.tsx'

interface ColourPickerProps {
  /** Name of the option when it is not the colour. */
  name: string | undefined
  variants: readonly VariantView[]
  chosen: VariantView | undefined
  onChoose(colorName: string): void
}

/** PROD-09: thumbnail and name of every colour or other option. */
export function ColourPicker({ name, variants, chosen, onChoose }: ColourPickerProps) {
  const t = useMessages(productMessages)
  const id = useId()
  return (
    <section className={styles.option} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{name ?? t.colour}</h2>
        <span className={styles.value}>{chosen && (chosen.colorLabel ?? chosen.colorName)}</span>
      </div>
      <div className={styles.colours}>
        {variants.map(({ colorName, colorLabel = colorName, images }) => (
          <button
            key={colorName}
            type="button"
            className={styles.colour}
            aria-pressed={colorName === chosen?.colorName}
            onClick={() => onChoose(colorName)}
          >
            <Picture address={images[0]} alt="" width={78} height={98} sizes="78px" />
            {colorLabel}
          </button>
        ))}
      </div>
    </section>
  )
}
