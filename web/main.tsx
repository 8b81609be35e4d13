import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followQueries } from '#web/cache/follow-queries.ts'
import { makeQueryClient } from '#web/cache/query-client.ts'
import { startActivity } from '#web/filters/activity.ts'
import { startI18n } from '#web/language/i18n.ts'
import { router } from '#web/pages/router.tsx'
import { redirectOf, takeHash, watchHash } from '#web/session/hash-token.ts'
import { startSession } from '#web/session/session.ts'
import { followUsage } from '#web/usage/follow-usage.ts'
import '#web/styles.css'

startOrExplain()

/** Starts the page. An error at the start is shown in words, and reported like any uncaught error. */
function startOrExplain() {
  try {
    const elsewhere = redirectOf(window.location)
    if (elsewhere === null) start()
    else window.location.replace(elsewhere)
  } catch (cause) {
    import('#web/crash/start-failure.ts').then(({ showStartFailure }) => showStartFailure(cause), reportError)
    reportError(cause)
  }
}

function start() {
  takeHash()
  watchHash()
  startI18n()
  const queryClient = makeQueryClient()
  // `followQueries` and `followUsage` follow the session, so they start before it.
  followQueries(queryClient)
  followUsage(queryClient)
  startSession()
  startActivity()
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no root element')
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
