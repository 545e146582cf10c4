import { SHOP_VERSION } from '@little-dunes/server/startup/shop-version'
import { COMMANDS } from '#commands'
import type { Command } from '#define-command'

const HELP = `Usage: npx shop COMMAND

${Object.entries(COMMANDS)
  .map(([name, summary]) => `  ${name.padEnd(20)}${summary}`)
  .join('\n')}

npx shop COMMAND --help describes a command.
npx shop --version prints the version of the shop.`

const [name = '--help', ...args] = process.argv.slice(2)
if (Object.hasOwn(COMMANDS, name)) {
  const { command } = (await import(`./commands/${name}.ts`)) as { command: Command }
  process.exitCode = await command(name, args)
} else if (['--help', '-h', 'help'].includes(name)) console.log(HELP)
else if (['--version', '-v'].includes(name)) console.log(SHOP_VERSION)
else {
  console.error(`Unknown command: ${name}\n\n${HELP}`)
  process.exitCode = 64
}
