import { useState } from 'react'
import { shellMessages as texts } from '#shell/shell-messages'
import styles from '#shell/shortcuts/shortcuts.module.css'
import { shortcutsMessages } from '#shell/shortcuts/shortcuts-messages'
import { useAllowedScreens } from '#shell/shortcuts/use-shortcuts'
import { Dialog } from '#ui/dialog.tsx'
import { CheckField } from '#ui/form/field.tsx'
import { areLettersShortcuts, setLetterShortcuts } from '#ui/shortcuts/letter-shortcuts'
import { GO_KEY, SHORTCUT_KEYS, type Shortcut } from '#ui/shortcuts/shortcut-keys'

/** Key names as on keyboards, without those of a Mac. */
const getKeys = (name: Shortcut): string[][] =>
  SHORTCUT_KEYS[name]
    .filter((key) => !key.startsWith('Meta'))
    .map((key) => key.replace('Control', 'Ctrl').split('+'))

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => <kbd key={key}>{key}</kbd>)
}

/** All shortcuts, and the switch for single letters. */
export function ShortcutList({ onClose }: { onClose(): void }) {
  const screens = useAllowedScreens()
  const [areLettersOn, setLettersOn] = useState(areLettersShortcuts)
  return (
    <Dialog open onClose={onClose} title={texts.shortcuts}>
      <CheckField
        label={shortcutsMessages.lettersOn}
        checked={areLettersOn}
        onChange={({ target }) => {
          setLettersOn(target.checked)
          setLetterShortcuts(target.checked)
        }}
      />
      <dl className={styles.keys}>
        {Object.entries(shortcutsMessages.shortcutTexts).map(([name, does]) => (
          <div key={name}>
            <dt>
              {getKeys(name as Shortcut).map((keys) => (
                <span key={keys.join()}>
                  <Keys keys={keys} />
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        {shortcutsMessages.otherKeys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.heading}>{shortcutsMessages.goTo}</h3>
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
    </Dialog>
  )
}
