const english = {
  title: 'Track your Order',
  home: 'Home',
  heading: 'Track your Order',
  hint: 'Your order number is in your confirmation email and in My Orders. Use the mobile number from your account or delivery address.',
  number: 'Order number',
  phone: 'Mobile number',
  track: 'Track order',
  required: 'This field is required.',
  failed: 'Something went wrong. Please check your connection and try again.',
  order: (number: string) => `Order ${number}`,
}

export const trackMessages = english
