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

/** Every call of the contract and every kind of email, or the names of those that no module has. */
type Complete<Modules extends readonly unknown[]> =
  | Exclude<CallName, CallsOf<Modules[number]>>
  | Exclude<EmailKind, EmailsOf<Modules[number]>> extends never
  ? Modules
  : `no module has ${Exclude<CallName, CallsOf<Modules[number]>> | Exclude<EmailKind, EmailsOf<Modules[number]>>}`[]

/** The modules of a server in one list. A call or an email that no module has is a type error. */
export const completeModules = <const Modules extends readonly AnyModule[]>(
  modules: Modules & Complete<Modules>,
): readonly AnyModule[] => modules

/** @throws when two modules have the same */
function merge<Part extends object>(parts: readonly (Part | undefined)[]): Part {
  const merged = Object.assign({}, ...parts) as Part
  const names = parts.flatMap((part) => Object.keys(part ?? {}))
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined) throw new Error(`Two modules have ${twice}`)
  return merged
}

/** `completeModules` has checked that nothing is missing. */
export const answersOf = (modules: readonly AnyModule[], server: ModuleServer): AllAnswers =>
  merge(modules.map(({ calls }) => (typeof calls === 'function' ? calls(server) : calls))) as AllAnswers

export const emailsOf = (modules: readonly AnyModule[]): EmailLoaders =>
  merge(modules.map(({ emails }) => emails)) as EmailLoaders

export const unsubscribesOf = (modules: readonly AnyModule[]): Unsubscribes =>
  merge(modules.map(({ unsubscribes }) => unsubscribes))

/** Loops of jobs: the jobs of all modules in one, and those that have a loop of their own. */
export function loopsOf(modules: readonly AnyModule[], shop: Pick<Shop, 'payments'>): (readonly Job[])[] {
  const emails = emailsOf(modules)
  const together = modules.flatMap(({ jobs = [] }) =>
    typeof jobs === 'function' ? jobs(shop, emails) : jobs,
  )
  return [together, ...modules.flatMap(({ separateJobs }) => (separateJobs ? [separateJobs] : []))]
}
