/** The commands of `npx shop` with their summaries, in the order of the help. Each is a file in `commands/`. */
export const COMMANDS: Readonly<Record<string, string>> = {
  import: 'Import products from a file',
  export: 'Export all products to a file',
  redirects: 'Import redirects from a CSV file',
  staff: 'List, add or remove team members',
  'order-limits': 'Show or set the order limits per customer',
  'tax-ledger': 'Print the tax invoices and credit notes of a month as CSV',
  texts: 'Print the texts that a theme can replace',
  bounces: 'Process bounced emails',
  'reconcile-payments': 'Compare payments with the payment provider',
  doctor: 'Check the data of the shop for errors',
  backup: 'Back up the database and the media',
  restore: 'Restore or check a backup',
  move: 'Move the database to another server',
  db: 'Run SQL on the database',
  'remove-demo': 'Remove the demo products and discount codes',
  'upgrade-from-preview': 'Upgrade the database of a version before 1.0',
}
