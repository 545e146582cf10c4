import type { SandboxOptions } from '#start-sandbox'

/** The only reader of the environment. Reports all errors at once. */
export function readEnvironment(env: NodeJS.ProcessEnv): SandboxOptions {
  const wrong: string[] = []
  const need = (name: string, start: string) => {
    const value = env[name] ?? ''
    if (!value.startsWith(start)) wrong.push(`${name} must start with ${start}`)
    return value
  }
  const port = Number(env.PORT || 0)
  if (!(Number.isInteger(port) && port >= 0 && port < 65_536)) wrong.push('PORT must be a port number')
  const options = {
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl: env.PUBLIC_URL || undefined,
    secretKey: need('SECRET_KEY', 'sk_test_'),
    publishableKey: need('PUBLISHABLE_KEY', 'pk_test_'),
    webhookSecret: need('WEBHOOK_SECRET', 'whsec_'),
    webhookUrl: env.WEBHOOK_URL || undefined,
    stateFile: env.STATE_FILE || undefined,
  }
  if (wrong.length > 0) throw new Error(`Could not start the sandbox: ${wrong.join('; ')}.`)
  return options
}
