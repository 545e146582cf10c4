import { Fragment } from 'react'
import { splitAtTyped } from '#shell/palette/palette-results'

/** A text with the typed words marked. */
export const Marked = ({ text, words }: { text: string; words: string }) => (
  <bdi>
    {splitAtTyped(text, words).map((part, at) => {
      const key = `${at} ${part}`
      return at % 2 === 0 ? <Fragment key={key}>{part}</Fragment> : <mark key={key}>{part}</mark>
    })}
  </bdi>
)
