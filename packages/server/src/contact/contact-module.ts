import { CONTACT_EMAILS } from '#contact/contact-emails'
import { CONTACT_JOBS } from '#contact/forget-networks'
import { sendMessage } from '#contact/send-message'
import { listMessages, markMessage } from '#contact/staff/messages'
import { defineModule } from '#modules/define-module'

export const contactModule = defineModule({
  name: 'contact',
  calls: {
    'POST /api/contact': sendMessage,
    'GET /api/staff/messages': listMessages,
    'POST /api/staff/message/done': markMessage,
  },
  emails: CONTACT_EMAILS,
  jobs: CONTACT_JOBS,
})
