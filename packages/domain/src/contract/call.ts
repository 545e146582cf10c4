import type { z } from 'zod'
import type { Permission } from '#accounts/permissions'

/**
 * Who may make a call: `anyone`, a `shopper`, who owns the session token (D-30), or a member of staff with the
 * permission (D-68).
 */
export type Caller = 'anyone' | 'shopper' | { staff: Permission }

/** One call of the shop, defined once; server, OpenAPI, browser client and tests read it. */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Who extends Caller = Caller,
> {
  caller: Who
  /** Of a shopper's call: whether a guest may make it too, who ordered without an account. */
  guests?: true
  summary: string
  /** JSON body of a POST, query parameters of a GET. Unknown fields are ignored. */
  input: Input
  /** The answer when it succeeds; replies are parsed too, so nothing else leaves the server. */
  reply: Reply
}

/** Keeps the exact types of caller and schemas. */
export const defineCall = <Input extends z.ZodType, Reply extends z.ZodType, Who extends Caller>(
  call: Call<Input, Reply, Who>,
): Call<Input, Reply, Who> => call
