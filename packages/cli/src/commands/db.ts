import { createInterface } from 'node:readline/promises'
import { type BackupClient, withBackupClient } from '@little-dunes/server/backup/backup-client'
import { defineCommand } from '#define-command'
import { formatRows } from '#format-rows'
import { readShopConfig } from '#shop-config'

const HINT = `End each statement with a semicolon. Ctrl-D exits. Changes apply to the shop at once and do not appear in the
activity log. Use "begin;" and "rollback;" to try a change.`

/** Prints the result of a statement. False after an error of PostgreSQL. */
async function runStatement(client: BackupClient, statement: string): Promise<boolean> {
  try {
    const answers = await client.query({
      text: statement,
      rowMode: 'array',
      types: { getTypeParser: () => String },
    })
    for (const answer of [answers].flat()) console.log(formatRows(answer))
    return true
  } catch (error) {
    const { message, hint, position } = error as Error & { hint?: string; position?: string }
    console.error(`${message}${position ? ` (at character ${position})` : ''}`)
    if (hint) console.error(hint)
    return false
  }
}

async function prompt(client: BackupClient): Promise<boolean> {
  const isTerminal = process.stdin.isTTY === true
  if (isTerminal) console.log(HINT)
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: isTerminal,
    prompt: 'shop=> ',
  })
  lines.on('SIGINT', () => lines.close())
  let statement = ''
  let done = true
  if (isTerminal) lines.prompt()
  for await (const line of lines) {
    statement += `${line}\n`
    if (line.trimEnd().endsWith(';')) {
      done = (await runStatement(client, statement)) && done
      statement = ''
    }
    lines.setPrompt(statement.trim() === '' ? 'shop=> ' : 'shop-> ')
    if (isTerminal) lines.prompt()
  }
  if (statement.trim() !== '') done = (await runStatement(client, statement)) && done
  return done
}

export const command = defineCommand({
  usage: '[STATEMENT]',
  maxArguments: Number.POSITIVE_INFINITY,
  async run(words) {
    const statement = words.join(' ').trim()
    const done = await withBackupClient(readShopConfig(), (client) =>
      statement === '' ? prompt(client) : runStatement(client, statement),
    )
    return done ? 0 : 1
  },
})
