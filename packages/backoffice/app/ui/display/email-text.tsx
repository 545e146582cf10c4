import { Fragment } from 'react'

/** An email address; narrow lines break before its signs instead of within a word. */
export const EmailText = ({ email }: { email: string }) => (
  <bdi>
    {Array.from(email.matchAll(/.[^@._+-]*/gs), ({ 0: part, index }) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
)
