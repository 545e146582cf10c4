import { Icon } from '@little-dunes/design/icon.tsx'
import { LONGEST_SKU } from '@little-dunes/domain/catalogue/product'
import { clsx } from 'clsx'
import { ScanBarcode } from 'lucide'
import type { FormEvent } from 'react'
import { packingMessages as texts } from '#packing/packing-messages'
import type { Stop } from '#packing/packing-progress'
import styles from '#packing/scan-panel.module.css'
import type { LastScan } from '#packing/use-packing'
import { sizeName } from '#ui/display/size-name'
import { CameraButton } from '#ui/scanner/camera-button.tsx'
import { useScanField } from '#ui/scanner/use-scan-field'

interface ScanPanelProps {
  next: Stop | null
  picked: number
  all: number
  last: LastScan | null
  onScan(code: string): void
}

export function ScanPanel({ next, picked, all, last, onScan }: ScanPanelProps) {
  const field = useScanField()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!field.current) return
    onScan(field.current.value)
    field.current.value = ''
  }

  return (
    <section className={styles.panel}>
      <div>
        <p className={styles.next}>
          {next ? texts.next(next.item.shelf, next.item.name, sizeName(next.item.size)) : texts.allPicked}
        </p>
        <p className={styles.count}>{texts.progress(picked, all)}</p>
      </div>
      <CameraButton onCode={onScan} />
      <form className={styles.form} onSubmit={submit}>
        <Icon node={ScanBarcode} />
        {/* Scanners type like a keyboard, so the keyboard on the screen stays closed. */}
        <input
          ref={field}
          inputMode="none"
          autoComplete="off"
          maxLength={LONGEST_SKU}
          aria-label={texts.scanLabel}
          placeholder={texts.scanHint}
        />
      </form>
      <progress className={styles.progress} aria-label={texts.list} value={picked} max={all} />
      <p
        className={clsx(styles.last, last && !last.isRight && styles.wrong)}
        role={last && !last.isRight ? 'alert' : 'status'}
      >
        {last?.text}
      </p>
    </section>
  )
}
