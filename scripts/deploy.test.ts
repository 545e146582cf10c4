import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** All settings in `.env.example`. */
const settings = new Set([...read('.env.example').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name))

/** Settings in the container's environment, in the unit, and in the shop's service of the compose file. */
const SET_BY = [
  { file: 'deploy/Containerfile', lines: /^ENV (.+)$/gm },
  { file: 'deploy/little-dunes@.service', lines: /^Environment=(.+)$/gm },
  { file: 'deploy/compose.yaml', lines: /^ {6}((?!POSTGRES|SHOP_)[A-Z_]+: .+)$/gm },
]

test.each(SET_BY)('$file contains only settings of the shop', ({ file, lines }) => {
  const names = [...read(file).matchAll(lines)].flatMap(([, line = '']) =>
    [...line.matchAll(/\b([A-Z][A-Z_]+)(?==|: )/g)].map(([, name]) => name),
  )
  expect(names).toContain(file.endsWith('.yaml') ? 'DATABASE_URL' : 'PORT')
  expect(names.filter((name) => name !== undefined && !settings.has(name))).toEqual([])
})

// In Compose, `environment` wins over the file, and the file over the image.
test('a .env copied from .env.example does not change the address and data folder of the container', () => {
  const [, image = ''] = /^ENV (.+)$/m.exec(read('deploy/Containerfile')) ?? []
  const imageEnv = image.split(' ').map((pair) => pair.split('='))
  expect(imageEnv).toContainEqual(['HOST', '0.0.0.0'])
  const [, environment = ''] = /^ {4}environment:\n((?: {6}.+\n)+)/m.exec(read('deploy/compose.yaml')) ?? []
  const set = [...environment.matchAll(/^ +(\w+): "?([^"\n]+)/gm)].map(([, name, value]) => [name, value])
  expect(set).toEqual(expect.arrayContaining(imageEnv))
})

test('service and container run the same command as npm start', () => {
  const { start } = JSON.parse(read('package.json')).scripts
  const flags = start.replace(/^exec node /, '')
  expect(read('deploy/little-dunes@.service')).toContain(`.bin/node ${flags}\n`)
  const command = flags.split(' ').map((part: string) => JSON.stringify(part))
  expect(read('deploy/Containerfile')).toContain(`CMD ["node", ${command.join(', ')}]`)
})

// In systemd, EnvironmentFile wins over Environment: with a PORT in it, all processes would use the same port.
test('the systemd unit reads settings only from .env', () => {
  const unit = read('deploy/little-dunes@.service')
  expect(unit).not.toMatch(/^EnvironmentFile=/m)
  expect(unit).toMatch(/^WorkingDirectory=\/srv\/little-dunes$/m)
  expect(read('docs/operating.md')).toContain('install -m 640 -g shop .env.example .env')
})

test('the operating guide mentions every deploy file', () => {
  const operating = read('docs/operating.md')
  for (const file of readdirSync(new URL('../deploy', import.meta.url)))
    expect(operating).toContain(`deploy/${file}`)
})

// The image builds the back office, which contains the guides.
test('the container contains the guides of the back office and their pictures', () => {
  const lines = read('.dockerignore').split('\n')
  expect(lines).toEqual(expect.arrayContaining(['docs/*', '!docs/guide', '!docs/pictures']))
})
