import { filePhoneCodeSender } from '#accounts/file-phone-code-sender'
import { buildServer } from '#build-server'
import type { Config } from '#config'
import { fileMailer, smtpMailer } from '#emails/mailers'
import type { ServerOptions } from '#modules/server-options'
import { loadStorefront } from '#pages/register-storefront'
import { remotePages } from '#pages/remote-pages'
import type { Failpoint } from '#payments/failpoints'
import { prettyLog } from '#startup/pretty-log'

export const buildShopServer = async (
  config: Config,
  parts: Pick<ServerOptions, 'database' | 'payments' | 'localUrl' | 'theme'>,
) => buildServer({ ...parts, ...toServerOptions(config), ...(await readPages(config)) })

function toServerOptions(config: Config) {
  const { logLevel, rateLimits, serviceWorker, trustProxy, dataFolder, pictureJob, publicUrl, metricsToken } =
    config
  const stream = process.stderr.isTTY ? { stream: prettyLog } : {}
  const logger = { level: logLevel, ...stream }
  const jobs = { pictureJob, jobs: true, onFailpoint: crashAt(config) }
  const phoneCodes = config.phoneCodes === 'files' ? filePhoneCodeSender(dataFolder) : null
  const { pushService } = config
  const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl, config.bounceAddress) : fileMailer(dataFolder)
  const { webhookAddresses } = config
  const ports = { phoneCodes, mailer, pushService, webhookAddresses }
  const addresses = { publicUrl, trustProxy, metricsToken }
  return { logger, rateLimits, serviceWorker, dataFolder, ...addresses, ...ports, ...jobs }
}

async function readPages({ pagesUrl, storefrontFolder }: Config): Promise<Partial<ServerOptions>> {
  if (pagesUrl) return { storefront: remotePages(pagesUrl), backoffice: null }
  return storefrontFolder ? { storefront: await loadStorefront(storefrontFolder) } : {}
}

/** Lets tests kill the shop in the middle of a payment, like a power cut. */
const crashAt = (config: Config) => (name: Failpoint) => {
  if (name === config.crashAt) process.kill(process.pid, 'SIGKILL')
}
