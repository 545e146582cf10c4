import { expect, test } from 'vitest'
import { contactProblems } from '#accounts/contact-form'

const form = { name: 'Mariam', email: 'mariam@example.com', orderNumber: '', message: 'A button is missing.' }

test('a message needs a name, an email and text, but no order', () => {
  expect(contactProblems(form)).toEqual({})
  expect(contactProblems({ name: ' ', email: '', orderNumber: ' ', message: '\n' })).toEqual({
    name: 'required',
    email: 'required',
    message: 'required',
  })
})

test('an email address must be valid, and no field is longer than its maximum', () => {
  const long = {
    name: 'x'.repeat(81),
    email: 'mariam',
    orderNumber: '1'.repeat(21),
    message: 'x'.repeat(4001),
  }
  expect(contactProblems(long)).toEqual({
    name: 'too_long',
    email: 'email',
    orderNumber: 'too_long',
    message: 'too_long',
  })
})
