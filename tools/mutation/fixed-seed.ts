import fc from 'fast-check'

// Whether a change is noticed must not depend on what a property draws.
fc.configureGlobal({ seed: 1 })
