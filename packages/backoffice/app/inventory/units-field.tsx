import { clsx } from 'clsx'
import type { ClipboardEvent } from 'react'
import styles from '#inventory/size-row.module.css'
import { isBlock, pastedCells } from '#ui/form/pasted-cells'
import { toDigits } from '#ui/form/to-digits'
import { useScannerBurst } from '#ui/scanner/use-scanner-burst'

const wholeFigure = (text: string): string => toDigits(text, 6)

interface UnitsFieldProps {
  label: string
  value: string
  error: string | null
  onChange(text: string): void
  /** Receives a code that was scanned while the field had the focus. */
  onScan(code: string): void
  /** Receives a block of quantities from a spreadsheet. */
  onPasteBlock?(figures: string[]): void
}

export function UnitsField({ label, value, error, onChange, onScan, onPasteBlock }: UnitsFieldProps) {
  function paste(event: ClipboardEvent) {
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    if (!onPasteBlock || !isBlock(cells)) return
    event.preventDefault()
    onPasteBlock(cells.flat().map(wholeFigure))
  }

  return (
    <>
      <input
        className={clsx(styles.units, error && styles.wrong)}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        inputMode="numeric"
        maxLength={6}
        value={value}
        onChange={({ target }) => onChange(wholeFigure(target.value))}
        onKeyDown={useScannerBurst(value, onChange, onScan)}
        onPaste={paste}
      />
      {error && (
        <small className={styles.error} role="alert">
          {error}
        </small>
      )}
    </>
  )
}
