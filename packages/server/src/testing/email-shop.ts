import { smtpMailer } from '#emails/mailers'
import { emailJobs } from '#emails/send-emails'
import { anSmtpServer, type TestSmtpServer } from '#testing/an-smtp-server'
import { ALL_EMAILS } from '#testing/emails/all-emails'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

/** Shop whose emails arrive at a mail server of the test. */
export interface EmailShop extends TestShop {
  smtp: TestSmtpServer
  /** Sends due emails, as the jobs would. */
  sendDue(): Promise<void>
  /** Token of the last link to `page`, such as `/reset-password`, sent to this address. */
  tokenFor(address: string, page: string): string
}

export const BOUNCE_ADDRESS = 'bounces@shop.example'

export const SHOP_ADDRESS = 'https://shop.example'

export async function startEmailShop(options: Parameters<typeof startTestShop>[0] = {}): Promise<EmailShop> {
  const smtp = await anSmtpServer()
  const mailer = smtpMailer(smtp.url, BOUNCE_ADDRESS)
  const shop = await startTestShop({ mailer, publicUrl: SHOP_ADDRESS, ...options })
  return {
    ...shop,
    smtp,
    sendDue: async () => emailJobs(ALL_EMAILS)[0]?.run(shop.shop, false),
    tokenFor(address, page) {
      const received = smtp.inbox.filter(({ to }) => [to].flat().some((one) => one?.text === address))
      const links = received.flatMap(
        ({ text }) => new RegExp(`${page}#([\\w-]{43})`).exec(text ?? '')?.[1] ?? [],
      )
      return links.at(-1) ?? ''
    },
    async close() {
      await shop.close()
      mailer.close()
      await smtp.close()
    },
  }
}
