import { z } from 'zod'
import type { Permission } from '#accounts/permissions'
import type { AuditSubject } from '#contract/audit-log/audit-subject'

/** `anyone`, a `customer` with a session token (D-30), or a team member with the permission (D-68). */
export type Caller = 'anyone' | 'customer' | { staff: Permission }

/**
 * The kinds of records that a call changes in the activity log. Null: the call needs no entry, such as a preview or the
 * first step of a change that another call completes.
 */
type Audit = AuditSubject | readonly AuditSubject[] | null

/** Bytes of a JSON body, unless the call declares more. */
export const USUAL_BODY = 32 * 1024
/** Bytes of a JSON body that holds a whole cart, form, list or table. */
export const LARGE_BODY = 256 * 1024

const success = z.literal(true)
/** The fields of a reply after `success`. */
type WireReply<Fields extends z.ZodRawShape> = z.ZodObject<{ success: typeof success } & Fields>

/** One call of the API. Server, OpenAPI, browser client and tests read this definition. */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Fields extends z.ZodRawShape = z.ZodRawShape,
  Who extends Caller = Caller,
  Audited extends Audit | undefined = Audit | undefined,
> {
  caller: Who
  /** Required for every writing call of the staff. */
  audit?: Audited
  /** Customers without an account (guests) may make the call too. */
  guests?: true
  summary: string
  /** JSON body of a POST, query of a GET, or header `call-input` of a file upload. Unknown fields are ignored. */
  input: Input
  /** Bytes of the JSON body, if `USUAL_BODY` is too small. The server checks the caller before it reads the body. */
  largestBody?: number
  /** The reply after success. The server parses replies too, so undeclared fields never leave it. */
  reply: WireReply<Fields>
}

/** Content type of a file upload. */
export const FILE_TYPE = 'application/octet-stream' as const

/** A file upload of at most `largestFile` bytes. Its input travels in the header `call-input`. */
export interface FileCall<
  Input extends z.ZodType = z.ZodType,
  Fields extends z.ZodRawShape = z.ZodRawShape,
  Who extends Caller = Caller,
  Audited extends Audit | undefined = Audit | undefined,
> extends Call<Input, Fields, Who, Audited> {
  largestFile: number
}

export const isFileCall = (call: Call): call is FileCall => 'largestFile' in call

type ReplyFields = z.ZodRawShape & { success?: never }

/** A call as it is declared: the reply lacks `success`. Omit `reply` if the call returns only `success`. */
type Declared<Made extends Call, Fields extends ReplyFields> = Omit<Made, 'reply'> & {
  reply?: z.ZodObject<Fields>
}

const wireReply = <Fields extends ReplyFields>(reply?: z.ZodObject<Fields>): WireReply<Fields> =>
  z.object({ success, ...(reply?.shape as Fields) })

/** Keeps the exact types of `caller`, `audit` and the schemas. */
export const defineCall = <
  Input extends z.ZodType,
  Who extends Caller,
  const Audited extends Audit | undefined = undefined,
  Fields extends ReplyFields = Record<never, never>,
>(
  call: Declared<Call<Input, Fields, Who, Audited>, Fields>,
): Call<Input, Fields, Who, Audited> => ({ ...call, reply: wireReply(call.reply) })

/** `defineCall` for calls that take a file. */
export const defineFileCall = <
  Input extends z.ZodObject,
  Who extends Caller,
  const Audited extends Audit | undefined = undefined,
  Fields extends ReplyFields = Record<never, never>,
>(
  call: Declared<FileCall<Input, Fields, Who, Audited>, Fields>,
): FileCall<Input, Fields, Who, Audited> => ({ ...call, reply: wireReply(call.reply) })
