import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS, searchTermPath } from '@little-dunes/domain/paths'
import { Search } from 'lucide'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHref, useLocation, useNavigate, useNavigationType } from 'react-router'
import { isTyped, searchBoxText, searchPathWhileTyping } from '#catalogue/address/search-path'
import { useMessages } from '#platform/messages'
import { useReadComingRoute } from '#platform/routes/coming-route'
import { currentRoute } from '#platform/routes/current-route'
import styles from '#shell/header/search-box.module.css'
import { shellMessages } from '#shell/shell-messages'
import { notifyIfOffline } from '#ui/toast/notify-if-offline'

/** The text of the box: what is typed, until the address says something else (D-17). */
function useSearchText() {
  const location = useLocation()
  const searched = searchBoxText(location)
  const [text, setText] = useState(searched)
  const [seen, setSeen] = useState(location)
  /** The history entry at the last keystroke; React may show it only afterwards, and it says nothing newer. */
  const [typedAt, setTypedAt] = useState<string>()
  const arrived = useNavigationType()
  if (seen !== location) {
    setSeen(location)
    // An address that was typed here may arrive after further keys: the box is ahead of it.
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
 * The history entry that the browser is at, as the router keeps it. React may still show the one before: keystrokes
 * are faster than transitions.
 */
function currentEntry(): { key: string | undefined; typed: boolean } {
  const { key, usr } = (window.history.state ?? {}) as { key?: string; usr?: { typed?: boolean } | null }
  return { key, typed: usr?.typed === true }
}

/** Every keystroke is a search with an address of its own; without script a plain form (SHELL-26 to SHELL-31, D-17). */
export function SearchBox() {
  const t = useMessages(shellMessages)
  const navigate = useNavigate()
  const { text, type } = useSearchText()
  const readComingRoute = useReadComingRoute()
  const box = useRef<HTMLInputElement>(null)
  const composing = useRef(false)
  /** Where typing began: the first key leaves this entry, further ones replace what they made. */
  const begunAt = useRef<string>(undefined)

  function search(value: string) {
    if (currentRoute().pathname !== PATHS.products && notifyIfOffline()) return
    const { key, typed } = currentEntry()
    // A filter whose list has not come yet stays chosen.
    navigate(searchPathWhileTyping(value, readComingRoute()), {
      replace: typed && key !== begunAt.current,
      state: { typed: true },
    })
  }

  function change(value: string) {
    type(value)
    if (!composing.current) search(value)
  }

  /** What was typed before the page was awake, or without a network, is a search as well. */
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
          onCompositionStart={() => {
            composing.current = true
          }}
          onCompositionEnd={(event) => {
            composing.current = false
            search(event.currentTarget.value)
          }}
        />
      </form>
    </search>
  )
}
