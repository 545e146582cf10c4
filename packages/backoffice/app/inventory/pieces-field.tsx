import { clsx } from 'clsx'
import type { ClipboardEvent } from 'react'
import styles from '#inventory/size-row.module.css'
import { digitsOf } from '#ui/form/digits-of'
import { isBlock, pastedCells } from '#ui/form/pasted-cells'
import { useScannerBurst } from '#ui/scanner/use-scanner-burst'

const wholeFigure = (text: string): string => digitsOf(text, 6)

interface PiecesFieldProps {
  label: string
  value: string
  error: string | null
  onChange(text: string): void
  /** Receives a code that was scanned while the field had the focus. */
  onScan(code: string): void
  /** Receives a block of quantities from a spreadsheet. */
  onPasteBlock?(figures: string[]): void
}

export function PiecesField({ label, value, error, onChange, onScan, onPasteBlock }: PiecesFieldProps) {
  function paste(event: ClipboardEvent) {
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    if (!onPasteBlock || !isBlock(cells)) return
    event.preventDefault()
    onPasteBlock(cells.flat().map(wholeFigure))
  }

  return (
    <>
      <input
        className={clsx(styles.pieces, error && styles.wrong)}
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
