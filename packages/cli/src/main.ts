import { COMMANDS } from '#commands'

const HELP = `Usage: npx shop COMMAND

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(20)}${summary}`)
  .join('\n')}

npx shop COMMAND --help describes a command. Run the commands in the folder of the shop.`

const [name = '--help', ...args] = process.argv.slice(2)
const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (found) process.exitCode = await (await found.load()).command(name, args)
else if (name === '--help' || name === 'help') console.log(HELP)
else {
  console.error(`There is no command '${name}'.\n\n${HELP}`)
  process.exitCode = 1
}
