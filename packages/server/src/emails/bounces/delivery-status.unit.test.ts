import { expect, test } from 'vitest'
import { readDeliveryStatus } from '#emails/bounces/delivery-status'

test('reads action, status and server message of each recipient, including wrapped lines', () => {
  const report = [
    'Reporting-MTA: dns; mail.example',
    'Arrival-Date: Mon, 23 Nov 2026 12:11:00 +0400',
    '',
    'Final-Recipient: rfc822; Mariam@Example.com',
    'Original-Recipient: rfc822;mariam@shop.example',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 <mariam@example.com>:',
    '    no such mailbox',
    '',
    'final-recipient: rfc822; omar@example.com',
    'action: DELAYED',
    'status: 4.4.1',
    '',
  ].join('\r\n')
  expect(readDeliveryStatus(report)).toEqual([
    {
      recipients: ['mariam@example.com', 'mariam@shop.example'],
      action: 'failed',
      status: '5.1.1',
      diagnostic: '550 5.1.1 <mariam@example.com>: no such mailbox',
    },
    { recipients: ['omar@example.com'], action: 'delayed', status: '4.4.1', diagnostic: '' },
  ])
})

test.each(['', 'no fields\n\nAction: failed', ': \n\n:'])('reads no recipients from %j', (text) => {
  expect(readDeliveryStatus(text)).toEqual([])
})
