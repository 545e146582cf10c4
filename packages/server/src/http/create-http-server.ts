import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'

/** Answers at once what is ready to be sent, past every hook; false leaves the request to the others. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean

const SECOND = 1000

/** Slow senders and idle connections are let go; a proxy in front usually keeps connections for 60 seconds. */
const TIMES = {
  requestTimeout: 30 * SECOND,
  headersTimeout: 15 * SECOND,
  keepAliveTimeout: 65 * SECOND,
}

/** The server that asks `quick` first. The list may still grow until the server listens. */
export const createHttpServer =
  (quick: readonly FastPath[]) =>
  (handler: RequestListener): Server =>
    createServer(TIMES, (request, response) => {
      if (!quick.some((answer) => answer(request, response))) handler(request, response)
    })
