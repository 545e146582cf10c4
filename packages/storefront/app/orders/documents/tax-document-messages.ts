const english = {
  home: 'Home',
  orders: 'My Orders',
  print: 'Print',
  download: 'Save as PDF',
  eInvoice: 'E-invoice (XML)',
  notSaved: 'The file could not be made. Please try again.',
  failed: 'This document is not here yet',
  failedHint: 'Nothing is lost. Please check your connection and try again.',
  tryAgain: 'Try again',
  notFound: 'We could not find that document',
  notFoundHint: 'Please open it from the page of its order.',
  toOrder: 'To the order',
  loading: 'The document is on its way.',
}

export const taxDocumentMessages = english
