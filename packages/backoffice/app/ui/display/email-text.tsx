import { Fragment } from 'react'

/** An e-mail address, which a narrow line breaks before its signs rather than within a word. */
export const EmailText = ({ email }: { email: string }) => (
  <bdi>
    {email.split(/(?=[@._+-])/).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no names and stay in their order
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
)
