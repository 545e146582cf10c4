const english = {
  home: 'Home',
  orders: 'My Orders',
  print: 'Print',
  download: 'Save as PDF',
  eInvoice: 'E-invoice (XML)',
  notSaved: "We couldn't create the file. Please try again.",
  failed: "We couldn't load this document",
  failedHint: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  notFound: "We couldn't find that document",
  notFoundHint: 'Open it from the order page.',
  toOrder: 'View order',
  loading: 'Loading the document…',
}

export const taxDocumentMessages = english
