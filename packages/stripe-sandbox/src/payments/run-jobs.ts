import { endProcessing } from '#payments/charge-intent'
import { expireSession } from '#payments/checkout-sessions'
import { endRefund } from '#payments/refunds'
import type { Sandbox } from '#state/sandbox'
import type { ScheduledJob } from '#state/tables'

/** Runs due jobs by the sandbox's clock, earliest first. */
export function runJobs(sandbox: Sandbox) {
  const { store, now } = sandbox
  const due = store.entries('jobs').filter(([, { at }]) => at <= now())
  sandbox.emitted = []
  for (const [id, job] of due.toSorted(([, a], [, b]) => a.at - b.at)) {
    store.together(() => {
      store.remove('jobs', id)
      runJob(sandbox, job)
    })
  }
}

function runJob(sandbox: Sandbox, { kind, subject }: ScheduledJob) {
  const { store } = sandbox
  const intent = store.get('payment_intents', subject)
  const session = store.get('sessions', subject)
  if (kind === 'settle_intent' && intent) endProcessing(sandbox, intent)
  if (kind === 'settle_refund') endRefund(sandbox, subject)
  if (kind === 'expire_session' && session?.status === 'open') expireSession(sandbox, session)
}
