import styles from '#products/product/form/save-bar.module.css'
import { productMessages as texts } from '#products/product/product-messages'
import { Button } from '#ui/button.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { uiMessages } from '#ui/ui-messages'

interface SaveBarProps {
  /** What will be saved, in words. */
  names: string[]
  busy: boolean
  onSave(): void
  onDiscard(): void
}

/** Says what is not saved yet, and saves it. On the phone it takes the place of the tabs. */
export const SaveBar = ({ names, busy, onSave, onDiscard }: SaveBarProps) => (
  <section className={styles.bar} aria-label={texts.saveBarLabel}>
    <p>
      <b>{texts.changes(names.length)}</b> {texts.notSaved(names.join(`${uiMessages.comma} `))}
    </p>
    <Button look="quiet" className={styles.discard} onClick={onDiscard} disabled={busy}>
      {texts.discard}
    </Button>
    <Button look="outline" onClick={onSave} busy={busy} {...shortcut('save')}>
      {texts.save}
    </Button>
  </section>
)
