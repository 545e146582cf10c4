const english = {
  title: 'Track your Order',
  home: 'Home',
  heading: 'Track your Order',
  hint: 'The number is in the mail that we have sent you, and in My Orders. The phone is the one of your account or of the delivery.',
  number: 'Order number',
  phone: 'Mobile number',
  track: 'Show where it is',
  required: 'This field is required.',
  failed: 'Something went wrong! Please check your connection and try again.',
  order: (number: string) => `Order ${number}`,
}

export const trackMessages = english
