import type { MessagesByLanguage } from '#platform/messages'

const english = {
  title: 'Back office',
  lead: 'Sign in to run the shop.',
  email: 'E-mail',
  password: 'Password',
  goOn: 'Continue',
  stepTwo: (name: string) => (name ? `One more step, ${name.split(' ')[0]}` : 'One more step'),
  codeLead: 'Type the 6 figures your code app shows for Little Dunes.',
  recoveryLead: 'Type one of the recovery codes that you wrote down.',
  code: 'One-time code',
  recoveryCode: 'Recovery code',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the code app',
  signIn: 'Sign in',
  usePasskey: 'Use a passkey',
  passkeyFailed: 'No passkey was used. Please try again, or use the code app.',
  notYou: (email: string) => `Signed in with password as ${email}.`,
  another: 'Not you?',
  enrolTitle: 'Set up your code app',
  enrolLead:
    'Scan this picture with a code app, such as the one of your phone, then type the 6 figures it shows.',
  picture: 'QR code for your code app',
  key: 'Or type this key into the app',
  recoveryTitle: 'Keep these codes',
  recoveryText: 'Each of them signs you in once when the phone is lost. They are shown only now.',
  kept: 'I have written them down',
  welcome: 'Welcome to the team',
  welcomeOwner: 'Make the back office yours',
  welcomeLead: (role: string) => `You come in as ${role}. Choose a name and a password.`,
  name: 'Your name',
  passwordHint: 'at least 8 characters',
  problems: {
    required: 'This field is required.',
    password_length: 'Please choose 8 to 128 characters.',
    password_personal:
      'This is little more than your name, your e-mail or the name of the shop. Please choose another.',
    email: 'Please enter a valid e-mail address.',
  },
  linkEnded: 'This link was used or has ended',
}

export const signInMessages: MessagesByLanguage<typeof english> = { en: english }
