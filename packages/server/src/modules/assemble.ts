import type { CallName } from '@little-dunes/domain/contract/calls'
import type { EmailKind } from '@little-dunes/domain/messages/email-words/email-words'
import type { AllAnswers } from '#http/api'
import type { Job } from '#jobs/start-jobs'
import type { AnyModule, EmailLoaders, ModuleServer, Unsubscribes } from '#modules/define-module'
import type { Shop } from '#shop'

type Answered<Calls> = Calls extends (server: never) => infer Answers ? Answers : Calls
type NamesIn<Part> = keyof NonNullable<Part>
type CallsOf<One> = One extends { calls?: infer Calls } ? NamesIn<Answered<Calls>> : never
type EmailsOf<One> = One extends { emails?: infer Emails } ? NamesIn<Emails> : never

/** The modules, or the names of missing calls and emails. */
type Complete<Modules extends readonly unknown[]> =
  | Exclude<CallName, CallsOf<Modules[number]>>
  | Exclude<EmailKind, EmailsOf<Modules[number]>> extends never
  ? Modules
  : `missing in all modules: ${Exclude<CallName, CallsOf<Modules[number]>> | Exclude<EmailKind, EmailsOf<Modules[number]>>}`[]

/** Lists the modules of the server. A missing call or email is a type error that names it. */
export const completeModules = <const Modules extends readonly AnyModule[]>(
  modules: Modules & Complete<Modules>,
): readonly AnyModule[] => modules

/** @throws when two modules define the same name */
function merge<Part extends object>(parts: readonly (Part | undefined)[]): Part {
  const merged = Object.assign({}, ...parts) as Part
  const names = parts.flatMap((part) => Object.keys(part ?? {}))
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined) throw new Error(`More than one module defines ${twice}`)
  return merged
}

/** Complete, because `completeModules` checked the list. */
export const collectAnswers = (modules: readonly AnyModule[], server: ModuleServer): AllAnswers =>
  merge(modules.map(({ calls }) => (typeof calls === 'function' ? calls(server) : calls))) as AllAnswers

export const collectEmails = (modules: readonly AnyModule[]): EmailLoaders =>
  merge(modules.map(({ emails }) => emails)) as EmailLoaders

export const collectUnsubscribes = (modules: readonly AnyModule[]): Unsubscribes =>
  merge(modules.map(({ unsubscribes }) => unsubscribes))

/** The common loop of jobs first, then the separate ones. */
export function collectLoops(
  modules: readonly AnyModule[],
  shop: Pick<Shop, 'payments'>,
): (readonly Job[])[] {
  const emails = collectEmails(modules)
  const together = modules.flatMap(({ jobs = [] }) =>
    typeof jobs === 'function' ? jobs(shop, emails) : jobs,
  )
  return [together, ...modules.flatMap(({ separateJobs }) => (separateJobs ? [separateJobs] : []))]
}
