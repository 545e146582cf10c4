import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fetchPicture, type PictureSource } from '#catalogue/import/pictures/fetch-picture'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/picture.jpg`
}

/** Treats servers of this machine as the internet. */
const source: PictureSource = {
  isAllowed: () => true,
  lookup: (_host, options, callback) =>
    options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
}

test('fetches a picture over a redirect', async () => {
  const address = await serve((request, response) =>
    request.url === '/picture.jpg'
      ? response.writeHead(302, { location: '/there.jpg' }).end()
      : response.writeHead(200, { 'content-type': 'image/jpeg' }).end('bytes'),
  )
  expect((await fetchPicture(address, { source })).toString()).toBe('bytes')
})

test.each<[string, RequestListener]>([
  ['returned status 404', (_, response) => response.writeHead(404).end()],
  [
    'is not an image (text/html)',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('x'),
  ],
  [
    'is not an image (image/svg+xml)',
    (_, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('x'),
  ],
  ['is not an image (no type)', (_, response) => response.end('x')],
  ['redirects too many times', (_, response) => response.writeHead(302, { location: '/again' }).end()],
  [
    'is not an http or https address',
    (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  ],
  ['could not be reached', (request) => request.destroy()],
  [
    'is larger than',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '100000000' }).end()
    },
  ],
  [
    'is larger than',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      response.write(Buffer.alloc(3_000_000))
    },
  ],
])('refuses a response: %s', async (reason, answer) => {
  const address = await serve(answer)
  await expect(fetchPicture(address, { source, largest: 2_000_000 })).rejects.toThrow(reason)
})

test('gives up on an endless response after the time limit', async () => {
  const address = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' })
    response.write('a little')
  })
  await expect(fetchPicture(address, { source, timeLimit: 50 })).rejects.toThrow('took too long')
})

test('never contacts the internal network, by number, by name or over a redirect', async () => {
  let asked = 0
  const target = await serve((_, response) => {
    asked += 1
    response.end()
  })
  const port = new URL(target).port
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'])
    await expect(fetchPicture(`http://${host}:${port}/picture.jpg`)).rejects.toThrow(
      'is not a public address',
    )
  const outside = await serve((_, response) => response.writeHead(302, { location: target }).end())
  const onlyFirst = { ...source, isAllowed: (address: string) => address !== '127.0.0.1' }
  await expect(
    fetchPicture(outside.replace('127.0.0.1', 'shop.example'), { source: onlyFirst }),
  ).rejects.toThrow('is not a public address')
  expect(asked).toBe(0)
})

test.each([
  'ftp://x.example/a.jpg',
  'data:image/png;base64,AA',
  'no address',
  '',
  'http://user:pass@x.example/a.jpg',
])('refuses %j without a request', async (address) => {
  await expect(fetchPicture(address)).rejects.toThrow(/is not an http|contains a password/)
})
