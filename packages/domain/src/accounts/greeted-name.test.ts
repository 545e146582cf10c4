import { expect, test } from 'vitest'
import { greetedName } from '#accounts/greeted-name'

test.each([
  'Mariam',
  'مريم الهاشمي',
  'J.R.R. Tolkien',
  "Aoife O'Brien-Smith",
  'Mariam <b>& Co',
  'می‌خواهم',
  'Mary 2',
])('an email greets %s', (name) => expect(greetedName(name)).toBe(name))

test.each([
  'you won: evil.example',
  'see http://evil',
  'evil.com',
  'me@evil.example',
  'call 0501234567',
  'اتصل ٠٥٠١٢٣٤٥٦٧',
  'Mariam\n\nYour order is cancelled',
  'Mariam\u202egnp',
  'x'.repeat(61),
])('an email does not greet %j by name', (name) => expect(greetedName(name)).toBe(''))
