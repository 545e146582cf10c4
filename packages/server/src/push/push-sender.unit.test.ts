import { createECDH } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { pushSender } from '#push/push-sender'

const { accepts } = pushSender()

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://web.push.apple.com/QOe',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('the shop sends notifications to %s', (endpoint) => expect(accepts(endpoint)).toBe(true))

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.example/abc',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'https://example/#.push.apple.com',
  'http://127.0.0.1:5432/',
  'http://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'file:///etc/passwd',
  'no address',
])('the shop does not send notifications to %s', (endpoint) => expect(accepts(endpoint)).toBe(false))

test('a substitute push service is accepted only by its origin', () => {
  const localSender = pushSender('http://127.0.0.1:4000')
  expect(localSender.accepts('http://127.0.0.1:4000/abc')).toBe(true)
  expect(localSender.accepts('http://127.0.0.1:4001/abc')).toBe(false)
})

test('redirects of a push service are not followed', async () => {
  const asked: string[] = []
  const service = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(url === '/push' ? 307 : 201, { location: '/inside' }).end()
  })
  onTestFinished(() => void service.close())
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const localSender = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const [shop, device] = [createECDH('prime256v1'), createECDH('prime256v1')]
  const keys = { publicKey: shop.generateKeys('base64url'), privateKey: shop.getPrivateKey('base64url') }
  const reader = { p256dh: device.generateKeys('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
  const send = (path: string) =>
    pushSender(localSender).send(
      { endpoint: localSender + path, ...reader },
      { text: 'LD-10001', topic: 'order' },
      { keys, subject: 'mailto:help@shop.example', now: new Date() },
    )
  await expect(send('/push')).rejects.toThrow('fetch failed')
  expect(asked).toEqual(['/push'])
  expect(await send('/inside')).toBe('taken')
})
