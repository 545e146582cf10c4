import { Fragment } from 'react'

/** Facts beside each other, each in the direction of its own letters. */
export function Parts({ of }: { of: readonly string[] }) {
  const parts = of.map((part, at) => ({ part, sign: at > 0 && ' · ', key: `${at} ${part}` }))
  return parts.map(({ part, sign, key }) => (
    <Fragment key={key}>
      {sign}
      <bdi>{part}</bdi>
    </Fragment>
  ))
}
