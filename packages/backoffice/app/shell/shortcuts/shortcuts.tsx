import { useEffect, useState } from 'react'
import { shellMessages as texts } from '#shell/shell-messages'
import styles from '#shell/shortcuts/shortcuts.module.css'
import { Dialog } from '#ui/dialog.tsx'

/** Where a question mark is typed as text. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** The list of shortcuts, which a question mark opens wherever nobody types. */
export function Shortcuts() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== '?' || isField(event.target)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={texts.shortcuts}>
      <dl className={styles.keys}>
        {texts.shortcutList.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
