import { type KeyboardEvent, useRef } from 'react'

/** Milliseconds. People pause longer between keyboard and scanner; keys of a scanner on a busy device do not. */
const PAUSE_MS = 300
/** Longer than any number in the fields, or with a letter. */
const isCode = (keys: string): boolean => keys.length > 6 || /\D/.test(keys)

/**
 * For a number field used with a scanner: a code scanned while the field has the focus goes to `onScan`, and the field
 * keeps its value.
 */
export function useScannerBurst(
  value: string,
  onChange: (value: string) => void,
  onScan: (code: string) => void,
) {
  const burst = useRef({ keys: '', at: Number.NEGATIVE_INFINITY, before: value })
  return ({ key, timeStamp: at }: KeyboardEvent) => {
    const { keys, before } = burst.current
    const goesOn = at - burst.current.at < PAUSE_MS
    if (key.length === 1)
      burst.current = goesOn ? { keys: keys + key, at, before } : { keys: key, at, before: value }
    if (key !== 'Enter' || !goesOn || !isCode(keys)) return
    onChange(before)
    onScan(keys)
  }
}
