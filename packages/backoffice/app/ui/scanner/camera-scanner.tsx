import { Icon } from '@little-dunes/design/icon.tsx'
import { Flashlight } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import styles from '#ui/scanner/camera-scanner.module.css'
import { createCodeReader } from '#ui/scanner/code-reader'
import { hasTorch, lightTorch } from '#ui/scanner/torch'
import { showError } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'

/** Interval between checks of the picture, in milliseconds. */
const LOOK_MS = 150
/** The same code counts again after it left the picture, or after this time. */
const SAME_CODE_MS = 2_000

/** Picture of the camera, with a switch for its lamp. Reports each code that appears, but only once while it stays. */
export default function CameraScanner({ onCode }: { onCode(code: string): void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  /** A camera with a lamp. */
  const [lamp, setLamp] = useState<MediaStreamTrack | null>(null)
  const [isLit, setLit] = useState(false)
  const tell = useRef(onCode)
  useEffect(() => {
    tell.current = onCode
  })

  useEffect(() => {
    let isOpen = true
    let stream: MediaStream | undefined
    let seen = { code: '', at: 0 }
    async function look(read: Awaited<ReturnType<typeof createCodeReader>>) {
      const shown = video.current
      const code = shown && shown.readyState >= shown.HAVE_CURRENT_DATA ? await read(shown) : null
      const now = performance.now()
      if (isOpen && code !== null && (code !== seen.code || now - seen.at > SAME_CODE_MS)) tell.current(code)
      if (code !== null) seen = { code, at: now }
      if (isOpen) setTimeout(() => void look(read).catch(() => setRefused(true)), LOOK_MS)
    }
    async function start() {
      const constraints = { video: { facingMode: 'environment', width: { ideal: 1280 } } }
      stream = await navigator.mediaDevices.getUserMedia(constraints)
      if (!isOpen || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      setLamp(stream.getVideoTracks().find(hasTorch) ?? null)
      await look(await createCodeReader())
    }
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    start().catch(() => isOpen && setRefused(true))
    return () => {
      isOpen = false
      stop()
    }
  }, [])

  if (isRefused)
    return (
      <p className={styles.refused} role="alert">
        {uiMessages.camera.refused}
      </p>
    )
  return (
    <div className={styles.camera}>
      <video ref={video} className={styles.video} aria-label={uiMessages.camera.view} muted playsInline />
      {lamp && (
        <button
          type="button"
          className={styles.lamp}
          aria-label={uiMessages.camera.light}
          aria-pressed={isLit}
          onClick={() => lightTorch(lamp, !isLit).then(() => setLit(!isLit), showError)}
        >
          <Icon node={Flashlight} />
        </button>
      )}
    </div>
  )
}
