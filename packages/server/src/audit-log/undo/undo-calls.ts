import type { CallName } from '@little-dunes/domain/contract/calls'
import { undoAddress } from '#audit-log/undo/undo-address'
import { byCall, type ReversedChange, type Undo } from '#audit-log/undo/undo-call'
import { undoPublication, undoWithdrawal } from '#audit-log/undo/undo-content'
import { undoDeliveryStep } from '#audit-log/undo/undo-delivery-step'
import { undoCarriers, undoSearchWords, undoSizeChart } from '#audit-log/undo/undo-lists'
import { undoProductFields } from '#audit-log/undo/undo-product'
import { changeSale } from '#catalogue/staff/sales/change-sale'
import { markMessage } from '#contact/staff/messages'
import { changeCode } from '#discounts/staff/change-code'
import { setCounted } from '#inventory/count-size'
import { answerQuestion, hideQuestion } from '#questions/staff/answer-question'
import { addRedirect, removeRedirect } from '#redirects/staff/redirects'
import { answerReview, hideReview } from '#reviews/staff/moderate-review'
import { hideReviewPhoto } from '#reviews/staff/review-photos'
import { changeEmailTexts } from '#settings/staff/change-email-texts'
import { changeSettings } from '#settings/staff/change-settings'
import { changeRole } from '#staff/members/manage-members'
import { changeRoleTerms } from '#staff/members/manage-roles'
import { changeView } from '#staff/saved-views/change-view'

type Fields = ReversedChange['fields']

const MOMENTS: ReadonlySet<string> = new Set(['startsAt', 'endsAt'])

const milliseconds = (value: unknown): unknown => (typeof value === 'string' ? Date.parse(value) : value)

/** The activity log stores the times of discount codes and sales as dates. Their calls take milliseconds. */
const withMoments = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, change]) =>
      MOMENTS.has(field)
        ? [field, { from: milliseconds(change.from), to: milliseconds(change.to) }]
        : [field, change],
    ),
  )

/** The id of email texts consists of the kind of email and the language. */
const parseEmailId = (id: string) => {
  const space = id.lastIndexOf(' ')
  return { kind: id.slice(0, space), language: id.slice(space + 1) }
}

/** Created discount codes, sales and similar things have no entry: their own screens end them. */
export const UNDO_CALLS: Partial<Record<CallName, Undo>> = {
  'POST /api/staff/settings': byCall('POST /api/staff/settings', changeSettings, ({ fields }) => ({
    changes: fields,
  })),
  'POST /api/staff/carriers': undoCarriers,
  'POST /api/staff/size-chart': undoSizeChart,
  'POST /api/staff/search-words': undoSearchWords,
  'POST /api/staff/redirects/add': byCall(
    'POST /api/staff/redirects/remove',
    removeRedirect,
    ({ subjectId }) => ({ from: subjectId }),
  ),
  'POST /api/staff/redirects/remove': byCall(
    'POST /api/staff/redirects/add',
    addRedirect,
    ({ subjectId, fields }) => ({ from: subjectId, target: fields.to?.to }),
  ),
  'POST /api/staff/email-texts': byCall(
    'POST /api/staff/email-texts',
    changeEmailTexts,
    ({ subjectId, fields }) => ({ ...parseEmailId(subjectId), changes: fields }),
  ),
  'POST /api/staff/codes/change': byCall(
    'POST /api/staff/codes/change',
    changeCode,
    ({ subjectId, fields }) => ({ code: subjectId, changes: withMoments(fields) }),
  ),
  'POST /api/staff/sales/change': byCall(
    'POST /api/staff/sales/change',
    changeSale,
    ({ subjectId, fields }) => ({ id: subjectId, changes: withMoments(fields) }),
  ),
  'POST /api/staff/product/save': undoProductFields,
  'POST /api/staff/products/save': undoProductFields,
  'POST /api/staff/content/publish': undoPublication,
  'POST /api/staff/content/restore': undoPublication,
  'POST /api/staff/content/withdraw': undoWithdrawal,
  'POST /api/staff/order/address': undoAddress,
  'POST /api/staff/order/move': undoDeliveryStep,
  'POST /api/staff/orders/move': undoDeliveryStep,
  'POST /api/staff/message/done': byCall(
    'POST /api/staff/message/done',
    markMessage,
    ({ subjectId, fields }) => ({ messageId: subjectId, done: fields.done?.to }),
  ),
  'POST /api/staff/review/hide': byCall(
    'POST /api/staff/review/hide',
    hideReview,
    ({ subjectId, fields }) => ({ reviewId: subjectId, hidden: fields.hidden?.to }),
  ),
  'POST /api/staff/review/hide-photo': byCall(
    'POST /api/staff/review/hide-photo',
    hideReviewPhoto,
    ({ subjectId, fields }) => ({ photoId: subjectId, hidden: fields.hidden?.to }),
  ),
  'POST /api/staff/review/answer': byCall(
    'POST /api/staff/review/answer',
    answerReview,
    ({ subjectId, fields }) => ({
      reviewId: subjectId,
      from: fields.answer?.from,
      answer: fields.answer?.to,
    }),
  ),
  'POST /api/staff/question/hide': byCall(
    'POST /api/staff/question/hide',
    hideQuestion,
    ({ subjectId, fields }) => ({ questionId: subjectId, hidden: fields.hidden?.to }),
  ),
  'POST /api/staff/question/answer': byCall(
    'POST /api/staff/question/answer',
    answerQuestion,
    ({ subjectId, fields }) => ({
      questionId: subjectId,
      from: fields.answer?.from,
      answer: fields.answer?.to,
    }),
  ),
  'POST /api/staff/members/role': byCall(
    'POST /api/staff/members/role',
    changeRole,
    ({ subjectId, fields }) => ({ id: subjectId, from: fields.role?.from, role: fields.role?.to }),
  ),
  'POST /api/staff/roles/change': byCall(
    'POST /api/staff/roles/change',
    changeRoleTerms,
    ({ subjectId, fields: { name, permissions } }) => ({
      id: subjectId,
      name: name?.to,
      from: permissions?.from,
      permissions: permissions?.to,
    }),
  ),
  'POST /api/staff/stock/counted': byCall(
    'POST /api/staff/stock/counted',
    setCounted,
    ({ subjectId, fields }) => ({ sizeEntryId: subjectId, counted: fields.counted?.to }),
  ),
  'POST /api/staff/views/change': byCall(
    'POST /api/staff/views/change',
    changeView,
    ({ subjectId, fields }) => ({ id: subjectId, changes: fields }),
  ),
}
