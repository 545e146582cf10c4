import type { FocalPoint } from '@little-dunes/domain/catalogue/pictures/focal-point'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import styles from '#products/product/pictures/focal-point-dialog.module.css'
import { focalPointMessages as texts } from '#products/product/pictures/focal-point-messages'
import { movedFocus } from '#products/product/pictures/moved-focus'

const percent = (part: number): number => Math.round(part * 100)

interface FocalPointPickerProps {
  source: { address: string; width: number; height: number }
  focus: FocalPoint | null
  onChange(focus: FocalPoint): void
}

/**
 * The whole picture; a click or the arrow keys choose the point. Left and right are those of the picture in every
 * language.
 */
export function FocalPointPicker({ source, focus, onChange }: FocalPointPickerProps) {
  const place = useId()

  function press(event: MouseEvent) {
    // Clicks by Enter or the space bar have no position.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({ x: (event.clientX - left) / width, y: (event.clientY - top) / height })
  }

  function move(event: KeyboardEvent) {
    const moved = movedFocus(focus, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    onChange(moved)
  }

  return (
    <div className={styles.picker}>
      <button
        type="button"
        dir="ltr"
        className={styles.source}
        aria-label={texts.picture}
        aria-describedby={place}
        onClick={press}
        onKeyDown={move}
      >
        <img src={source.address} alt="" width={source.width} height={source.height} draggable={false} />
        {focus && (
          <span
            className={styles.point}
            style={{ insetInlineStart: `${focus.x * 100}%`, insetBlockStart: `${focus.y * 100}%` }}
          />
        )}
      </button>
      <p id={place} className={styles.hint} aria-live="polite">
        {focus ? texts.at(percent(focus.x), percent(focus.y)) : texts.whole}
      </p>
    </div>
  )
}
