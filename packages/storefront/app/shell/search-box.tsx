import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addressOfTerm, addressWhileTyping, searchedFor } from '#catalogue/search-address'
import { useMessages } from '#platform/messages'
import { shellMessages } from '#shell/shell-messages'

/** The text of the box: what is typed, until the address says something else (D-17). */
function useSearchText() {
  const location = useLocation()
  const searched = searchedFor(location)
  const [text, setText] = useState(searched)
  const [seen, setSeen] = useState(location.key)
  const composing = useRef(false)
  if (seen !== location.key) {
    setSeen(location.key)
    setText(searched)
  }
  return { text, setText, composing, location }
}

/** Every keystroke is a search with an address of its own; without script a plain form (SHELL-26 to SHELL-31, D-17). */
export function SearchBox() {
  const t = useMessages(shellMessages)
  const navigate = useNavigate()
  const { text, setText, composing, location } = useSearchText()
  /** The history entry on which typing began: the first key leaves it, further ones replace what they made. */
  const begunAt = useRef(location.key)
  const typed = location.state?.typed === true

  useEffect(() => {
    if (!typed) begunAt.current = location.key
  }, [typed, location.key])

  const search = (value: string) =>
    navigate(addressWhileTyping(value, location), {
      replace: typed && location.key !== begunAt.current,
      state: { typed: true },
    })

  function change(value: string) {
    setText(value)
    if (!composing.current) search(value)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const address = addressOfTerm(text)
    if (address) navigate(address)
  }

  return (
    <search className="search">
      <form action="/products" onSubmit={submit}>
        <Search aria-hidden />
        <input
          type="search"
          name="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t.search}
          placeholder={t.searchHint}
          value={text}
          onFocus={() => {
            begunAt.current = location.key
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
