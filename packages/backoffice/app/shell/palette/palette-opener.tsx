import { Icon } from '@little-dunes/design/icon.tsx'
import { Search } from 'lucide'
import { useEffect, useState } from 'react'
import { Palette } from '#shell/palette/palette.tsx'
import styles from '#shell/palette/palette-opener.module.css'
import { shellMessages as texts } from '#shell/shell-messages'

/** The button in the top line; Ctrl-K or Command-K does the same from anywhere. */
export function PaletteOpener() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    function press(event: KeyboardEvent) {
      // Filling in a form by itself makes Chrome send key events without a key.
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-keyshortcuts="Control+K Meta+K"
        // What is seen belongs to the name (WCAG 2.2, 2.5.3).
        aria-label={`${texts.search}: ${texts.searchHint} ${texts.searchKeys}`}
        onClick={() => setOpen(true)}
      >
        <Icon node={Search} />
        <span>{texts.searchHint}</span> <kbd>{texts.searchKeys}</kbd>
      </button>
      {open && <Palette onClose={() => setOpen(false)} />}
    </>
  )
}
