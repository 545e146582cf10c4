import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type BounceOutcome, takeBounce } from '@little-dunes/server/emails/bounces/take-bounce'
import { defineCommand } from '#define-command'
import { withDatabase } from '#shop-config'

/** The code for a temporary failure (sysexits.h). Mail servers try again. */
const TRY_LATER = 75

const WORDS: Record<BounceOutcome, string> = {
  failed: 'the email is marked as failed',
  known: 'the email was marked before',
  delayed: 'the email is delayed, and the mail server will retry',
  unknown: 'no matching email in the last 30 days',
  no_report: 'not a delivery report',
}

async function listFiles(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place]
  const entries = await readdir(place, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(place, entry.name))
}

export const command = defineCommand({
  usage: '[FILE|FOLDER ...]\n< EMAIL',
  maxArguments: Number.POSITIVE_INFINITY,
  details: `Processes bounced emails and marks the original emails as failed. FOLDER can be the "new" folder of a Maildir.
Exit code ${TRY_LATER}: an error, such as an unavailable database.`,
  failure: TRY_LATER,
  async run(places) {
    const files = (await Promise.all(places.map(listFiles))).flat()
    const names = places.length === 0 ? ['-'] : files
    await withDatabase(async (database) => {
      for (const name of names) {
        const email = name === '-' ? await buffer(process.stdin) : await readFile(name)
        console.log(`${name}: ${WORDS[await takeBounce(database, email, new Date())]}`)
      }
    })
  },
})
