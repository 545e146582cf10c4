import type { Permission } from '@little-dunes/domain/accounts/permissions'
import { LARGEST_PICTURE_FILE } from '@little-dunes/domain/catalogue/pictures'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/error-handler'
import type { StaffMember } from '#http/require-caller'
import { getStaffToken } from '#http/staff-cookie'
import {
  appendToUpload,
  createUpload,
  findUpload,
  removeUpload,
  type Upload,
  uploadExpiry,
} from '#media/staff/stored-uploads'
import { parseWholeNumber, readUploadMetadata } from '#media/staff/upload-headers'
import type { Shop } from '#shop'
import { findStaff } from '#staff/find-staff'

const PATH = '/api/staff/uploads'
const TUS_VERSION = '1.0.0'
const PART_TYPE = 'application/offset+octet-stream'
/** Bytes per request. A part is in memory while it arrives. */
const LARGEST_PART = 1024 * 1024

/** Each call that uses an upload checks its own permission. */
const UPLOADERS: readonly Permission[] = ['products:write', 'content:write', 'settings:write']

type Answer = (member: StaffMember, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const getId = ({ params }: FastifyRequest): string => (params as { id?: string }).id ?? ''

/**
 * Uploads of the team in parts, so that a broken connection costs one part: tus 1.0.0 with creation, expiration and
 * termination (https://tus.io/protocols/resumable-upload). Calls of the contract turn a complete file into a picture or
 * film.
 */
export function uploadRoutes(app: FastifyInstance, shop: Shop): void {
  async function find(request: FastifyRequest): Promise<StaffMember | Refusal> {
    const token = getStaffToken(request.headers)
    if (!token) return refuse('sign_in_required')
    const caller = await findStaff(shop, token)
    if (!caller) return refuse('session_ended')
    return UPLOADERS.some((one) => caller.permissions.includes(one)) ? caller : refuse('forbidden')
  }

  /** Callers without permission are refused before their body is read. */
  async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    reply.headers({ 'tus-resumable': TUS_VERSION, 'cache-control': 'no-store' })
    if (request.headers['tus-resumable'] !== TUS_VERSION)
      return reply.code(412).header('tus-version', TUS_VERSION).send()
    const uploader = await find(request)
    if (isRefusal(uploader)) return sendRefusal(request, reply, uploader.code)
  }

  const as = (answer: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
    const uploader = await find(request)
    return isRefusal(uploader) ? sendRefusal(request, reply, uploader.code) : answer(uploader, request, reply)
  }

  const create = as(async ({ id: staffId }, request, reply) => {
    const length = parseWholeNumber(request.headers['upload-length'])
    if (!length) return sendRefusal(request, reply, 'malformed')
    if (length > LARGEST_PICTURE_FILE) return sendRefusal(request, reply, 'too_large')
    const { filename = '' } = readUploadMetadata(request.headers['upload-metadata'])
    const upload = await createUpload(shop, staffId, { name: filename.slice(0, 255), length })
    if (!upload) return sendRefusal(request, reply, 'too_many_requests')
    return state(reply.code(201).header('location', `${PATH}/${upload.id}`), upload).send()
  })

  const look = as(async ({ id: staffId }, request, reply) => {
    const upload = await findUpload(shop, staffId, getId(request))
    if (!upload) return sendRefusal(request, reply, 'not_found')
    return state(reply.header('upload-length', upload.length), upload).send()
  })

  const append = as(async ({ id: staffId }, request, reply) => {
    const offset = parseWholeNumber(request.headers['upload-offset'])
    if (!Buffer.isBuffer(request.body)) return sendRefusal(request, reply, 'unsupported_type')
    if (offset === null) return sendRefusal(request, reply, 'malformed')
    const outcome = await appendToUpload(shop, staffId, getId(request), offset, request.body)
    if (outcome === 'unknown') return sendRefusal(request, reply, 'not_found')
    if (outcome === 'too_long') return sendRefusal(request, reply, 'too_large')
    if (outcome === 'other_offset') return reply.code(409).send()
    return state(reply.code(204), outcome).send()
  })

  const remove = as(async ({ id: staffId }, request, reply) => {
    const isRemoved = await removeUpload(shop, staffId, getId(request))
    return isRemoved ? reply.code(204).send() : sendRefusal(request, reply, 'not_found')
  })

  // A separate scope, so no other address accepts this content type.
  app.register(async (scope) => {
    scope.addContentTypeParser<Buffer>(
      PART_TYPE,
      { parseAs: 'buffer', bodyLimit: LARGEST_PART },
      (_request, body, done) => done(null, body),
    )
    scope.route({ method: 'POST', url: PATH, onRequest, handler: create })
    scope.route({ method: 'HEAD', url: `${PATH}/:id`, onRequest, handler: look })
    scope.route({ method: 'PATCH', url: `${PATH}/:id`, bodyLimit: LARGEST_PART, onRequest, handler: append })
    scope.route({ method: 'DELETE', url: `${PATH}/:id`, onRequest, handler: remove })
  })
}

const state = (reply: FastifyReply, upload: Upload): FastifyReply =>
  reply.headers({ 'upload-offset': upload.received, 'upload-expires': uploadExpiry(upload).toUTCString() })
