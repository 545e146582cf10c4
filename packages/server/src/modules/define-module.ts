import type { CallName } from '@little-dunes/domain/contract/calls'
import type { EmailKind } from '@little-dunes/domain/messages/email-words/email-words'
import type { FastifyInstance } from 'fastify'
import type { LiveCatalogue } from '#catalogue/memory/open-catalogue'
import type { EmailLoader } from '#emails/send-emails'
import type { Unsubscribe } from '#emails/unsubscribe/unsubscribe-route'
import type { AllAnswers, Answers } from '#http/api'
import type { FastPath } from '#http/create-http-server'
import type { Job } from '#jobs/start-jobs'
import type { ServerOptions } from '#modules/server-options'
import type { Shop } from '#shop'

/** Loads the content of each kind of email. */
export type EmailLoaders = Record<EmailKind, EmailLoader>

/** Functions that end a subscription, by kind of email. */
export type Unsubscribes = Readonly<Record<string, Unsubscribe>>

/** The server under construction. */
export interface ModuleServer {
  app: FastifyInstance
  shop: Shop
  catalogue: LiveCatalogue
  options: ServerOptions & { dataFolder: string; rateLimits: boolean }
  /** Handlers that run before Fastify. */
  quick: FastPath[]
  unsubscribes: Unsubscribes
}

/** A feature of the shop with all its server parts. */
export interface Module<Called extends CallName = CallName, Sent extends EmailKind = EmailKind> {
  name: string
  /** A function runs once per server. */
  calls?: Pick<AllAnswers, Called> | ((server: ModuleServer) => Pick<AllAnswers, Called>)
  emails?: Pick<EmailLoaders, Sent>
  unsubscribes?: Unsubscribes
  /** Routes outside the contract, such as webhooks and files. */
  http?: (server: ModuleServer) => void
  /** Run one at a time with the jobs of all modules, in the order of the modules. */
  jobs?: readonly Job[] | ((shop: Pick<Shop, 'payments'>, emails: EmailLoaders) => readonly Job[])
  /** Run in a separate loop, independent of the jobs above. */
  separateJobs?: readonly Job[]
}

/** A module with any calls and emails. */
export interface AnyModule extends Omit<Module, 'calls' | 'emails'> {
  calls?: Answers | ((server: ModuleServer) => Answers)
  emails?: Partial<EmailLoaders>
}

/** Unknown calls and emails, and operations of the wrong type, are type errors. */
export const defineModule = <const Called extends CallName = never, const Sent extends EmailKind = never>(
  module: Module<Called, Sent>,
): Module<Called, Sent> => module
