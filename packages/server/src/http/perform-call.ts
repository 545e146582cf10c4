import type { IncomingHttpHeaders } from 'node:http'
import { isFileCall } from '@little-dunes/domain/contract/call'
import {
  type CallName,
  type Calls,
  calls,
  type ParsedInput,
  type ReplyOf,
} from '@little-dunes/domain/contract/calls'
import { askedLanguage } from '@little-dunes/domain/i18n/asked-language'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { isRefusal, type Refusal, refuse, type WireRefusal } from '@little-dunes/domain/messages/failures'
import type { z } from 'zod'
import { localize, type Unlocalized } from '#http/localize'
import { recordRefusal } from '#http/record-refusal'
import { refuseInput } from '#http/refuse-input'
import {
  type CallerSources,
  requireCaller,
  type Shopper,
  type StaffMember,
  tokenOf,
} from '#http/require-caller'
import { staffTokenOf, trustTokenOf } from '#http/staff-cookie'
import type { Shop } from '#shop'

/** What else an operation may want to know of the request. */
export interface RequestContext {
  call: CallName
  /** Of a call that undoes a change of the trail: its id. */
  undoes?: number
  /** Of a call of the staff: what groups the changes that it makes in the trail. */
  batch?: string
  /** Header `Idempotency-Key` (D-43), null without. */
  idempotencyKey: string | null
  /** The session token as sent. */
  token: string | null
  /** What the shopper reads (D-62). */
  language: Language
  /** Where the shopper's browser has the shop, such as `https://shop.example`. */
  origin: string
  /** The network address that asks, as trusted proxies say; empty inside the process. */
  address: string
  /** Header `User-Agent`, null without. */
  userAgent: string | null
  /** Cookie `device`, which only the calls that sign in read; null without. */
  deviceToken: string | null
  /** Cookie of a trusted browser of the staff, which the sign-in alone reads; null without. */
  trustToken: string | null
  /** Sets a header of the answer; cookies add up. */
  setHeader(name: string, value: string): void
}

/** A token as the shop makes them; nothing else is looked up. */
const deviceTokenOf = ({ cookie = '' }: IncomingHttpHeaders): string | null =>
  /(?:^|;\s*)(?:__Secure-)?device=([\w-]{43})(?:;|$)/.exec(cookie)?.[1] ?? null

/** The shopper or the member of staff whose call it is; null where it is anyone's. */
export type CallerOf<Name extends CallName> = Calls[Name]['caller'] extends 'shopper'
  ? Shopper
  : Calls[Name]['caller'] extends 'anyone'
    ? null
    : StaffMember

/** What a call does: everything after the caller is known and the input is parsed. */
export type Operation<Name extends CallName> = (
  shop: Shop,
  caller: CallerOf<Name>,
  input: ParsedInput<Name>,
  context: RequestContext,
) => Promise<Unlocalized<ReplyOf<Name>> | Refusal>

export interface CallRequest {
  headers: IncomingHttpHeaders
  input: unknown
  /** The body of a call that takes a file. */
  file?: Buffer
  /** Whether a caller asks too often. */
  isTooMany?: (callerId: string) => Promise<boolean>
  address?: string
  setHeader?: (name: string, value: string) => void
}

/** Refuses a call with a file before a byte of the file is read; anything else lets it go on. */
export type BeforeFile<Name extends CallName> = (
  shop: Shop,
  caller: CallerOf<Name>,
  input: Omit<ParsedInput<Name>, 'file'>,
) => Promise<unknown>

const LONGEST_KEY = 200
const LONGEST_USER_AGENT = 300

function contextOf(call: CallName, request: CallRequest): RequestContext {
  const { headers, address = '', setHeader = () => undefined } = request
  const key = headers['idempotency-key']
  const isStaff = call.includes(' /api/staff/')
  return {
    call,
    idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, LONGEST_KEY) : null,
    token: isStaff ? staffTokenOf(headers) : tokenOf(headers),
    language: askedLanguage(headers['accept-language']),
    origin: originOf(headers),
    address,
    userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
    deviceToken: deviceTokenOf(headers),
    trustToken: isStaff ? trustTokenOf(headers) : null,
    setHeader,
  }
}

/** A browser says so itself, scheme included; it is believed about the host that it asked. */
function originOf({ origin, host = 'localhost' }: IncomingHttpHeaders): string {
  const own = origin === `https://${host}` || origin === `http://${host}`
  return own ? origin : `http://${host}`
}

/** Why a call is refused before its body is read; null lets it go on. */
export async function refuseBeforeBody<Name extends CallName>(
  shop: Shop,
  sources: CallerSources,
  name: Name,
  request: CallRequest,
  before?: BeforeFile<Name>,
): Promise<WireRefusal | null> {
  const context = contextOf(name, request)
  const { caller, refusal } = await requireCaller(shop, sources, calls[name], context.token)
  const found =
    refusal ?? (await beforeFile(shop, name, request, { caller: caller as CallerOf<Name>, before }))
  if (!isRefusal(found)) return null
  recordRefusal(shop, found.code, caller, context)
  return localize(found, context.language)
}

async function beforeFile<Name extends CallName>(
  shop: Shop,
  name: Name,
  { input, isTooMany }: CallRequest,
  { caller, before }: { caller: CallerOf<Name>; before: BeforeFile<Name> | undefined },
): Promise<unknown> {
  if (!isFileCall(calls[name])) return null
  if (caller && (await isTooMany?.(caller.id))) return refuse('too_many_requests')
  const parsed = calls[name].input.safeParse(input)
  if (!parsed.success) return refuseInput(parsed.error)
  return before?.(shop, caller, parsed.data as ParsedInput<Name>)
}

/** One call: caller, input, operation, reply, texts; the same over HTTP and in the process. */
export async function performCall<Name extends CallName>(
  shop: Shop,
  sources: CallerSources,
  name: Name,
  operation: Operation<Name>,
  request: CallRequest,
): Promise<ReplyOf<Name> | WireRefusal> {
  const context = { ...contextOf(name, request), batch: shop.newId() }
  const { caller, refusal } = await requireCaller(shop, sources, calls[name], context.token)
  const answer =
    refusal ?? (await answerTo(shop, name, operation, request, { caller: caller as CallerOf<Name>, context }))
  if (!isRefusal(answer)) return answer
  recordRefusal(shop, answer.code, caller, context)
  return localize(answer, context.language)
}

async function answerTo<Name extends CallName>(
  shop: Shop,
  name: Name,
  operation: Operation<Name>,
  { input, file, isTooMany }: CallRequest,
  { caller, context }: { caller: CallerOf<Name>; context: RequestContext },
): Promise<ReplyOf<Name> | Refusal> {
  const { input: schema, reply } = calls[name]
  if (caller && (await isTooMany?.(caller.id))) return refuse('too_many_requests')
  const parsed = schema.safeParse(input ?? {})
  if (!parsed.success) return refuseInput(parsed.error)
  const given = { ...parsed.data, ...(file && { file }) } as ParsedInput<Name>
  const answer = await operation(shop, caller, given, context)
  if (isRefusal(answer)) return answer
  const fields = answer && localize(answer, context.language)
  return (reply as z.ZodType).parse({ ...fields, success: true }) as ReplyOf<Name>
}
