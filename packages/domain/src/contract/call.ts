import { z } from 'zod'
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

const success = z.literal(true)
/** A reply on the wire: the fields of its call after `success`. */
type WireReply<Fields extends z.ZodRawShape> = z.ZodObject<{ success: typeof success } & Fields>

/** One call of the shop, defined once; server, OpenAPI, browser client and tests read it. */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Fields extends z.ZodRawShape = z.ZodRawShape,
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
  reply: WireReply<Fields>
}

/** Content type of a file that is the whole body of a call. */
export const FILE_TYPE = 'application/octet-stream' as const

/** A call whose body is a file of at most so many bytes; its input travels in the header `call-input`. */
export interface FileCall<
  Input extends z.ZodType = z.ZodType,
  Fields extends z.ZodRawShape = z.ZodRawShape,
  Who extends Caller = Caller,
  Audited extends Audit | undefined = Audit | undefined,
> extends Call<Input, Fields, Who, Audited> {
  largestFile: number
}

/** Whether the body of a call is a file. */
export const isFileCall = (call: Call): call is FileCall => 'largestFile' in call

type ReplyFields = z.ZodRawShape & { success?: never }

/** A call as it is declared: the reply lacks `success`. Omit `reply` if the call returns only `success`. */
type Declared<Made extends Call, Fields extends ReplyFields> = Omit<Made, 'reply'> & {
  reply?: z.ZodObject<Fields>
}

const wireReply = <Fields extends ReplyFields>(reply?: z.ZodObject<Fields>): WireReply<Fields> =>
  z.object({ success, ...(reply?.shape as Fields) })

/** Keeps the exact types of caller, audit and schemas. */
export const defineCall = <
  Input extends z.ZodType,
  Who extends Caller,
  const Audited extends Audit | undefined = undefined,
  Fields extends ReplyFields = Record<never, never>,
>(
  call: Declared<Call<Input, Fields, Who, Audited>, Fields>,
): Call<Input, Fields, Who, Audited> => ({ ...call, reply: wireReply(call.reply) })

/** The same of a call that takes a file. */
export const defineFileCall = <
  Input extends z.ZodObject,
  Who extends Caller,
  const Audited extends Audit | undefined = undefined,
  Fields extends ReplyFields = Record<never, never>,
>(
  call: Declared<FileCall<Input, Fields, Who, Audited>, Fields>,
): FileCall<Input, Fields, Who, Audited> => ({ ...call, reply: wireReply(call.reply) })
