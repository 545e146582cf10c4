import { Icon } from '@little-dunes/design/icon.tsx'
import { Keyboard } from 'lucide'
import { Suspense, useState } from 'react'
import { shellMessages as texts } from '#shell/shell-messages'
import styles from '#shell/shortcuts/shortcuts.module.css'
import { useShortcuts } from '#shell/shortcuts/use-shortcuts'
import { late } from '#ui/late'
import { shortcut } from '#ui/shortcuts/shortcut-keys'

const ShortcutList = late(async () => (await import('#shell/shortcuts/shortcut-list.tsx')).ShortcutList)

/** Listens for shortcuts; the button lists them, or a question mark outside of fields. */
export function Shortcuts() {
  const [open, setOpen] = useState(false)
  useShortcuts()
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={texts.shortcuts}
        {...shortcut('list')}
        onClick={() => setOpen(true)}
      >
        <Icon node={Keyboard} />
      </button>
      <Suspense fallback={null}>{open && <ShortcutList onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
