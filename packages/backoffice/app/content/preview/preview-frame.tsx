import type { ContentKey } from '@little-dunes/domain/content/content-items'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { FRAMED_PARAM, languagePath } from '@little-dunes/domain/paths'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { contentMessages as texts } from '#content/content-messages'
import { type FramedBlock, frameBlock } from '#content/preview/frame-block'
import styles from '#content/preview/shop-preview.module.css'
import type { ContentForm } from '#content/use-content-form'
import { Button } from '#ui/button.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { uiMessages } from '#ui/ui-messages'
import { useQuote } from '#ui/use-quote'

/** Width of the simulated screen in CSS pixels. */
const WIDTHS = { desktop: 1280, phone: 390 } as const
export type FrameWidth = keyof typeof WIDTHS

interface PreviewFrameProps {
  name: ContentKey
  form: ContentForm
  /** In epoch milliseconds; null for now. */
  at: number | null
  language: Language
  width: FrameWidth
  around: unknown
  framed: FramedBlock | null
}

function useRoom() {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, room }
}

/** Address of the preview. The previous one stays while the next loads, and when the draft cannot be shown. */
function usePreviewPath({ name, form, at, around }: PreviewFrameProps) {
  const input = form.isWhole ? { name, changes: form.changes, at } : null
  const { quote, pending, refresh } = useQuote('POST /api/staff/content/preview', input)
  const latest = useRef<string | null>(null)
  // The preview also contains the published texts.
  const [shown, setShown] = useState({ before: form.before, around })
  if (shown.before !== form.before || shown.around !== around) {
    setShown({ before: form.before, around })
    refresh()
  }
  if (quote) latest.current = quote.path
  const isMissing = form.isWhole && !pending && quote === null
  return { path: latest.current, pending: form.isWhole && pending, isMissing, refresh }
}

/**
 * The shop in a frame that runs no scripts (decision 063). A new address adds no history entry and keeps the scroll
 * position.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { path, pending, isMissing, refresh } = usePreviewPath(props)
  const { ref, room } = useRoom()
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef(0)
  /** The page whose scroll position is right. A page that still loads is at its top. */
  const placed = useRef<Document | null>(null)
  const [loaded, setLoaded] = useState<{ address: string; fine: boolean } | null>(null)
  const { framed, language } = props
  const shownFrame = useRef<string | null>(null)
  const address = path && `${languagePath(props.language, path)}&${FRAMED_PARAM}=1`

  useEffect(() => {
    const { contentDocument, contentWindow } = frame.current ?? {}
    if (!address || !contentWindow) return
    if (contentDocument && contentDocument === placed.current)
      place.current = contentDocument.scrollingElement?.scrollTop ?? place.current
    contentWindow.location.replace(address)
  }, [address])

  /** Frames the chosen block, and scrolls to it if it is another one. */
  function mark(page: Document) {
    frameBlock(page, framed, language, framed?.name !== shownFrame.current)
    shownFrame.current = framed?.name ?? null
  }

  const markAnother = useEffectEvent((name: FramedBlock['name'] | undefined) => {
    const page = frame.current?.contentDocument
    // `onLoad` marks a page that still loads.
    if (page && page === placed.current && name !== shownFrame.current) mark(page)
  })
  useEffect(() => markAnother(framed?.name), [framed?.name])

  function onLoad() {
    const page = frame.current?.contentDocument
    if (!address || (page && page.URL !== new URL(address, location.href).href)) return
    // After a refusal or failure the frame shows a page of the browser, of another origin.
    const fine = page?.querySelector('main') != null
    if (fine) {
      if (page.scrollingElement) page.scrollingElement.scrollTop = place.current
      mark(page)
      placed.current = page
    }
    setLoaded({ address, fine })
  }

  const isLoading = pending || (address !== null && loaded?.address !== address)
  const hasFailed = isMissing || (address !== null && !isLoading && !loaded?.fine)
  const reason = address === null ? texts.notYet : texts.incomplete
  const note = props.form.isWhole ? texts.still : reason
  const width = WIDTHS[props.width]
  const scale = Math.min(1, room.width / width)
  return (
    <>
      <div ref={ref} className={styles.stage} dir="ltr" aria-busy={isLoading && !hasFailed}>
        <iframe
          ref={frame}
          title={texts.previewFrame}
          sandbox="allow-same-origin"
          onLoad={onLoad}
          style={{
            width,
            height: room.height / scale || 0,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            visibility: hasFailed ? 'hidden' : 'visible',
          }}
        />
      </div>
      {hasFailed ? (
        <InlineAlert
          kind="error"
          action={
            <Button look="outline" size="small" onClick={refresh}>
              {uiMessages.tryAgain}
            </Button>
          }
        >
          {texts.previewFailed}
        </InlineAlert>
      ) : (
        <p role="status" className={styles.note}>
          {isLoading ? texts.loading : note}
        </p>
      )}
    </>
  )
}
