import { useRef } from 'react'

/** A key for each different request of a form: one that is sent again after a lost answer has the key of the first. */
export function useRequestKey() {
  const last = useRef({ body: '', key: '' })
  return {
    keyFor(request: object): string {
      const body = JSON.stringify(request)
      if (last.current.body !== body) last.current = { body, key: crypto.randomUUID() }
      return last.current.key
    },
    /** After an answer: the same words again are another request. */
    done() {
      last.current = { body: '', key: '' }
    },
  }
}
