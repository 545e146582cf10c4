import { expect, test } from 'vitest'
import { mayReach, webhookUrlProblem } from '#webhooks/webhook-address'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('%s is not a public address', (ip) => {
  expect(mayReach(ip, 'public')).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])('%s is a public address', (ip) => {
  expect(mayReach(ip, 'public')).toBe(true)
})

test('in development a shop reaches this machine, and private networks if configured', () => {
  expect(mayReach('127.0.0.1', 'local')).toBe(true)
  expect(mayReach('::1', 'local')).toBe(true)
  expect(mayReach('192.168.1.1', 'local')).toBe(false)
  expect(mayReach('192.168.1.1', 'private')).toBe(true)
  expect(mayReach('elsewhere.example', 'private')).toBe(false)
})

test.each([
  ['https://hooks.example/shop', null],
  ['https://hooks.example:8443/shop?key=1', null],
  ['http://hooks.example/shop', 'https'],
  ['ftp://hooks.example/shop', 'url'],
  ['https://user:password@hooks.example/', 'url'],
  ['hooks.example', 'url'],
  ['', 'url'],
  ['https://localhost/', 'private'],
  ['http://127.0.0.1:9000/', 'private'],
  ['https://[::1]/', 'private'],
  // Browsers and Node read it as 127.0.0.1.
  ['https://0x7f.1/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://192.168.1.1/', 'private'],
  ['https://[::ffff:10.0.0.1]/', 'private'],
])('an endpoint at %s: %s', (url, problem) => {
  expect(webhookUrlProblem(url, 'public')).toBe(problem)
})

test('plain http is only for this machine, in development', () => {
  expect(webhookUrlProblem('http://localhost:9000/hooks', 'local')).toBe(null)
  expect(webhookUrlProblem('http://192.168.1.1/hooks', 'local')).toBe('https')
  expect(webhookUrlProblem('http://192.168.1.1/hooks', 'private')).toBe('https')
  expect(webhookUrlProblem('https://192.168.1.1/hooks', 'local')).toBe('private')
  expect(webhookUrlProblem('https://192.168.1.1/hooks', 'private')).toBe(null)
})
