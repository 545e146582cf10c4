import { Icon } from '@little-dunes/design/icon.tsx'
import type { Permission } from '@little-dunes/domain/accounts/permissions'
import { BACKOFFICE } from '@little-dunes/domain/paths'
import { Search } from 'lucide'
import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentStaff } from '#platform/member'
import { Marked } from '#shell/palette/marked.tsx'
import styles from '#shell/palette/palette.module.css'
import { ACTIONS } from '#shell/palette/palette-actions'
import { paletteMessages } from '#shell/palette/palette-messages'
import type { PaletteResult } from '#shell/palette/palette-result'
import { findLinks, findThings, type ResultGroup, readTyped } from '#shell/palette/palette-results'
import { NAV_GROUPS } from '#shell/screens'
import { shellMessages as texts } from '#shell/shell-messages'
import { Dialog } from '#ui/dialog.tsx'
import { Initials } from '#ui/display/initials.tsx'
import { OrderStatusBadge } from '#ui/display/order-status-badge.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { showError } from '#ui/toast/toast-store'

const { actions, otherWords, groups: headings, withResult, keys } = paletteMessages

/** Pause in typing before the search, in milliseconds. */
const PAUSE_MS = 150

/** Search results of the server, shortly after typing. */
function useThings(words: string): ResultGroup[] {
  const { permissions } = useCurrentStaff()
  const [things, setThings] = useState<ResultGroup[]>([])
  useEffect(() => {
    let isLate = false
    const timer = setTimeout(() => {
      findThings(words, permissions)
        .then((matches) => isLate || setThings(matches))
        .catch(showError)
    }, PAUSE_MS)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [words, permissions])
  return things
}

function Face({ icon, picture, names }: PaletteResult) {
  if (picture !== undefined) return <Thumbnail address={picture} />
  if (!icon) return <Initials name={names[0] ?? ''} />
  return (
    <span className={styles.icon}>
      <Icon node={icon} />
    </span>
  )
}

function Result({ result, words }: { result: PaletteResult; words: string }) {
  const { names, about, status } = result
  return (
    <>
      <Face {...result} />
      <div>
        {names.map((name, at) => (
          <Fragment key={name}>
            {at > 0 && ' · '}
            <Marked text={name} words={words} />
          </Fragment>
        ))}
        {about.length > 0 && (
          <small>
            <Parts of={about} />
          </small>
        )}
      </div>
      {status && <OrderStatusBadge status={status} />}
    </>
  )
}

/** Everything found for the typed words, followed by the actions of the result at `subject`. */
function useResults(typed: string, subject: number) {
  const { permissions } = useCurrentStaff()
  const { words, kind } = readTyped(typed)
  const mayOpen = ({ permission }: { permission: Permission }) => permissions.includes(permission)
  const screens = kind === 'orders' ? [] : NAV_GROUPS.flatMap((group) => group.screens).filter(mayOpen)
  const things = useThings(typed)
  // Before typing, only the screens are shown.
  const offered = typed.trim() === '' || kind === 'orders' ? [] : ACTIONS.filter(mayOpen)
  const groups: ResultGroup[] = [
    { name: 'screens', results: findLinks(screens, texts.screens, otherWords, words) },
    { name: 'actions', results: findLinks(offered, actions, otherWords, words) },
    ...things,
  ]
  const matches = groups.flatMap((group) => group.results)
  const about = matches[Math.min(subject, matches.length - 1)]
  const results = [...matches, ...(about?.actions ?? [])]
  const shown = [
    ...groups.map((group) => ({ heading: headings[group.name], results: group.results })),
    { heading: withResult(about?.names[0] ?? ''), results: about?.actions ?? [] },
  ]
  return { words, matches, results, shown }
}

interface PaletteProps {
  typed: string
  onType(typed: string): void
  /** Called once the field has the focus and receives the typed text. */
  onReady(): void
  onClose(): void
}

/** Searches screens, actions, orders, products and customers. The actions of the chosen result follow the results. */
export function Palette({ typed, onType, onReady, onClose }: PaletteProps) {
  const navigate = useNavigate()
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(0)
  /** The last chosen result, which the actions below the results belong to. */
  const [subject, setSubject] = useState(0)
  const { words, matches, results, shown } = useResults(typed, subject)
  const current = Math.min(chosen, results.length - 1)

  function choose(place: number) {
    setChosen(place)
    if (place < matches.length) setSubject(place)
  }

  function open({ path, isOfShop = false }: PaletteResult, inTab: boolean) {
    onClose()
    if (isOfShop || inTab) window.open(isOfShop ? path : BACKOFFICE + path)
    else navigate(path)
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const result = results[current]
    if (step !== undefined) choose((current + step + results.length) % Math.max(results.length, 1))
    else if (event.key === 'Enter' && result) open(result, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }

  return (
    <Dialog open onClose={onClose} title={texts.search} initialFocus={field}>
      <Icon node={Search} className={styles.glass} />
      <input
        ref={field}
        className={styles.field}
        role="combobox"
        aria-label={texts.search}
        aria-expanded
        aria-controls={list}
        aria-activedescendant={results.length > 0 ? `${list}-${current}` : undefined}
        placeholder={texts.searchHint}
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          onType(target.value)
          choose(0)
        }}
        onFocus={onReady}
        onKeyDown={press}
      />
      <div id={list} role="listbox" aria-label={texts.search} className={styles.results}>
        {shown
          .filter((group) => group.results.length > 0)
          .map((group) => (
            <fieldset key={group.heading} aria-label={group.heading}>
              <small aria-hidden>{group.heading}</small>
              {group.results.map((result) => {
                const place = results.indexOf(result)
                const isChosen = place === current
                return (
                  <div
                    key={`${result.path} ${result.names[0]}`}
                    id={`${list}-${place}`}
                    ref={(row) => void (isChosen && row?.scrollIntoView({ block: 'nearest' }))}
                    role="option"
                    tabIndex={-1}
                    aria-selected={isChosen}
                    onClick={({ ctrlKey, metaKey }) => open(result, ctrlKey || metaKey)}
                    onKeyDown={press}
                  >
                    <Result result={result} words={words} />
                  </div>
                )
              })}
            </fieldset>
          ))}
      </div>
      {results.length === 0 && <p className={styles.nothing}>{texts.nothingFound}</p>}
      <p className={styles.keys} aria-hidden>
        {keys.map(({ keys: pressed, does }) => (
          <span key={does}>
            {pressed.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {does}
          </span>
        ))}
      </p>
    </Dialog>
  )
}
