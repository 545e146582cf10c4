import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SECOND } from '@little-dunes/domain/durations'
import { createTransport } from 'nodemailer'
import { ServiceUnavailable } from '#jobs/service-unavailable'
import { EmailRefused, type Mailer } from '#shop'

/**
 * `smtp://user:password@host:587`, or `smtps://` for TLS from the start. `bounceAddress` is the mailbox for bounces.
 */
export function smtpMailer(url: string, bounceAddress?: string): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    bounceAddress,
    async send({ returnPath, ...message }) {
      const envelope = returnPath ? { envelope: { from: returnPath, to: message.to } } : {}
      try {
        await transport.sendMail({ ...message, ...envelope })
      } catch (error) {
        throw toMailerError(error as Error & { responseCode?: number; code?: string })
      }
    },
    close: () => transport.close(),
  }
}

/**
 * 5xx for this recipient is final (RFC 5321, 4.2.1). All emails wait for a server that is away or rejects our login.
 */
function toMailerError(error: Error & { responseCode?: number; code?: string }): Error {
  const { responseCode = 0, code } = error
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    return responseCode >= 500 ? new EmailRefused(error.message) : error
  }
  return new ServiceUnavailable(error.message)
}

/** Writes emails to files in `emails` of the data folder, which mail programs can open. */
export function fileMailer(dataFolder: string): Mailer {
  const folder = path.join(dataFolder, 'emails')
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(message) {
      const { message: content } = await transport.sendMail(message)
      const name = message.messageId.replace(/^<|@.*$/g, '')
      await writeInto(folder, `${name}.eml`, content as Buffer)
    },
  }
}

/** Creates a missing folder only after the first write has failed. */
async function writeInto(folder: string, name: string, content: Buffer): Promise<void> {
  const write = () => writeFile(path.join(folder, name), content, { mode: 0o600 })
  await write().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await write()
  })
}
