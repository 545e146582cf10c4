import { type Call, FILE_TYPE, isFileCall } from '@little-dunes/domain/contract/call'
import { calls } from '@little-dunes/domain/contract/calls'
import { FAILURES } from '@little-dunes/domain/messages/failures'
import { z } from 'zod'
import { SHOP_VERSION } from '#startup/shop-version'

type JsonSchema = Record<string, unknown>
interface Json {
  content: { 'application/json': { schema: JsonSchema } }
}

interface File {
  content: { [FILE_TYPE]: { schema: JsonSchema } }
}

interface Operation {
  summary: string
  description?: string
  operationId: string
  tags: string[]
  security?: object[]
  parameters?: object[]
  requestBody?: Json | File
  responses: { '200': Json & { description: string }; default: Json & { description: string } }
}

export interface OpenApi {
  openapi: string
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: object
}

const REFUSAL: JsonSchema = {
  type: 'object',
  description: 'The reason for the error. Some errors have more fields, such as `fields` or `left`.',
  properties: {
    success: { const: false },
    code: { type: 'string', enum: Object.keys(FAILURES) },
    message: { type: 'string', description: 'Text for the customer, in the language of `Accept-Language`' },
  },
  required: ['success', 'code', 'message'],
}

/** Every call that needs a token accepts both ways of sending it (D-30). */
const SECURITY = [{ token: [] }, { bearer: [] }]
const SECURITY_SCHEMES = {
  token: { type: 'apiKey', in: 'header', name: 'token' },
  bearer: { type: 'http', scheme: 'bearer' },
}

/** Types that JSON Schema cannot express, such as ignored values, allow anything. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return jsonSchema
}

function toParameters(input: JsonSchema) {
  const properties = (input.properties ?? {}) as Record<string, JsonSchema>
  const required = (input.required ?? []) as string[]
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const json = (schema: JsonSchema): Json => ({ content: { 'application/json': { schema } } })

/** A file call has its input, percent-encoded, in a header. */
const withFile = (input: JsonSchema, largest: number) => ({
  parameters: [
    {
      name: 'call-input',
      in: 'header',
      required: true,
      description: 'JSON, percent-encoded',
      content: json(input).content,
    },
  ],
  requestBody: {
    content: { [FILE_TYPE]: { schema: { type: 'string', format: 'binary', maxLength: largest } } },
  },
})

function describeInput(name: string, call: Call) {
  const asked = toJsonSchema(call.input, 'input')
  if (name.startsWith('GET')) return { parameters: toParameters(asked) }
  return isFileCall(call) ? withFile(asked, call.largestFile) : { requestBody: json(asked) }
}

function toOperation(name: string, call: Call): Operation {
  const { summary, caller, reply } = call
  return {
    summary,
    operationId: name.replace(/^(GET|POST) \/api\//, '').replaceAll('/', '-'),
    tags: [name.split('/')[2] ?? 'shop'],
    ...(caller !== 'anyone' && { security: SECURITY }),
    ...(typeof caller === 'object' && { description: `Requires the staff permission ${caller.staff}.` }),
    ...describeInput(name, call),
    responses: {
      '200': { description: 'Done', ...json(toJsonSchema(reply, 'output')) },
      default: { description: 'Refused', ...json({ $ref: '#/components/schemas/Refusal' }) },
    },
  }
}

/** OpenAPI 3.1 of every call, generated from the contract. */
export function openApi(shopName: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const [name, call] of Object.entries<Call>(calls)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: shopName,
      version: SHOP_VERSION,
      description: 'Amounts are in AED. The session token identifies the caller.',
    },
    paths,
    components: { schemas: { Refusal: REFUSAL }, securitySchemes: SECURITY_SCHEMES },
  }
}
