import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** Answer of the mail server when it refuses a recipient. */
export interface SmtpRefusal {
  code: number
  message: string
}

/** Mail server in the test process, reached over a socket. */
export interface TestSmtpServer {
  url: string
  inbox: ParsedMail[]
  /** Envelope senders of the emails, in order of arrival. */
  senders: string[]
  /** By recipient. */
  refusals: Map<string, SmtpRefusal>
  close(): Promise<void>
}

export async function anSmtpServer(): Promise<TestSmtpServer> {
  const inbox: ParsedMail[] = []
  const senders: string[] = []
  const refusals = new Map<string, SmtpRefusal>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = refusals.get(address)
      done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : undefined)
    },
    onData(stream, { envelope: { mailFrom } }, done) {
      simpleParser(stream).then((email) => {
        inbox.push(email)
        senders.push(mailFrom ? mailFrom.address : '')
        done()
      }, done)
    },
  })
  // A shop that is killed while sending breaks its connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    inbox,
    senders,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
