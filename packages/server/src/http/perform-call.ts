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
  type Customer,
  getToken,
  requireCaller,
  type StaffMember,
} from '#http/require-caller'
import { getStaffToken, getTrustToken } from '#http/staff-cookie'
import type { Shop } from '#shop'

/** Request data available to operations. */
export interface RequestContext {
  call: CallName
  /** For calls that undo a change: its id in the activity log. */
  undoes?: number
  /** For calls of the staff: groups their entries in the activity log. */
  batch?: string
  /** Header `Idempotency-Key` (D-43), null without. */
  idempotencyKey: string | null
  /** The session token as sent. */
  token: string | null
  /** Language of the customer (D-62). */
  language: Language
  /** Address of the shop in the customer's browser, such as `https://shop.example`. */
  origin: string
  /** Network address of the client, by trusted proxies; empty inside the process. */
  address: string
  /** Header `User-Agent`, null without. */
  userAgent: string | null
  /** Cookie `device`, which only the sign-in calls read; null without. */
  deviceToken: string | null
  /** Cookie of a trusted staff browser, which only the sign-in reads; null without. */
  trustToken: string | null
  /** Sets a header of the answer; cookies accumulate. */
  setHeader(name: string, value: string): void
}

/** Ignores values that do not have the format of the shop's tokens. */
const getDeviceToken = ({ cookie = '' }: IncomingHttpHeaders): string | null =>
  /(?:^|;\s*)(?:__Secure-)?device=([\w-]{43})(?:;|$)/.exec(cookie)?.[1] ?? null

/** The customer or staff member who calls; null for public calls. */
export type CallerOf<Name extends CallName> = Calls[Name]['caller'] extends 'customer'
  ? Customer
  : Calls[Name]['caller'] extends 'anyone'
    ? null
    : StaffMember

/** Runs after the caller is known and the input is parsed. */
export type Operation<Name extends CallName> = (
  shop: Shop,
  caller: CallerOf<Name>,
  input: ParsedInput<Name>,
  context: RequestContext,
) => Promise<Unlocalized<ReplyOf<Name>> | Refusal>

export interface CallRequest {
  headers: IncomingHttpHeaders
  input: unknown
  /** Body of a file call. */
  file?: Buffer
  /** True when the caller exceeds the limit. */
  isTooMany?: (callerId: string) => Promise<boolean>
  address?: string
  setHeader?: (name: string, value: string) => void
}

/** Refuses a file call before any byte of the file is read; any other result lets it continue. */
export type BeforeFile<Name extends CallName> = (
  shop: Shop,
  caller: CallerOf<Name>,
  input: Omit<ParsedInput<Name>, 'file'>,
) => Promise<unknown>

const LONGEST_KEY = 200
const LONGEST_USER_AGENT = 300

function createContext(call: CallName, request: CallRequest): RequestContext {
  const { headers, address = '', setHeader = () => undefined } = request
  const key = headers['idempotency-key']
  const isStaff = call.includes(' /api/staff/')
  return {
    call,
    idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, LONGEST_KEY) : null,
    token: isStaff ? getStaffToken(headers) : getToken(headers),
    language: askedLanguage(headers['accept-language']),
    origin: getOrigin(headers),
    address,
    userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
    deviceToken: getDeviceToken(headers),
    trustToken: isStaff ? getTrustToken(headers) : null,
    setHeader,
  }
}

/** Trusts the browser's `Origin`, with its scheme, if it matches the requested host. */
function getOrigin({ origin, host = 'localhost' }: IncomingHttpHeaders): string {
  const isSameOrigin = origin === `https://${host}` || origin === `http://${host}`
  return isSameOrigin ? origin : `http://${host}`
}

/** Returns the reason to refuse a call before its body is read, or null. */
export async function refuseBeforeBody<Name extends CallName>(
  shop: Shop,
  sources: CallerSources,
  name: Name,
  request: CallRequest,
  before?: BeforeFile<Name>,
): Promise<WireRefusal | null> {
  const context = createContext(name, request)
  const { caller, refusal } = await requireCaller(shop, sources, calls[name], context.token)
  const result =
    refusal ?? (await beforeFile(shop, name, request, { caller: caller as CallerOf<Name>, before }))
  if (!isRefusal(result)) return null
  recordRefusal(shop, result.code, caller, context)
  return localize(result, context.language)
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

/** Performs a call: caller, input, operation, reply, texts. The same over HTTP and in the process. */
export async function performCall<Name extends CallName>(
  shop: Shop,
  sources: CallerSources,
  name: Name,
  operation: Operation<Name>,
  request: CallRequest,
): Promise<ReplyOf<Name> | WireRefusal> {
  const context = { ...createContext(name, request), batch: shop.newId() }
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
  const callInput = { ...parsed.data, ...(file && { file }) } as ParsedInput<Name>
  const answer = await operation(shop, caller, callInput, context)
  if (isRefusal(answer)) return answer
  const fields = answer && localize(answer, context.language)
  return (reply as z.ZodType).parse({ ...fields, success: true }) as ReplyOf<Name>
}
