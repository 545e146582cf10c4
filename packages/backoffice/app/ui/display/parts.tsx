import { Fragment } from 'react'

/** Facts side by side, each with the direction of its text. */
export function Parts({ of }: { of: readonly string[] }) {
  const parts = of.map((part, at) => ({ part, sign: at > 0 && ' · ', key: `${at} ${part}` }))
  return parts.map(({ part, sign, key }) => (
    <Fragment key={key}>
      {sign}
      <bdi>{part}</bdi>
    </Fragment>
  ))
}
