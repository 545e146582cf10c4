import { useRef } from 'react'

/** A key for each different request of a form: a retry after a lost answer has the same key. */
export function useRequestKey() {
  const last = useRef({ body: '', key: '' })
  return {
    keyFor(request: object): string {
      const body = JSON.stringify(request)
      if (last.current.body !== body) last.current = { body, key: crypto.randomUUID() }
      return last.current.key
    },
    /** After an answer, the same input is another request. */
    done() {
      last.current = { body: '', key: '' }
    },
  }
}
