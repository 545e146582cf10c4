// `npm run help`: lists the npm scripts with one line each.
import { COMMANDS } from './commands.ts'

const groups = Object.entries(COMMANDS)
const width = Math.max(...groups.flatMap(([, commands]) => Object.keys(commands).map((name) => name.length)))

for (const [group, commands] of groups) {
  console.log(`\n${group}`)
  for (const [name, purpose] of Object.entries(commands))
    console.log(`  npm run ${name.padEnd(width)}  ${purpose}`)
}
console.log('\n`npm start` and `npm test` need no `run`. `npx shop` lists the commands for operators.')
