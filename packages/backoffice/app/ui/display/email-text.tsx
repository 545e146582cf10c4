import { Fragment } from 'react'

/** An e-mail address, which a narrow line breaks before its signs rather than within a word. */
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
