/** What a mail server says became of a mail to one recipient (RFC 3464, 2.3). */
export interface DeliveryStatus {
  /** Addresses as the server has them and as they were written, without their type. */
  recipients: string[]
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  action: string
  /** Such as `5.1.1`. */
  status: string
  /** In the words of the server; empty where it has none. */
  diagnostic: string
}

/** Of `rfc822; mariam@example.com` what follows the type. */
const withoutType = (value: string): string => value.replace(/^[^;]*;\s*/, '')

function fieldsOf(group: string): Map<string, string> {
  const lines = group.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const colon = line.indexOf(':')
      return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]]
    }),
  )
}

/** The recipients of a `message/delivery-status`: groups of fields between empty lines, after that of the whole mail. */
export function readDeliveryStatus(text: string): DeliveryStatus[] {
  const groups = text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n+/)
  return groups.flatMap((group) => {
    const fields = fieldsOf(group)
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
