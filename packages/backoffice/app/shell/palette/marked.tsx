import { Fragment } from 'react'
import { splitAtTyped } from '#shell/palette/palette-results'

/** A text with the typed words marked. */
export const Marked = ({ text, words }: { text: string; words: string }) => (
  <bdi>
    {splitAtTyped(text, words).map((piece, at) => {
      const key = `${at} ${piece}`
      return at % 2 === 0 ? <Fragment key={key}>{piece}</Fragment> : <mark key={key}>{piece}</mark>
    })}
  </bdi>
)
