import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startI18n } from '#web/core/i18n.ts'
import { router } from '#web/pages/router.tsx'
import '#web/styles.css'

startI18n()
const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } })

const place = document.getElementById('root')
if (!place) throw new Error('The page has no root element')
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
