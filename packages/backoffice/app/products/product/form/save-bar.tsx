import { Icon } from '@little-dunes/design/icon.tsx'
import { Sunrise } from 'lucide'
import { productMessages as texts } from '#products/product/product-messages'
import { Button } from '#ui/button.tsx'
import { commaList } from '#ui/display/comma-list'
import styles from '#ui/form/save-bar.module.css'
import { shortcut } from '#ui/shortcuts/shortcut-keys'

interface SaveBarProps {
  names: string[]
  busy: boolean
  onSave(): void
  onDiscard(): void
}

/** Names the unsaved changes and saves them. On phones it replaces the tabs. */
export const SaveBar = ({ names, busy, onSave, onDiscard }: SaveBarProps) => (
  <section className={styles.bar} aria-label={texts.saveBarLabel}>
    <Icon node={Sunrise} />
    <p>
      <b>{texts.changes(names.length)}</b> {texts.notSaved(commaList(names))}
    </p>
    <Button look="outline" onClick={onDiscard} disabled={busy}>
      {texts.discard}
    </Button>
    <Button look="light" onClick={onSave} busy={busy} {...shortcut('save')}>
      {texts.save}
    </Button>
  </section>
)
