import { Icon } from '@little-dunes/design/icon.tsx'
import { Keyboard } from 'lucide'
import { useState } from 'react'
import { shellMessages as texts } from '#shell/shell-messages'
import styles from '#shell/shortcuts/shortcuts.module.css'
import { useAllowedScreens, useShortcuts } from '#shell/shortcuts/use-shortcuts'
import { Dialog } from '#ui/dialog.tsx'
import { CheckField } from '#ui/form/field.tsx'
import { areLettersShortcuts, setLetterShortcuts } from '#ui/shortcuts/letter-shortcuts'
import { GO_KEY, SHORTCUT_KEYS, type Shortcut, shortcut } from '#ui/shortcuts/shortcut-keys'

/** As they are written on keyboards; those of a Mac go without saying. */
const keysOf = (name: Shortcut): string[][] =>
  SHORTCUT_KEYS[name]
    .filter((key) => !key.startsWith('Meta'))
    .map((key) => key.replace('Control', 'Ctrl').split('+'))

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => <kbd key={key}>{key}</kbd>)
}

/** Every shortcut with what it does, and the switch for single letters. */
function ShortcutList() {
  const screens = useAllowedScreens()
  const [areLettersOn, setLettersOn] = useState(areLettersShortcuts)
  return (
    <>
      <dl className={styles.keys}>
        {Object.entries(texts.shortcutTexts).map(([name, does]) => (
          <div key={name}>
            <dt>
              {keysOf(name as Shortcut).map((keys) => (
                <span key={keys.join()}>
                  <Keys keys={keys} />
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        {texts.otherKeys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.heading}>{texts.goTo}</h3>
      <dl className={styles.keys}>
        {screens.map(({ letter, name }) => (
          <div key={name}>
            <dt>
              <kbd>{GO_KEY}</kbd>
              <kbd>{letter}</kbd>
            </dt>
            <dd>{texts.screens[name]}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label={texts.lettersOn}
        checked={areLettersOn}
        onChange={({ target }) => {
          setLettersOn(target.checked)
          setLetterShortcuts(target.checked)
        }}
      />
    </>
  )
}

/** Listens for shortcuts; the button, or a question mark wherever nobody types, lists them. */
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
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.shortcuts}>
        <ShortcutList />
      </Dialog>
    </>
  )
}
