// `npm run db`: SQL on the shop's database, built in or not, for an engineer: a prompt, or one statement as an argument.
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { type BackupClient, withBackupClient } from '@little-dunes/server/backup/backup-client'
import { readConfig } from '@little-dunes/server/config'
import { isStartError } from '@little-dunes/server/startup/start-error'
import { formatRows } from './format-rows.ts'

const HINT = `SQL, ended by a semicolon; Ctrl-D leaves. Whatever is changed here is changed in the shop at once,
and no trail names you. "begin;" first and "rollback;" after takes it back.`

/** Prints what a statement answers; false when PostgreSQL refuses it. */
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
    console.error(`${message}${position ? ` (at letter ${position})` : ''}`)
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

async function run(): Promise<boolean> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const statement = process.argv.slice(2).join(' ').trim()
  return withBackupClient(readConfig(process.env, process.cwd()), (client) =>
    statement === '' ? prompt(client) : runStatement(client, statement),
  )
}

process.exitCode = await run().then(
  (done) => (done ? 0 : 1),
  (error: unknown) => {
    console.error(isStartError(error) ? error.message : error)
    return 1
  },
)
