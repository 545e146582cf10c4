import { expect, test } from 'vitest'
import { LONGEST_NAME, type SignUp, signUpProblems } from '#accounts/sign-up'

const good: SignUp = {
  name: 'Mariam',
  email: 'mariam@example.com',
  phone: '+971501234567',
  password: 'correct horse',
}

test('a complete form has no problem', () => expect(signUpProblems(good, [])).toEqual({}))

test('name, phone, email and password are required (VAL-12 to VAL-15)', () => {
  for (const field of ['name', 'phone', 'email'] as const) {
    expect(signUpProblems({ ...good, [field]: '  ' }, [])).toEqual({ [field]: 'required' })
  }
  expect(signUpProblems({ ...good, password: '' }, [])).toEqual({ password: 'required' })
})

test('spaces around name and email are ignored', () => {
  const padded = { name: ` ${'x'.repeat(LONGEST_NAME)} `, email: ' mariam@example.com ' }
  expect(signUpProblems({ ...good, ...padded }, [])).toEqual({})
})

test('a password has 8 to 128 characters of any script, including spaces (D-30)', () => {
  const problem = (password: string) => signUpProblems({ ...good, password }, []).password
  expect(['x'.repeat(8), 'x'.repeat(128), '       x', '🐪'.repeat(8), '🐪'.repeat(128)].map(problem)).toEqual(
    Array(5).fill(undefined),
  )
  expect(problem(' '.repeat(8))).toBe('required')
  expect(problem('Mariam 12')).toBe('password_personal')
  expect(['x'.repeat(7), 'x'.repeat(129), '🐪'.repeat(7)].map(problem)).toEqual(
    Array(3).fill('password_length'),
  )
})

test('a malformed email and a too long name are refused (D-33)', () => {
  expect(signUpProblems({ ...good, email: 'mariam' }, [])).toEqual({ email: 'email' })
  expect(signUpProblems({ ...good, name: 'x'.repeat(LONGEST_NAME + 1) }, [])).toEqual({ name: 'too_long' })
})
