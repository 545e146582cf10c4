import type { Command } from '#define-command'

/** The commands of `npx shop`, in the order of the help. Each is loaded when it runs. */
export const COMMANDS: Record<string, { summary: string; load: () => Promise<{ command: Command }> }> = {
  import: { summary: 'Import products from a file', load: () => import('#commands/import') },
  export: { summary: 'Export all products to a file', load: () => import('#commands/export') },
  redirects: { summary: 'Import redirects from a CSV file', load: () => import('#commands/redirects') },
  staff: { summary: 'List, invite or remove staff', load: () => import('#commands/staff') },
  'order-limits': {
    summary: 'Show or set the order limits per customer',
    load: () => import('#commands/order-limits'),
  },
  'tax-ledger': {
    summary: 'Print the tax invoices and credit notes of a month as CSV',
    load: () => import('#commands/tax-ledger'),
  },
  texts: { summary: 'Print the texts that a theme can replace', load: () => import('#commands/texts') },
  bounces: { summary: 'Read bounced emails', load: () => import('#commands/bounces') },
  'reconcile-payments': {
    summary: 'Compare payments with the payment provider',
    load: () => import('#commands/reconcile-payments'),
  },
  doctor: { summary: 'Check the data of the shop for errors', load: () => import('#commands/doctor') },
  backup: { summary: 'Back up the database and the media', load: () => import('#commands/backup') },
  restore: { summary: 'Restore or check a backup', load: () => import('#commands/restore') },
  move: { summary: 'Move the database to another server', load: () => import('#commands/move') },
  db: { summary: 'Run SQL on the database', load: () => import('#commands/db') },
  'remove-demo': {
    summary: 'Remove the demo products and codes',
    load: () => import('#commands/remove-demo'),
  },
}
