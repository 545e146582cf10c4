/** A mail server's report on the delivery to one recipient (RFC 3464, 2.3). */
export interface DeliveryStatus {
  /** Final and original address, without their type. */
  recipients: string[]
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  action: string
  /** For example `5.1.1`. */
  status: string
  /** Text from the server. May be empty. */
  diagnostic: string
}

/** `rfc822; mariam@example.com` without the type. */
const withoutType = (value: string): string => value.replace(/^[^;]*;\s*/, '')

function parseFields(group: string): Map<string, string> {
  const lines = group.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const colon = line.indexOf(':')
      return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]]
    }),
  )
}

/** Reads a `message/delivery-status`: a group of fields about the whole email, then one per recipient. */
export function readDeliveryStatus(text: string): DeliveryStatus[] {
  const groups = text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n+/)
  return groups.flatMap((group) => {
    const fields = parseFields(group)
    const named = [fields.get('final-recipient'), fields.get('original-recipient')]
    const recipients = named.flatMap((value) => (value ? [withoutType(value).toLowerCase()] : []))
    if (recipients.length === 0) return []
    return [
      {
        recipients,
        action: fields.get('action')?.toLowerCase() ?? '',
        status: fields.get('status') ?? '',
        diagnostic: withoutType(fields.get('diagnostic-code') ?? ''),
      },
    ]
  })
}
