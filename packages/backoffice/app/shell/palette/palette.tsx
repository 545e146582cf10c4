import type { Permission } from '@little-dunes/domain/accounts/permissions'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentStaff } from '#platform/member'
import styles from '#shell/palette/palette.module.css'
import { ACTIONS } from '#shell/palette/palette-actions'
import { paletteMessages } from '#shell/palette/palette-messages'
import { findLinks, findThings, type PaletteResult } from '#shell/palette/palette-results'
import { NAV_GROUPS } from '#shell/screens'
import { shellMessages as texts } from '#shell/shell-messages'
import { Dialog } from '#ui/dialog.tsx'
import { showError } from '#ui/toast/toast-store'

const { actions, otherWords } = paletteMessages

/** Typing pauses this long before the shop is asked. */
const PAUSE_MS = 150

/** What the shop finds for the words, a moment after they were typed. */
function useThings(words: string): PaletteResult[] {
  const { permissions } = useCurrentStaff()
  const [things, setThings] = useState<PaletteResult[]>([])
  useEffect(() => {
    let isLate = false
    const timer = setTimeout(() => {
      findThings(words, permissions)
        .then((found) => isLate || setThings(found))
        .catch(showError)
    }, PAUSE_MS)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [words, permissions])
  return things
}

/** Search over screens, actions, orders, products and shoppers; arrows choose, Enter opens. */
export function Palette({ onClose }: { onClose(): void }) {
  const { permissions } = useCurrentStaff()
  const navigate = useNavigate()
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const mayOpen = ({ permission }: { permission: Permission }) => permissions.includes(permission)
  const screens = NAV_GROUPS.flatMap((group) => group.screens).filter(mayOpen)
  const things = useThings(words)
  const results = [
    ...findLinks(screens, texts.screens, otherWords, words),
    // Before anything is typed, the screens alone.
    ...(words.trim() === '' ? [] : findLinks(ACTIONS.filter(mayOpen), actions, otherWords, words)),
    ...things,
  ]
  const current = Math.min(chosen, results.length - 1)

  function open({ path }: PaletteResult) {
    onClose()
    navigate(path)
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const result = results[current]
    if (step !== undefined) setChosen((current + step + results.length) % Math.max(results.length, 1))
    else if (event.key === 'Enter' && result) open(result)
    else return
    event.preventDefault()
  }

  return (
    <Dialog open onClose={onClose} title={texts.search} initialFocus={field}>
      <input
        ref={field}
        className={styles.field}
        type="search"
        role="combobox"
        aria-label={texts.search}
        aria-expanded
        aria-controls={list}
        aria-activedescendant={results.length > 0 ? `${list}-${current}` : undefined}
        placeholder={texts.searchHint}
        maxLength={100}
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          setChosen(0)
        }}
        onKeyDown={press}
      />
      <div id={list} role="listbox" aria-label={texts.search} className={styles.results}>
        {results.map((result, place) => (
          <div
            key={`${result.path} ${result.name}`}
            id={`${list}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === current}
            onClick={() => open(result)}
            onKeyDown={press}
          >
            <bdi>{result.name}</bdi>
            <small>
              <bdi>{result.about}</bdi>
            </small>
          </div>
        ))}
      </div>
      {results.length === 0 && <p className={styles.nothing}>{texts.nothingFound}</p>}
    </Dialog>
  )
}
