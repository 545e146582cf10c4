import '#backoffice.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { router } from '#router.tsx'
import { SignInGate } from '#sign-in/sign-in-gate.tsx'
import { watchForms } from '#ui/form/first-wrong'
import { ToastRegion } from '#ui/toast/toast-region.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no root element')

watchForms()

createRoot(root).render(
  <StrictMode>
    <SignInGate>
      <RouterProvider router={router} />
    </SignInGate>
    <ToastRegion />
  </StrictMode>,
)
