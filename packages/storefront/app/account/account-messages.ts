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
  password_length: `Use ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
  password_personal: 'Choose a password without your name, email or mobile number.',
  too_long: `Use at most ${LONGEST_NAME} characters.`,
  phone: 'Please enter a valid phone number.',
}

/** In the visitor's time zone. */
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
  passwordHint: `${PASSWORD_LENGTH.min} characters or more`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signIn: 'Sign In',
  newHere: 'New here?',
  createAccount: 'Create Account',
  name: 'Name',
  /** A country in the list of calling codes. */
  callingCodeLabel: (country: string, code: string) => `${country} ${code}`,
  callingCode: 'Calling code',
  countries,
  phone: 'Phone number',
  email: 'Email',
  alreadyHere: 'Have an account?',
  loginHere: 'Login Here',
  problems,

  forgotLink: 'Forgot your password?',
  forgotTitle: 'Forgot your password?',
  forgotPassword: 'Forgot your password?',
  forgotHint: "Enter your email and we'll send you a reset link. It works for 30 minutes.",
  sendLink: 'Send reset link',
  backToSignIn: 'Back to sign in',
  checkInbox: 'Check your inbox',
  linkOnItsWay: "If there's an account for this email, we've sent a link. It can take a minute.",
  anotherEmail: 'Use a different email',
  resetTitle: 'Choose a new password',
  chooseNewPassword: 'Choose a new password',
  otherDevicesEnd: 'All your other devices will be signed out.',
  newPassword: 'New password',
  saveAndSignIn: 'Save and sign in',
  linkEnded: 'This link has expired or was already used.',
  askForNewLink: 'Request a new link',
  confirmTitle: 'Confirm your email',
  confirmYourEmail: 'Your email address',
  confirming: 'Confirming your email…',
  toTheShop: 'Continue shopping',
  keepEmailTitle: 'Keep your email address',
  keepYourEmail: 'Keep your email address',
  keepEmailHint:
    "Someone who knows your password asked to change your account's email address. If that wasn't you, stop it here.",
  stopEmailChange: 'Stop the change',
  setNewPassword: 'Set a new password',

  changePassword: 'Change password',
  currentPassword: 'Current password',
  savePassword: 'Save new password',
  devices: "Where you're signed in",
  loadingDevices: 'Loading your devices…',
  devicesFailed: "We couldn't load your devices",
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  lastUsed: (when: number) => `Last used on ${dated(when, { dateStyle: 'medium', timeStyle: 'short' })}`,
  endSession: 'Sign out',
  /** For screen readers, because each device has such a button. */
  endSessionLabel: (device: string) => `Sign out ${device}`,
  signOutEverywhere: 'Sign out everywhere',
  news: 'Email updates',
  newsText: 'Occasional news about new arrivals and offers. Unsubscribe any time.',
  newsBegin: 'Subscribe',
  newsEnd: 'Unsubscribe',

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
  bought: 'Recent purchases',
  viewMore: 'View more orders →',
  nothingBought: 'No products ordered yet. Start ordering now!',
  browse: 'Browse Products',
  loadingOrders: 'Loading your orders…',
  ordersFailed: "We couldn't load your orders",
  ordersFailedHint: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  quantity: (count: number) => `Qty ${count}`,
  /** A cancelled card order (D-48). */
  refundOnItsWay: 'Refund on its way',
  /** 'Refunded on 21 Nov 2026, 14:05'. */
  refunded: (when: number) => `Refunded on ${dated(when, { dateStyle: 'medium', timeStyle: 'short' })}`,
  /** '21 Nov 2026'. */
  date: (when: number) => dated(when, { dateStyle: 'medium' }),
  shortDate: (when: number) => dated(when, { dateStyle: 'medium' }),
  /** Payment methods of an order (D-40). */
  paymentMethods: { cod: 'Cash on Delivery', stripe: 'Card', credit: 'Store credit' },
}

export const accountMessages = english
