import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS, searchTermPath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { Search, X } from 'lucide'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isTyped, searchBoxText, searchPathWhileTyping } from '#catalogue/address/search-path'
import { useHref, useLocation, useNavigate, useNavigationType } from '#platform/address/address'
import { useReadComingRoute } from '#platform/address/coming-route'
import { currentRoute } from '#platform/address/current-route'
import { useMessages } from '#platform/messages'
import styles from '#shell/header/search-box.module.css'
import { shellMessages } from '#shell/shell-messages'
import iconButtonStyles from '#ui/icon-button.module.css'
import { notifyIfOffline } from '#ui/toast/notify-if-offline'

/** Text of the box: the typed text, until the address changes otherwise (D-17). */
function useSearchText() {
  const location = useLocation()
  const searched = searchBoxText(location)
  const [text, setText] = useState(searched)
  const [seen, setSeen] = useState(location)
  /** History entry of the last keystroke. React may show it later, when it is already outdated. */
  const [typedAt, setTypedAt] = useState<string>()
  const arrived = useNavigationType()
  if (seen !== location) {
    setSeen(location)
    // The address of an earlier keystroke may arrive after further keystrokes: the box is ahead of it.
    const older = isTyped(location) || location.key === typedAt
    if (arrived === 'POP' || !older) setText(searched)
  }
  const type = (value: string) => {
    setText(value)
    setTypedAt(currentEntry().key)
  }
  return { text, type }
}

/**
 * The browser's current history entry, as the router stores it. React may still show the previous one: keystrokes are
 * faster than transitions.
 */
function currentEntry(): { key: string | undefined; typed: boolean } {
  const { key, usr } = (window.history.state ?? {}) as { key?: string; usr?: { typed?: boolean } | null }
  return { key, typed: usr?.typed === true }
}

/**
 * Every keystroke is a search with its own address; without script a plain form (SHELL-26 to SHELL-31, D-17). On narrow
 * screens the box is an icon. Focus turns it into a field, without script, and closing it only takes the focus away.
 */
export function SearchBox() {
  const t = useMessages(shellMessages)
  const navigate = useNavigate()
  const { text, type } = useSearchText()
  const readComingRoute = useReadComingRoute()
  const box = useRef<HTMLInputElement>(null)
  const cross = useRef<HTMLButtonElement>(null)
  /** Entry where typing began: the first keystroke pushes a new entry, further ones replace that. */
  const begunAt = useRef<string>(undefined)

  function search(value: string) {
    // Events of a composition repeat its text, and a cancelled one changes nothing.
    if (value === searchBoxText(readComingRoute())) return
    if (currentRoute().pathname !== PATHS.products && notifyIfOffline()) return
    const { key, typed } = currentEntry()
    // A filter whose list is still loading stays chosen.
    navigate(searchPathWhileTyping(value, readComingRoute()), {
      replace: typed && key !== begunAt.current,
      state: { typed: true },
    })
  }

  function change(value: string) {
    type(value)
    if (window.composingField !== box.current) search(value)
  }

  /** Text typed before hydration or offline is a search as well. */
  const catchUp = useEffectEvent(() => {
    const typed = box.current?.value ?? ''
    if (typed !== searchBoxText(currentRoute())) change(typed)
  })
  useEffect(() => {
    catchUp()
    const returned = () => catchUp()
    window.addEventListener('online', returned)
    return () => window.removeEventListener('online', returned)
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const address = searchTermPath(text)
    if (address && !notifyIfOffline()) navigate(address)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !cross.current?.checkVisibility()) return
    // Browsers would empty the field as well.
    event.preventDefault()
    box.current?.blur()
  }

  return (
    <search className={styles.search}>
      <form action={useHref(PATHS.products)} onSubmit={submit}>
        <Icon node={Search} />
        <input
          ref={box}
          type="search"
          name="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t.search}
          placeholder={t.searchHint}
          value={text}
          onFocus={() => {
            begunAt.current = currentEntry().key
          }}
          onChange={(event) => change(event.target.value)}
          onCompositionEnd={(event) => change(event.currentTarget.value)}
          onKeyDown={press}
        />
      </form>
      <button
        ref={cross}
        type="button"
        className={clsx(iconButtonStyles.plain, styles.close)}
        // Leaving the field by Tab closes it as well.
        tabIndex={-1}
        aria-label={t.closeSearch}
        onClick={() => box.current?.blur()}
      >
        <Icon node={X} />
      </button>
    </search>
  )
}
