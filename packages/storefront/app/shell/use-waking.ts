import { useEffect } from 'react'

declare global {
  interface Window {
    /** Of `START_SCRIPT`; once. */
    wakeUp?: (() => void) | null
  }
}

/** The page can do what it shows: what was pressed before is pressed now. */
export function useWaking(): void {
  useEffect(() => window.wakeUp?.(), [])
}
