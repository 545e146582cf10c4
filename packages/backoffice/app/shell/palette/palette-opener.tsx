import { Icon } from '@little-dunes/design/icon.tsx'
import { Search } from 'lucide'
import { Suspense, useState } from 'react'
import styles from '#shell/palette/palette-opener.module.css'
import { useEarlyKeys } from '#shell/palette/use-early-keys'
import { shellMessages as texts } from '#shell/shell-messages'
import { late } from '#ui/late'
import { shortcut } from '#ui/shortcuts/shortcut-keys'

const Palette = late(async () => (await import('#shell/palette/palette.tsx')).Palette)

/** Button in the top line; Ctrl-K or Command-K does the same anywhere. */
export function PaletteOpener() {
  const [stage, setStage] = useState<'closed' | 'opening' | 'open'>('closed')
  const [typed, setTyped] = useState('')
  useEarlyKeys(stage === 'opening', setTyped)

  function close() {
    setStage('closed')
    setTyped('')
  }

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        {...shortcut('search')}
        // The visible text belongs to the name (WCAG 2.2, 2.5.3).
        aria-label={`${texts.search}: ${texts.searchHint} ${texts.searchKeys}`}
        onClick={() => setStage('opening')}
      >
        <Icon node={Search} />
        <span>{texts.searchHint}</span> <kbd>{texts.searchKeys}</kbd>
      </button>
      <Suspense fallback={null}>
        {stage !== 'closed' && (
          <Palette typed={typed} onType={setTyped} onReady={() => setStage('open')} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
