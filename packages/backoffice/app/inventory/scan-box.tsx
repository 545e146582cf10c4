import { Icon } from '@little-dunes/design/icon.tsx'
import { LONGEST_SKU } from '@little-dunes/domain/catalogue/product'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import { clsx } from 'clsx'
import { ScanBarcode } from 'lucide'
import type { FormEvent, ReactNode, RefObject } from 'react'
import styles from '#inventory/scan-box.module.css'
import { stockRoomMessages as texts } from '#inventory/stock-room-messages'
import { CameraButton } from '#ui/scanner/camera-button.tsx'

interface ScanBoxProps {
  label?: string
  field?: RefObject<HTMLInputElement | null>
  onScan(code: string): void
  last: { isRight: boolean; text: string } | null
  /** A question after the scan. */
  children?: ReactNode
}

/** Field for codes, from a scanner, the camera or the keyboard. */
export function ScanBox({ label = texts.scan, field, onScan, last, children }: ScanBoxProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = dropInvisible(String(new FormData(event.currentTarget).get('code'))).trim()
    event.currentTarget.reset()
    if (code !== '') onScan(code)
  }

  return (
    <form className={styles.scan} onSubmit={submit}>
      <label>
        <Icon node={ScanBarcode} />
        <input
          ref={field}
          name="code"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          maxLength={LONGEST_SKU}
        />
      </label>
      <CameraButton onCode={onScan} />
      {last && (
        <p className={clsx(!last.isRight && styles.wrong)} role={last.isRight ? 'status' : 'alert'}>
          {last.text}
        </p>
      )}
      {children}
    </form>
  )
}
