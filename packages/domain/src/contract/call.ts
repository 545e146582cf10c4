import type { z } from 'zod'
import type { Permission } from '#accounts/permissions'
import type { AuditSubject } from '#contract/audit-log/audit-subject'

/**
 * Who may make a call: `anyone`, a `shopper`, who owns the session token (D-30), or a member of staff with the
 * permission (D-68).
 */
export type Caller = 'anyone' | 'shopper' | { staff: Permission }

/**
 * The kind of record that a call changes in the activity log, or several kinds. Null: the call needs no entry, such as a
 * preview or the first step of a change that another call completes.
 */
type Audit = AuditSubject | readonly AuditSubject[] | null

/** Bytes of a JSON body, where the call does not declare more. */
export const USUAL_BODY = 32 * 1024
/** Bytes of a JSON body that carries a whole cart, form, list or table. */
export const LARGE_BODY = 256 * 1024

/** One call of the shop, defined once; server, OpenAPI, browser client and tests read it. */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Who extends Caller = Caller,
  Audited extends Audit | undefined = Audit | undefined,
> {
  caller: Who
  /** Required for every writing call of the staff. */
  audit?: Audited
  /** Of a shopper's call: whether a guest may make it too, who ordered without an account. */
  guests?: true
  summary: string
  /**
   * JSON body of a POST, query parameters of a GET, header `call-input` of a call with a file. Unknown fields are ignored.
   */
  input: Input
  /** Bytes of the JSON body, where `USUAL_BODY` is not enough; callers are checked before it is read. */
  largestBody?: number
  /** The answer when it succeeds; replies are parsed too, so nothing else leaves the server. */
  reply: Reply
}

/** Content type of a file that is the whole body of a call. */
export const FILE_TYPE = 'application/octet-stream' as const

/** A call whose body is a file of at most so many bytes; its input travels in the header `call-input`. */
export interface FileCall<
  Input extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Who extends Caller = Caller,
  Audited extends Audit | undefined = Audit | undefined,
> extends Call<Input, Reply, Who, Audited> {
  largestFile: number
}

/** Whether the body of a call is a file. */
export const isFileCall = (call: Call): call is FileCall => 'largestFile' in call

/** Keeps the exact types of caller, audit and schemas. */
export const defineCall = <
  Input extends z.ZodType,
  Reply extends z.ZodType,
  Who extends Caller,
  const Audited extends Audit | undefined = undefined,
>(
  call: Call<Input, Reply, Who, Audited>,
): Call<Input, Reply, Who, Audited> => call

/** The same of a call that takes a file. */
export const defineFileCall = <
  Input extends z.ZodObject,
  Reply extends z.ZodType,
  Who extends Caller,
  const Audited extends Audit | undefined = undefined,
>(
  call: FileCall<Input, Reply, Who, Audited>,
): FileCall<Input, Reply, Who, Audited> => call
