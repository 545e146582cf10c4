import { FILE_TYPE, isFileCall } from '@little-dunes/domain/contract/call'
import { type CallName, calls } from '@little-dunes/domain/contract/calls'

/** Input of a POST call as its JSON body, or in the header of a file call. */
export function callBody(name: CallName, payload: object, headers: Record<string, string>) {
  if (!isFileCall(calls[name])) return { headers, payload }
  const input = encodeURIComponent(JSON.stringify(payload))
  return { headers: { ...headers, 'content-type': FILE_TYPE, 'call-input': input }, payload: 'a file' }
}
