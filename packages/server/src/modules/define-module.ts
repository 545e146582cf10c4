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

/** By the kind of email: ends its subscription. */
export type Unsubscribes = Readonly<Record<string, Unsubscribe>>

/** The server that the modules become part of. */
export interface ModuleServer {
  app: FastifyInstance
  shop: Shop
  catalogue: LiveCatalogue
  options: ServerOptions & { dataFolder: string; rateLimits: boolean }
  /** Answers given before the framework sees the request. */
  quick: FastPath[]
  unsubscribes: Unsubscribes
}

/** One capability of the shop: everything that the server gains by it. */
export interface Module<Called extends CallName = CallName, Sent extends EmailKind = EmailKind> {
  name: string
  /** Asked once for each server. */
  calls?: Pick<AllAnswers, Called> | ((server: ModuleServer) => Pick<AllAnswers, Called>)
  emails?: Pick<EmailLoaders, Sent>
  unsubscribes?: Unsubscribes
  /** Routes outside the contract, such as webhooks and files. */
  http?: (server: ModuleServer) => void
  /** Run one after the other with the jobs of all modules, in the order of the modules. */
  jobs?: readonly Job[] | ((shop: Pick<Shop, 'payments'>, emails: EmailLoaders) => readonly Job[])
  /** Run in a loop of their own: they neither delay the jobs above nor wait for them. */
  separateJobs?: readonly Job[]
}

/** What all modules have in common, whichever calls they answer. */
export interface AnyModule extends Omit<Module, 'calls' | 'emails'> {
  calls?: Answers | ((server: ModuleServer) => Answers)
  emails?: Partial<EmailLoaders>
}

/** A call or email of a module is a type error when the contract does not have it or its operation does not fit. */
export const defineModule = <const Called extends CallName = never, const Sent extends EmailKind = never>(
  module: Module<Called, Sent>,
): Module<Called, Sent> => module
