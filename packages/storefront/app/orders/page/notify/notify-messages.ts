const english = {
  heading: 'Order updates',
  hint: 'Get notified when your order is packed, shipped, out for delivery, delivered or refunded.',
  tell: 'Notify me on this device',
  on: "You'll get notifications about this order on this device.",
  stop: 'Turn off',
  denied: 'Notifications are blocked in your browser settings.',
  failed: "We couldn't change notifications. Please try again later.",
}

export const notifyMessages = english
