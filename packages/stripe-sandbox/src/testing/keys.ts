export const secretKey = 'sk_test_sandboxOfATest'
export const publishableKey = 'pk_test_sandboxOfATest'
export const webhookSecret = 'whsec_sandboxOfATest'
