import { Icon } from '@little-dunes/design/icon.tsx'
import { Sunrise } from 'lucide'
import { Button } from '#ui/button.tsx'
import styles from '#ui/form/save-bar.module.css'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { uiMessages as texts } from '#ui/ui-messages'

interface SaveBarProps {
  /** Id of the form that is saved. */
  form: string
  /** Names of the changes. */
  text: string
  busy: boolean
  /** Label of the save button. */
  save?: string
  onDiscard(): void
}

/** At the lower edge while there are unsaved changes; on phones in place of the tabs. */
export const SaveBar = ({ form, text, busy, save = texts.save, onDiscard }: SaveBarProps) => (
  <div className={styles.bar} role="status">
    <Icon node={Sunrise} />
    <p>{text}</p>
    <Button look="outline" onClick={onDiscard}>
      {texts.discard}
    </Button>
    <Button type="submit" form={form} busy={busy} look="light" {...shortcut('save')}>
      {save}
    </Button>
  </div>
)
