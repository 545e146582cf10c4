// The yardstick: a bare node:http server that answers given bytes under given headers, one answer per path.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file, port] = process.argv.slice(2)
const answers = new Map(
  JSON.parse(readFileSync(file, 'utf8')).map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
)

createServer((request, response) => {
  const answer = answers.get(request.url)
  response.writeHead(answer ? 200 : 404, answer?.headers)
  response.end(answer?.body)
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'))
