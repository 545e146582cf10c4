import type { CALLING_CODES } from '@little-dunes/domain/accounts/phone'
import { LONGEST_NAME, PASSWORD_LENGTH, type SignUpProblem } from '@little-dunes/domain/accounts/sign-up'

const countries: Record<(typeof CALLING_CODES)[number], string> = {
  '+971': 'UAE',
  '+91': 'India',
  '+1': 'US, Canada',
  '+44': 'UK',
  '+61': 'Australia',
  '+33': 'France',
  '+49': 'Germany',
  '+81': 'Japan',
  '+82': 'South Korea',
  '+55': 'Brazil',
  '+34': 'Spain',
  '+39': 'Italy',
  '+66': 'Thailand',
}

const problems: Record<SignUpProblem | 'phone', string> = {
  required: 'This field is required.',
  email: 'Enter a valid email address.',
  password_length: `Use ${PASSWORD_LENGTH.least} to ${PASSWORD_LENGTH.most} characters.`,
  password_personal: 'Choose a password without your name, e-mail or mobile number.',
  too_long: `Use at most ${LONGEST_NAME} characters.`,
  phone: 'Please enter a valid phone number.',
}

/** In the visitor's own time. */
const dated = (when: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', options).format(when)

const english = {
  loginTitle: 'Login',
  signUpTitle: 'Sign Up',
  login: 'Login',
  signUp: 'Sign Up',
  sessionEnded: 'Your session has ended. Please sign in again.',
  welcomeBack: 'Welcome back',
  createYours: 'Create your account',
  emailOrMobile: 'Email or Mobile Number',
  password: 'Password',
  passwordHint: `${PASSWORD_LENGTH.least} characters or more`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signIn: 'Sign In',
  newHere: 'New here?',
  createAccount: 'Create Account',
  name: 'Name',
  /** A country in the list of calling codes. */
  callingCodeOf: (country: string, code: string) => `${country} ${code}`,
  callingCode: 'Calling code',
  countries,
  phone: 'Phone number',
  email: 'Email',
  alreadyHere: 'Already with us?',
  loginHere: 'Login Here',
  problems,

  forgotLink: 'Forgot your password?',
  forgotTitle: 'Forgot your password?',
  forgotPassword: 'Forgot your password?',
  forgotHint: 'Tell us your e-mail. We send a link that works for 30 minutes.',
  sendLink: 'Send the link',
  backToSignIn: 'Back to sign in',
  lookIntoMail: 'Look into your mail',
  linkOnItsWay: 'If there is an account with this address, the link is on its way. It can take a minute.',
  anotherEmail: 'Use another e-mail',
  resetTitle: 'Choose a new password',
  chooseNewPassword: 'Choose a new password',
  otherDevicesEnd: 'All other devices are signed out.',
  newPassword: 'New password',
  saveAndSignIn: 'Save and sign in',
  linkEnded: 'This link was used already or is too old.',
  askForNewLink: 'Ask for a new one',
  confirmTitle: 'Confirm your e-mail',
  confirmYourEmail: 'Your e-mail address',
  confirming: 'Confirming your address...',
  toTheShop: 'To the shop',
  keepEmailTitle: 'Keep your email address',
  keepYourEmail: 'Keep your email address',
  keepEmailHint:
    'Somebody who knows your password asked to move your account to another email address. Stop it here if that was not you.',
  stopEmailChange: 'Stop the change',
  setNewPassword: 'Set a new password',

  changePassword: 'Change password',
  currentPassword: 'Current password',
  savePassword: 'Save the new password',
  devices: 'Where you are signed in',
  loadingDevices: 'Looking for your devices.',
  devicesFailed: 'Your devices are not here yet',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  lastUsed: (when: number) => `Last used on ${dated(when, { dateStyle: 'medium', timeStyle: 'short' })}`,
  endSession: 'Sign out',
  /** Read out, since each device has one. */
  endSessionOf: (device: string) => `Sign out ${device}`,
  signOutEverywhere: 'Sign out everywhere',
  news: 'News by mail',
  newsText: 'What is new in the shop, now and then. You can end it here at any time.',
  newsBegin: 'Send me news',
  newsEnd: 'No more news',

  profileTitle: 'Profile',
  home: 'Home',
  profile: 'Profile',
  loadingProfile: 'Loading profile...',
  hi: (name: string) => `Hi ${name}`,
  accountPages: 'Your account',
  myOrders: 'My Orders',
  wishlist: 'Wishlist',
  credit: 'Store credit',
  addresses: 'Addresses',
  logout: 'Logout',
  bought: 'Bought before',
  viewMore: 'View more orders →',
  nothingBought: 'No products ordered yet. Start ordering now!',
  browse: 'Browse Products',
  loadingOrders: 'Your orders are on their way.',
  ordersFailed: 'Your orders are not here yet',
  ordersFailedHint: 'Nothing is lost. Please check your connection and try again.',
  tryAgain: 'Try again',
  quantity: (count: number) => `Qty ${count}`,
  /** A cancelled card order (D-48). */
  refundOnItsWay: 'Refund on its way',
  /** 'Refunded on 21 November 2026 at 14:05'. */
  refunded: (when: number) => `Refunded on ${dated(when, { dateStyle: 'long', timeStyle: 'short' })}`,
  /** '21 November 2026'. */
  date: (when: number) => dated(when, { dateStyle: 'long' }),
  /** '21 Nov 2026'. */
  shortDate: (when: number) => dated(when, { dateStyle: 'medium' }),
  /** How an order was paid (D-40). */
  paymentMethods: { cod: 'Cash on Delivery', stripe: 'Card', credit: 'Store credit' },
}

export const accountMessages = english
