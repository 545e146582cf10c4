import { Icon } from '@little-dunes/design/icon.tsx'
import { Camera, X } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import styles from '#ui/scanner/camera-button.module.css'
import { uiMessages } from '#ui/ui-messages'

/** The camera's reader is half a megabyte, so it loads on demand. */
const CameraScanner = lazy(() => import('#ui/scanner/camera-scanner.tsx'))

/** Opens and closes the device's camera; its picture is where the parent has room for a whole line. */
export function CameraButton({ onCode }: { onCode(code: string): void }) {
  const [isOpen, setOpen] = useState(false)
  const { camera: texts } = uiMessages
  return (
    <>
      <button
        type="button"
        className={styles.camera}
        aria-label={isOpen ? texts.close : texts.open}
        aria-pressed={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon node={isOpen ? X : Camera} />
      </button>
      {isOpen && (
        <Suspense fallback={<p role="status">{texts.starting}</p>}>
          <CameraScanner onCode={onCode} />
        </Suspense>
      )}
    </>
  )
}
